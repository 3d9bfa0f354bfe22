// The positions of the last graph, so that a new report, another filter or a change of view does not rearrange it.
import type { ReportIndex } from '../../state/report-index.ts';
import type { Position, ReportGraph } from './build-graph.ts';

let root = '';
let positions = new Map<string, Position>();

/** ID → position; empty for a project that was not drawn yet. Only one project is kept. */
export function savedPositionsOf(projectRoot: string): Map<string, Position> {
  if (projectRoot !== root) {
    root = projectRoot;
    positions = new Map();
  }
  return positions;
}

export function savePositions(graph: ReportGraph, { nodes }: ReportIndex, last: Map<string, Position>): void {
  graph.forEachNode((node, { x, y }) => {
    const id = nodes[Number(node)]?.id;
    if (id !== undefined) last.set(id, { x, y });
  });
}
