// Tarjan 1972, iterative: safe for a chain of 100,000 files.

const none = 0xffff_ffff;

/** A directed graph: the edges of node n are edgeStart[n] … edgeStart[n+1]-1. */
export interface Links {
  readonly nodeCount: number;
  readonly edgeStart: Uint32Array;
  /** Edge → its target node; edges to nodes from `nodeCount` on are ignored. */
  readonly edgeTarget: Uint32Array;
}

/** Node → the number of its strongly connected component, over the edges marked with 1 in `follows`. */
export function findComponents(
  { nodeCount, edgeStart, edgeTarget }: Links,
  follows: Uint8Array,
): Uint32Array {
  const componentOf = new Uint32Array(nodeCount).fill(none);
  /** When a node was first visited, from 1; 0 if not yet. */
  const seenAt = new Uint32Array(nodeCount);
  /** The earliest visited node that is still open and known to be reachable, by its time of visit. */
  const low = new Uint32Array(nodeCount);
  const nextEdge = edgeStart.slice();
  /** The path from the root to the current node. */
  const path = new Uint32Array(nodeCount);
  /** Visited nodes without a component yet (Tarjan's stack). */
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

/** Component → its number of nodes. */
export function componentSizes(componentOf: Uint32Array): Uint32Array {
  const sizes = new Uint32Array(componentOf.length);
  for (let node = 0; node < componentOf.length; node++) sizes[componentOf[node]!]!++;
  return sizes;
}
