// The sign of what a change did to something, with its colour and, for screen readers, its word.
import '../style/changes.css';
import type { NodeState } from '../state/change/align-reports.ts';

export type ShownState = Exclude<NodeState, 'same'>;

export const stateSigns: Readonly<Record<ShownState, string>> = { added: '+', removed: '−', changed: '~' };

export function StateSign({ state }: { readonly state: ShownState }) {
  return (
    <span class="state-sign" data-state={state} title={state}>
      <span aria-hidden="true">{stateSigns[state]}</span>
      <span class="visually-hidden">{state} </span>
    </span>
  );
}
