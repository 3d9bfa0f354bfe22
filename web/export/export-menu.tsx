// The export button. The content of its menu is loaded when it is first opened.
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import '../style/export.css';

export function ExportMenu() {
  const [Contents, setContents] = useState<ComponentType | null>(null);
  async function load(): Promise<void> {
    const { ExportPanel } = await import('./export-panel.tsx');
    setContents(() => ExportPanel);
  }
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
          if (event.newState === 'open' && Contents === null) void load();
        }}
      >
        {Contents === null ? <p class="muted">Loading…</p> : <Contents />}
      </div>
    </>
  );
}
