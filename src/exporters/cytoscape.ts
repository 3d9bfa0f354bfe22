// Cytoscape.js: can be loaded with `cytoscape(json)`. Every folder is the parent of its files.
import type { DetailedEdge, DetailedNode, Report } from '../model/report.ts';
import { type Box, boxesOf } from './boxes-of.ts';
import type { Exporter } from './exporter.ts';

export const cytoscape: Exporter = {
  id: 'cytoscape',
  description: 'Cytoscape.js elements, for network viewers and web pages',
  fileName: 'graph-cytoscape.json',
  mediaType: 'application/json',

  *render({ detailed }: Report): Iterable<string> {
    yield '{"elements":{"nodes":[\n';
    yield* elements(nodeData(detailed.nodes));
    yield '\n],"edges":[\n';
    yield* elements(edgeData(detailed));
    yield '\n]}}\n';
  },
};

function* elements(items: Iterable<object>): Iterable<string> {
  let separator = '';
  for (const data of items) {
    yield `${separator}${JSON.stringify({ data })}`;
    separator = ',\n';
  }
}

function* nodeData(nodes: readonly DetailedNode[]): Iterable<object> {
  for (const box of boxesOf(nodes)) {
    const parent = parentId(box);
    yield { id: parent, label: box.label, type: 'folder' };
    for (const node of box.nodes) yield { ...node, parent };
  }
}

/** Ends with a slash, unlike file paths and package names. */
function parentId(box: Box): string {
  return box.kind === 'folder' ? `folder:${box.label}/` : 'packages/';
}

/** Nodes and edges share one set of IDs, and a file may be named `cart.ts->price.ts`: then the edge has its number as ID. */
function* edgeData({ nodes, edges }: Report['detailed']): Iterable<DetailedEdge> {
  const taken = new Set(nodes.map(({ id }) => id));
  for (const [index, edge] of edges.entries()) {
    yield taken.has(edge.id) ? { ...edge, id: `edge:${index}/` } : edge;
    taken.add(edge.id);
  }
}
