// The colours of a change: what was added, removed and changed stands out, everything else is faded.
import { type NodeState, nodeStates } from '../../state/change/align-reports.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { Colouring } from './colouring.ts';

export type StateColours = Readonly<Record<NodeState, string>>;

export function colourByState(index: ReportIndex, states: Uint8Array, colours: StateColours): Colouring {
  // The last colour is that of packages, which are squares.
  const palette = [...nodeStates.map((state) => colours[state]), colours.same];
  return {
    palette,
    colourOf: Uint8Array.from(states, (state, node) =>
      state === 0 && node >= index.fileCount ? palette.length - 1 : state,
    ),
    isScale: false,
    legend: [],
    summarize: mostFrequentChange,
  };
}

/** One changed file among a hundred others is what a reader looks for. */
function mostFrequentChange(counts: Uint32Array): number {
  return counts.reduce(
    (best, count, state) => (state > 0 && count > (best === 0 ? 0 : (counts[best] ?? 0)) ? state : best),
    0,
  );
}
