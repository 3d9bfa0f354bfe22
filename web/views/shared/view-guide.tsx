// Above the matrix and the layers: how to read the view.
import type { ComponentChildren } from 'preact';
import { index, view } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { Legend } from './legend.tsx';

interface ViewGuideProps {
  readonly hint: string;
  /** Whether the user opened or closed folders, or a tangle is in focus. */
  readonly isChanged: boolean;
  reset(): void;
  readonly children: ComponentChildren;
}

export function ViewGuide({ hint, isChanged, reset, children }: ViewGuideProps) {
  const tangle = index.value?.report.tangles[view.value.tangle ?? -1];
  return (
    <div class="view-guide">
      <p>
        {tangle !== undefined && (
          <b>
            Only the members of the tangle in{' '}
            {tangle.folder === '.' ? 'the project root' : visibleName(tangle.folder)}, in its order.{' '}
          </b>
        )}
        {hint}
      </p>
      <Legend>
        {children}
        {isChanged && (
          <li>
            <button type="button" onClick={reset}>
              {tangle === undefined ? 'Reset folders' : 'Show all folders'}
            </button>
          </li>
        )}
      </Legend>
    </div>
  );
}
