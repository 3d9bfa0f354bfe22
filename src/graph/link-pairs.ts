import type { Links } from './find-components.ts';

/** A graph of these pairs, which may hold the same one twice. */
export function linkPairs(
  nodeCount: number,
  pairs: readonly { readonly from: number; readonly to: number }[],
): Links {
  const edgeStart = new Uint32Array(nodeCount + 1);
  for (const { from } of pairs) edgeStart[from + 1]!++;
  for (let node = 0; node < nodeCount; node++) edgeStart[node + 1]! += edgeStart[node]!;
  const next = edgeStart.slice();
  const edgeTarget = new Uint32Array(pairs.length);
  for (const { from, to } of pairs) edgeTarget[next[from]!++] = to;
  return { nodeCount, edgeStart, edgeTarget };
}
