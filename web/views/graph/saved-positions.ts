// The positions of the last graph, so that a new report, another filter, an opened folder or a change of view does not
// rearrange it.
import type { Group } from '../groups/group-tree.ts';
import type { GroupGraph, Position } from './build-graph.ts';

let root = '';
let positions = new Map<string, Position>();

/** Key of a group → position; empty for a project that was not drawn yet. Only one project is kept. */
export function savedPositionsOf(projectRoot: string): Map<string, Position> {
  if (projectRoot !== root) {
    root = projectRoot;
    positions = new Map();
  }
  return positions;
}

/** As the layout left them. */
export function savePositions(
  graph: GroupGraph,
  groups: readonly Group[],
  last: Map<string, Position>,
): void {
  graph.forEachNode((node, { x, y }) => {
    const key = groups[Number(node)]?.key;
    if (key !== undefined) last.set(key, { x, y });
  });
}
