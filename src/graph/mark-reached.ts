import type { Links } from './find-components.ts';

export interface ReachOptions {
  /** Edge → 1 if it is followed. Without it, all edges are. */
  readonly follows?: Uint8Array;
  /** The search stops at this node. */
  readonly until?: number;
}

/** Node → 1 if it can be reached from this node. */
export function markReached(
  { nodeCount, edgeStart, edgeTarget }: Links,
  from: number,
  { follows, until }: ReachOptions = {},
): Uint8Array {
  const isReached = new Uint8Array(nodeCount);
  const reached = new Uint32Array(nodeCount);
  let count = 1;
  isReached[from] = 1;
  reached[0] = from;
  for (let at = 0; at < count; at++) {
    const node = reached[at]!;
    for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
      const next = edgeTarget[edge]!;
      if (next >= nodeCount || isReached[next] === 1 || follows?.[edge] === 0) continue;
      isReached[next] = 1;
      if (next === until) return isReached;
      reached[count++] = next;
    }
  }
  return isReached;
}
