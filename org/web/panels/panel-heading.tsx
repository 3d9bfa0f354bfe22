import { visibleName } from '../../../web/state/visible-name.ts';
import { select } from '../state/selection.ts';

interface PanelHeadingProps {
  readonly kind: string;
  readonly name: string;
}

export function PanelHeading({ kind, name }: PanelHeadingProps) {
  return (
    <header>
      <p class="file-folder">
        {kind}
        <button type="button" class="quiet" aria-label="Clear the selection" onClick={() => select(null)}>
          ×
        </button>
      </p>
      <h2 class="file-name name">{visibleName(name)}</h2>
    </header>
  );
}
