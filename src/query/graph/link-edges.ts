// The edges of each node in both directions.

export interface LinkedEdges {
  /** The outgoing edges of node n are outEdges[outStart[n]] … outEdges[outStart[n + 1] - 1]; the incoming edges likewise. */
  readonly outStart: Uint32Array;
  readonly outEdges: Uint32Array;
  readonly inStart: Uint32Array;
  readonly inEdges: Uint32Array;
}

/** Indexes edges by source and by target. */
export function linkEdges(edgeSource: Uint32Array, edgeTarget: Uint32Array, nodeCount: number): LinkedEdges {
  const from = groupEdges(edgeSource, nodeCount);
  const to = groupEdges(edgeTarget, nodeCount);
  return { outStart: from.start, outEdges: from.members, inStart: to.start, inEdges: to.members };
}

interface Grouped {
  readonly start: Uint32Array;
  readonly members: Uint32Array;
}

function groupEdges(endOf: Uint32Array, nodeCount: number): Grouped {
  const start = new Uint32Array(nodeCount + 1);
  for (const node of endOf) start[node + 1] = (start[node + 1] ?? 0) + 1;
  for (let node = 0; node < nodeCount; node++) start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0);
  const next = start.slice();
  const members = new Uint32Array(endOf.length);
  endOf.forEach((node, edge) => {
    const place = next[node] ?? 0;
    members[place] = edge;
    next[node] = place + 1;
  });
  return { start, members };
}
