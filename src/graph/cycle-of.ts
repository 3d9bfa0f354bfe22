import type { Graph } from '../model/graph.ts';

/** Node → the index of its cycle in `cycles`; -1 for none. */
export function cycleOf(graph: Graph, cycles: readonly (readonly number[])[]): Int32Array {
  const cycleOfNode = new Int32Array(graph.ids.length).fill(-1);
  for (const [cycle, members] of cycles.entries()) {
    for (const member of members) cycleOfNode[member] = cycle;
  }
  return cycleOfNode;
}
