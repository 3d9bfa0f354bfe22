// Says in a word what a change did to something.
import '../style/changes.css';
import type { NodeState } from '../state/change/align-reports.ts';
import { stateSigns } from './state-sign.tsx';

export function StateText({ state }: { readonly state: NodeState | undefined }) {
  if (state === undefined || state === 'same') return null;
  return (
    <span class="state-text" data-state={state}>
      <span aria-hidden="true">{stateSigns[state]} </span>
      {state}
    </span>
  );
}
