// Tarjan 1972, without recursion: a chain of 100,000 files is a legal project.

const none = 0xffff_ffff;

/** A directed graph: the edges of node n are edgeStart[n] … edgeStart[n+1]-1. */
export interface Links {
  readonly nodeCount: number;
  readonly edgeStart: Uint32Array;
  /** Edge → the node it leads to; edges to nodes from `nodeCount` on are passed over. */
  readonly edgeTarget: Uint32Array;
}

/** Node → number of its strongly connected component, over the edges that `follows` marks with 1. */
export function findComponents(
  { nodeCount, edgeStart, edgeTarget }: Links,
  follows: Uint8Array,
): Uint32Array {
  const componentOf = new Uint32Array(nodeCount).fill(none);
  /** When a node was first seen, from 1; 0 while it was not. */
  const seenAt = new Uint32Array(nodeCount);
  /** The earliest node still open that is known to be reachable, by when it was seen. */
  const low = new Uint32Array(nodeCount);
  const nextEdge = edgeStart.slice();
  /** The way from the root to where the search stands. */
  const path = new Uint32Array(nodeCount);
  /** Nodes seen that have no component yet. */
  const open = new Uint32Array(nodeCount);
  let pathLength = 0;
  let openCount = 0;
  let seenCount = 0;
  let componentCount = 0;

  for (let root = 0; root < nodeCount; root++) {
    if (seenAt[root] !== 0) continue;
    let node = root;
    seenAt[node] = low[node] = ++seenCount;
    path[pathLength++] = open[openCount++] = node;
    while (pathLength > 0) {
      node = path[pathLength - 1]!;
      const edge = nextEdge[node]!;
      if (edge < edgeStart[node + 1]!) {
        nextEdge[node] = edge + 1;
        const target = edgeTarget[edge]!;
        if (target >= nodeCount || follows[edge] !== 1) continue;
        if (seenAt[target] === 0) {
          seenAt[target] = low[target] = ++seenCount;
          path[pathLength++] = open[openCount++] = target;
        } else if (componentOf[target] === none && seenAt[target]! < low[node]!) low[node] = seenAt[target]!;
        continue;
      }
      pathLength--;
      if (low[node] === seenAt[node]) {
        do componentOf[open[--openCount]!] = componentCount;
        while (open[openCount] !== node);
        componentCount++;
      } else {
        const above = path[pathLength - 1]!;
        if (low[node]! < low[above]!) low[above] = low[node]!;
      }
    }
  }
  return componentOf;
}

/** Component → how many nodes are in it. */
export function componentSizes(componentOf: Uint32Array): Uint32Array {
  const sizes = new Uint32Array(componentOf.length);
  for (let node = 0; node < componentOf.length; node++) sizes[componentOf[node]!]!++;
  return sizes;
}
