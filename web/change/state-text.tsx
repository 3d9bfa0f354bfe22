// Says in a word what a change did to something.
import '../style/changes.css';
import type { NodeState } from './align-reports.ts';

const texts: Readonly<Record<NodeState, string>> = {
  added: '+ added',
  removed: '− removed',
  changed: '~ changed',
  same: '',
};

export function StateText({ state }: { readonly state: NodeState | undefined }) {
  if (state === undefined || state === 'same') return null;
  return (
    <span class="state-text" data-state={state}>
      {texts[state]}
    </span>
  );
}
