// Where the last graph had everything, so that a new report, another filter or coming back throws nothing about.
import type { ReportIndex } from '../../state/report-index.ts';
import type { Place, ReportGraph } from './build-graph.ts';

let root = '';
let places = new Map<string, Place>();

/** ID → place; empty for a project that was not drawn yet. Another project forgets the last one. */
export function lastPlacesOf(projectRoot: string): Map<string, Place> {
  if (projectRoot !== root) {
    root = projectRoot;
    places = new Map();
  }
  return places;
}

export function rememberPlaces(graph: ReportGraph, { nodes }: ReportIndex, last: Map<string, Place>): void {
  graph.forEachNode((node, { x, y }) => {
    const id = nodes[Number(node)]?.id;
    if (id !== undefined) last.set(id, { x, y });
  });
}
