// Leads from the list of what changed to the picture: selects it, on a side that has it.
import type { ChangedCycle, ChangedTangle } from '../../src/model/change.ts';
import { alignedReports, navigate, view } from './store.ts';
import type { Side, ViewState } from './view-state.ts';
import type { NodeState } from './change/align-reports.ts';

/** A file or package, or the dependency of the first on the second. */
export function showNodes(state: NodeState, selected: string, second: string | null = null): void {
  navigate({ ...picture(), side: sideWith(state), selected, second, cycle: null });
}

/** A cycle that is gone is shown as it was. */
export function showCycle({ state, members }: ChangedCycle): void {
  const side = state === 'gone' ? 'before' : 'both';
  const wanted = new Set(members);
  const cycle = alignedReports.value
    ?.indexOf(side)
    .report.cycles.findIndex((files) => files.some((file) => wanted.has(file)));
  navigate({
    ...picture(),
    side,
    cycle: cycle === -1 ? null : (cycle ?? null),
    selected: null,
    second: null,
  });
}

/** In the layers, its members as boxes. */
export function showTangle({ state, folder, members }: ChangedTangle): void {
  const side = state === 'gone' ? 'before' : 'both';
  const wanted = new Set(members);
  const tangle = alignedReports.value
    ?.indexOf(side)
    .report.tangles.findIndex(
      (other) => other.folder === folder && other.members.some((member) => wanted.has(member)),
    );
  if (tangle === undefined || tangle === -1) return;
  navigate({ view: 'layers', side, tangle, opened: [], closed: [], box: null, scroll: null });
}

export function showSide(side: Side): void {
  // Their numbers are those of one report.
  navigate({ side, cycle: null, tangle: null });
}

function sideWith(state: NodeState): Side {
  const { side } = view.value;
  const lacks = { added: 'before', removed: 'after', changed: null, same: null }[state];
  return side === lacks ? 'both' : side;
}

/** The table is no picture. */
function picture(): Partial<ViewState> {
  return view.value.view === 'table' ? { view: 'map' } : {};
}
