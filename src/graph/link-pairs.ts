import type { Links } from './find-components.ts';

/** Edges, one column per field: `from[i]` leads to `to[i]`. A pair may occur twice. */
export interface Pairs {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
}

export function pairsOf(list: readonly { readonly from: number; readonly to: number }[]): Pairs {
  const from = new Uint32Array(list.length);
  const to = new Uint32Array(list.length);
  for (let i = 0; i < list.length; i++) {
    from[i] = list[i]!.from;
    to[i] = list[i]!.to;
  }
  return { from, to };
}

export function linkPairs(nodeCount: number, { from, to }: Pairs): Links {
  const edgeStart = startsOf(nodeCount, from);
  return { nodeCount, edgeStart, edgeTarget: placeBy(from, to, edgeStart.slice()) };
}

function startsOf(nodeCount: number, from: Uint32Array): Uint32Array {
  const starts = new Uint32Array(nodeCount + 1);
  for (let i = 0; i < from.length; i++) starts[from[i]! + 1]!++;
  for (let node = 0; node < nodeCount; node++) starts[node + 1]! += starts[node]!;
  return starts;
}

/** `next` says where the next target of a node belongs. */
function placeBy(from: Uint32Array, to: Uint32Array, next: Uint32Array): Uint32Array {
  const placed = new Uint32Array(to.length);
  for (let i = 0; i < to.length; i++) placed[next[from[i]!]!++] = to[i]!;
  return placed;
}
