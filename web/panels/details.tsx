// The details of what is selected. On a phone, where all else is below the view, they are a sheet over the lower part of the
// page: whatever is selected, and wherever, they are there.
import { useState } from 'preact/hooks';
import { isViewPainted } from '../state/first-paint.ts';
import { selectedId } from '../state/store.ts';
import { FilePanel } from './file-panel.tsx';
import { moveFocusInList } from './list-keys.ts';

export function Details() {
  const [isTall, setTall] = useState(false);
  const isSheet = selectedId.value !== null && selectedId.value !== '';
  return (
    <aside
      class="side right"
      aria-label="Selected file"
      data-sheet={isSheet ? (isTall ? 'tall' : 'low') : undefined}
      onKeyDown={moveFocusInList}
    >
      {isSheet && (
        <button
          type="button"
          class="quiet sheet-size"
          aria-expanded={isTall}
          onClick={() => setTall(!isTall)}
        >
          {isTall ? 'Less ▾' : 'More ▴'}
        </button>
      )}
      {isViewPainted.value && <FilePanel />}
    </aside>
  );
}
