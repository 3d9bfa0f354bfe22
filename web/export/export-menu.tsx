// The export button. The content of its menu is loaded when it is first opened.
import { useState } from 'preact/hooks';
import { loadPanel } from '../panels/load-panel.tsx';
import '../style/export.css';

const Contents = loadPanel('The exports', async () => (await import('./export-panel.tsx')).ExportPanel);

export function ExportMenu() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button type="button" class="export-button" popovertarget="export-menu">
        Export
      </button>
      <div
        id="export-menu"
        class="export-menu"
        popover="auto"
        role="group"
        aria-label="Export"
        onToggle={(event) => {
          if (event.newState === 'open') setOpened(true);
        }}
      >
        {wasOpened && <Contents />}
      </div>
    </>
  );
}
