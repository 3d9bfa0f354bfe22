import type { Links } from './find-components.ts';
import { linkPairs } from './link-pairs.ts';
import type { Graph } from '../model/graph.ts';

/** Node → its incoming edges, sorted on first use. */
export function edgesByTarget({ ids, edgeTarget }: Graph): (node: number) => Uint32Array {
  let links: Links | undefined;
  const link = (): Links => {
    const edges = new Uint32Array(edgeTarget.length);
    for (let edge = 0; edge < edges.length; edge++) edges[edge] = edge;
    return linkPairs(ids.length, { from: edgeTarget, to: edges });
  };
  return (node) => {
    const { edgeStart, edgeTarget: edges } = (links ??= link());
    return edges.subarray(edgeStart[node], edgeStart[node + 1]);
  };
}
