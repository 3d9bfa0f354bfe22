// Above the matrix and the layers: how to read the view.
import type { ComponentChildren } from 'preact';
import { Legend } from './legend.tsx';

interface ViewGuideProps {
  readonly hint: string;
  /** Whether the user opened or closed folders. */
  readonly isChanged: boolean;
  reset(): void;
  readonly children: ComponentChildren;
}

export function ViewGuide({ hint, isChanged, reset, children }: ViewGuideProps) {
  return (
    <div class="view-guide">
      <p>{hint}</p>
      <Legend>
        {children}
        {isChanged && (
          <li>
            <button type="button" onClick={reset}>
              Reset folders
            </button>
          </li>
        )}
      </Legend>
    </div>
  );
}
