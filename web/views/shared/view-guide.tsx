// Above a view of folders that open and close: how to read it.
import type { ComponentChildren } from 'preact';
import { Key } from './legend.tsx';

interface ViewGuideProps {
  readonly hint: string;
  /** Whether the person opened or closed folders. */
  readonly isChanged: boolean;
  startOver(): void;
  readonly children: ComponentChildren;
}

export function ViewGuide({ hint, isChanged, startOver, children }: ViewGuideProps) {
  return (
    <div class="reading">
      <p>{hint}</p>
      <Key>
        {children}
        {isChanged && (
          <li>
            <button type="button" onClick={startOver}>
              Folders as at the start
            </button>
          </li>
        )}
      </Key>
    </div>
  );
}
