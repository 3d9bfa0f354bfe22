// The panels on the left, one at a time.
import type { ComponentType } from 'preact';
import { alignedReports, navigate, index, view } from '../state/store.ts';
import type { PanelId } from '../state/view-state.ts';
import '../style/panels.css';
import { loadPanel } from './load-panel.tsx';
import { RisksPanel } from './risks-panel.tsx';

interface PanelEntry {
  readonly id: PanelId;
  readonly title: string;
  readonly Panel: ComponentType;
}

const CyclesPanel = loadPanel('The cycles', async () => (await import('./cycles-panel.tsx')).CyclesPanel);
const TanglesPanel = loadPanel('The tangles', async () => (await import('./tangles-panel.tsx')).TanglesPanel);
const DiagnosticsPanel = loadPanel(
  'The diagnostics',
  async () => (await import('./diagnostics-panel.tsx')).DiagnosticsPanel,
);
const AdvicePanel = loadPanel('The advice', async () => (await import('./advice-panel.tsx')).AdvicePanel);
const RulesPanel = loadPanel('The rules', async () => (await import('./rules/rules-panel.tsx')).RulesContent);
const ChangesPanel = loadPanel(
  'The changes',
  async () => (await import('./changes/changes-panel.tsx')).ChangesContent,
);

const panelsOfProject: readonly PanelEntry[] = [
  { id: 'risks', title: 'Risks', Panel: RisksPanel },
  { id: 'cycles', title: 'Cycles', Panel: CyclesPanel },
  { id: 'tangles', title: 'Tangles', Panel: TanglesPanel },
  { id: 'rules', title: 'Rules', Panel: RulesPanel },
  { id: 'diagnostics', title: 'Diagnostics', Panel: DiagnosticsPanel },
  { id: 'advice', title: 'Advice', Panel: AdvicePanel },
];

const panelsOfChange: readonly PanelEntry[] = [
  { id: 'changes', title: 'Changes', Panel: ChangesPanel },
  ...panelsOfProject,
];

function listPanels(): readonly PanelEntry[] {
  return alignedReports.value === null ? panelsOfProject : panelsOfChange;
}

export function SidePanels() {
  const panels = listPanels();
  const open = panels.find(({ id }) => id === view.value.panel) ?? panels[0];
  if (open === undefined || index.value === null) return null;
  return (
    <>
      <div class="tabs" role="tablist" aria-label="Findings" onKeyDown={moveToTab}>
        {panels.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            tabIndex={id === open.id ? 0 : -1}
            aria-selected={id === open.id}
            aria-controls="side-panel"
            onClick={() => navigate({ panel: id })}
          >
            {title}
          </button>
        ))}
      </div>
      <div id="side-panel" role="tabpanel" aria-labelledby={`tab-${open.id}`}>
        <open.Panel />
      </div>
    </>
  );
}

/** The left and right arrow keys move between tabs. */
function moveToTab(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const panels = listPanels();
  const at = Math.max(
    0,
    panels.findIndex(({ id }) => id === view.value.panel),
  );
  const next = panels[(at + step + panels.length) % panels.length];
  if (next === undefined) return;
  event.preventDefault();
  navigate({ panel: next.id });
  document.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
}
