// Nothing is selected: how the whole organisation went, and what to do here.
import { api } from '../api.ts';
import { useAnswer } from '../state/use-answer.ts';
import { AnswerState } from './answer-state.tsx';
import { PanelSection } from './panel-section.tsx';
import { Sparkline } from './sparkline.tsx';

export function OverviewPanel() {
  const answer = useAnswer('all', () => api.trend());
  return (
    <div class="file-panel">
      <PanelSection title="Health of all over time">
        <AnswerState answer={answer} render={(points) => <Sparkline points={points} />} />
      </PanelSection>
      <p class="nothing-selected">
        Select a repository on the map or in the list, or search for a package to see who uses it.
      </p>
    </div>
  );
}
