// How much of the project a file reaches on average, directly and indirectly. MacCormack, Rusnak and Baldwin (2006) call it
// propagation cost.
import { componentSizes, findComponents, type Links } from '../../graph/find-components.ts';

/** Up to this many nodes, reach is counted exactly; above, only `sampleSize` evenly spaced target nodes are counted. */
const maxExact = 10_000;
const sampleSize = 2048;

export interface ReachTargets {
  readonly count: number;
  has(node: number): boolean;
}

/** The target nodes that are counted. */
export function reachTargets({ nodeCount }: Pick<Links, 'nodeCount'>): ReachTargets {
  if (nodeCount <= maxExact) return { count: nodeCount, has: () => true };
  const sampled = new Set(Array.from({ length: sampleSize }, (_, i) => sampledNode(i, nodeCount)));
  return { count: sampleSize, has: (node) => sampled.has(node) };
}

function sampledNode(i: number, nodeCount: number): number {
  return Math.floor((i * nodeCount) / sampleSize);
}

/** The average share (0 to 1) of the other nodes that a node reaches, over the edges marked in `follows`. */
export function measureReach(
  links: Links,
  follows: Uint8Array = new Uint8Array(links.edgeTarget.length).fill(1),
): number {
  const { nodeCount } = links;
  if (nodeCount < 2) return 0;
  const condensed = condense(links, follows);
  const targets = nodeCount <= maxExact ? nodeCount : sampleSize;
  const reached = nodeCount <= maxExact ? countExactly(condensed) : countSampled(condensed, links);
  // Each node reaches itself, which does not count.
  return (reached - targets) / (targets * (nodeCount - 1));
}

/** The components of the graph. Tarjan numbers a component after all components that it leads to. */
interface Condensed {
  readonly componentOf: Uint32Array;
  readonly count: number;
  readonly sizes: Uint32Array;
  /** Nodes sorted by component: those of component c have the positions first[c] … first[c+1]-1. */
  readonly first: Uint32Array;
  /** The components that component c leads to are to[start[c]] … to[start[c+1]-1], unique and ascending. */
  readonly start: Uint32Array;
  readonly to: Uint32Array;
}

function condense(links: Links, follows: Uint8Array): Condensed {
  const { nodeCount, edgeStart, edgeTarget } = links;
  const componentOf = findComponents(links, follows);
  const sizes = componentSizes(componentOf);
  const first = new Uint32Array(nodeCount + 1);
  for (let i = 0; i < nodeCount; i++) first[i + 1] = first[i]! + sizes[i]!;
  const nodes = nodesByComponent(componentOf, first);
  const start = new Uint32Array(nodeCount + 1);
  const to = new Uint32Array(edgeTarget.length);
  const seenFrom = new Int32Array(nodeCount).fill(-1);
  let count = 0;
  let end = 0;
  for (let at = 0; at < nodeCount; count++) {
    const begin = end;
    for (const last = first[count + 1]!; at < last; at++) {
      const node = nodes[at]!;
      for (let edge = edgeStart[node]!, after = edgeStart[node + 1]!; edge < after; edge++) {
        const other = componentOf[edgeTarget[edge]!]!;
        if (other === count || seenFrom[other] === count || follows[edge] === 0) continue;
        seenFrom[other] = count;
        to[end++] = other;
      }
    }
    start[count + 1] = end;
    if (end - begin > 1) to.subarray(begin, end).sort();
  }
  return { componentOf, count, sizes, first, start, to };
}

function nodesByComponent(componentOf: Uint32Array, first: Uint32Array): Uint32Array {
  const next = first.slice();
  const nodes = new Uint32Array(componentOf.length);
  for (let node = 0; node < componentOf.length; node++) nodes[next[componentOf[node]!]!++] = node;
  return nodes;
}

/**
 * Counts pairs of nodes of which the first reaches the second. The reachable nodes of a component, by position, are a row of
 * bits, from the word of the lowest reachable position to that of the component itself. In a project with many packages, rows
 * are short.
 */
function countExactly({ count, sizes, first, start, to }: Condensed): number {
  const lowest = new Uint32Array(count);
  const rowAt = new Uint32Array(count + 1);
  for (let component = 0; component < count; component++) {
    let low = first[component]! >> 5;
    for (let i = start[component]!; i < start[component + 1]!; i++) low = Math.min(low, lowest[to[i]!]!);
    lowest[component] = low;
    rowAt[component + 1] = rowAt[component]! + wordsUpTo(first[component + 1]!) - low;
  }
  const bits = new Int32Array(rowAt[count]!);
  let reached = 0;
  for (let component = 0; component < count; component++) {
    /** The index at which the row's word for the first positions would be. */
    const own = rowAt[component]! - lowest[component]!;
    // Most are already reached through a nearer component, and these have higher numbers.
    for (let i = start[component + 1]! - 1; i >= start[component]!; i--) {
      const other = to[i]!;
      const place = first[other]!;
      if ((bits[own + (place >> 5)]! & (1 << (place & 31))) !== 0) continue;
      const at = rowAt[other]!;
      unite(bits, own + lowest[other]!, { at, words: rowAt[other + 1]! - at });
    }
    for (let place = first[component]!; place < first[component + 1]!; place++)
      bits[own + (place >> 5)]! |= 1 << (place & 31);
    reached += countBits(bits, rowAt[component]!, rowAt[component + 1]!) * sizes[component]!;
  }
  return reached;
}

/** Number of 32-bit words for this many positions. */
function wordsUpTo(places: number): number {
  return (places + 31) >> 5;
}

/** Counts pairs of a node and a sampled node that it reaches. */
function countSampled({ componentOf, count, sizes, start, to }: Condensed, { nodeCount }: Links): number {
  const words = sampleSize / 32;
  const bits = new Int32Array(count * words);
  for (let i = 0; i < sampleSize; i++) {
    const node = sampledNode(i, nodeCount);
    bits[componentOf[node]! * words + (i >> 5)]! |= 1 << (i & 31);
  }
  let reached = 0;
  for (let component = 0; component < count; component++) {
    const own = component * words;
    for (let i = start[component]!; i < start[component + 1]!; i++) {
      unite(bits, own, { at: to[i]! * words, words });
    }
    reached += countBits(bits, own, own + words) * sizes[component]!;
  }
  return reached;
}

interface Row {
  readonly at: number;
  readonly words: number;
}

/** Adds the bits of one row to another. */
function unite(bits: Int32Array, own: number, { at, words }: Row): void {
  for (let word = 0; word < words; word++) bits[own + word]! |= bits[at + word]!;
}

/** The number of set bits (Warren, Hacker's Delight). */
export function countBits(bits: Int32Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) {
    let word = bits[at]!;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}
