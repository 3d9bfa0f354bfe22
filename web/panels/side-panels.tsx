// The left side: what was found, one kind at a time.
import type { ComponentType } from 'preact';
import { goTo, index, view } from '../state/store.ts';
import type { PanelId } from '../state/view-state.ts';
import '../style/panels.css';
import { AdvicePanel } from './advice-panel.tsx';
import { CyclesPanel } from './cycles-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { RisksPanel } from './risks-panel.tsx';

const panels: readonly { readonly id: PanelId; readonly title: string; readonly Panel: ComponentType }[] = [
  { id: 'risks', title: 'Risks', Panel: RisksPanel },
  { id: 'cycles', title: 'Cycles', Panel: CyclesPanel },
  { id: 'problems', title: 'Unresolved', Panel: ProblemsPanel },
  { id: 'advice', title: 'Advice', Panel: AdvicePanel },
];

export function SidePanels() {
  const open = panels.find(({ id }) => id === view.value.panel) ?? panels[0];
  if (open === undefined || index.value === null) return null;
  return (
    <>
      <div class="tabs" role="tablist" aria-label="Findings">
        {panels.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open.id}
            aria-controls="side-panel"
            onClick={() => goTo({ panel: id })}
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
