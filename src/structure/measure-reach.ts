// How much of the project a file reaches, directly and through others, on average. (MacCormack, Rusnak and Baldwin 2006
// call it propagation cost.)
import { componentSizes, findComponents, type Links } from '../graph/find-components.ts';

/** Up to this many nodes it is counted which nodes each reaches; above, which of `sampleSize` nodes, evenly spaced. */
const mostExact = 10_000;
const sampleSize = 2048;

/** The average share of the other nodes that a node reaches, 0 to 1. */
export function measureReach(links: Links): number {
  const { nodeCount } = links;
  if (nodeCount < 2) return 0;
  const condensed = condense(links);
  const targets = nodeCount <= mostExact ? nodeCount : sampleSize;
  const reached = nodeCount <= mostExact ? countExactly(condensed) : countSampled(condensed, links);
  // Each reaches itself, which does not count.
  return (reached - targets) / (targets * (nodeCount - 1));
}

/** The components of the graph. Tarjan numbers a component after all that it leads to. */
interface Condensed {
  readonly componentOf: Uint32Array;
  readonly count: number;
  readonly sizes: Uint32Array;
  /** The components that component c leads to are to[start[c]] … to[start[c+1]-1], each once, the nearest first. */
  readonly start: Uint32Array;
  readonly to: Uint32Array;
}

function condense(links: Links): Condensed {
  const { nodeCount, edgeStart, edgeTarget } = links;
  const componentOf = findComponents(links, new Uint8Array(edgeTarget.length).fill(1));
  const sizes = componentSizes(componentOf);
  const nodes = nodesByComponent(componentOf, sizes);
  const start = new Uint32Array(nodeCount + 1);
  const to = new Uint32Array(edgeTarget.length);
  const seenFrom = new Int32Array(nodeCount).fill(-1);
  let count = 0;
  let end = 0;
  for (let at = 0; at < nodeCount; count++) {
    for (const last = at + sizes[count]!; at < last; at++) {
      const node = nodes[at]!;
      for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
        const other = componentOf[edgeTarget[edge]!]!;
        if (other === count || seenFrom[other] === count) continue;
        seenFrom[other] = count;
        insertDescending(to, { start: start[count]!, end }, other);
        end++;
      }
    }
    start[count + 1] = end;
  }
  return { componentOf, count, sizes, start, to };
}

function insertDescending(list: Uint32Array, sorted: { start: number; end: number }, value: number): void {
  let at = sorted.end;
  for (; at > sorted.start && list[at - 1]! < value; at--) list[at] = list[at - 1]!;
  list[at] = value;
}

function nodesByComponent(componentOf: Uint32Array, sizes: Uint32Array): Uint32Array {
  const next = new Uint32Array(componentOf.length + 1);
  for (let i = 0; i < sizes.length; i++) next[i + 1] = next[i]! + sizes[i]!;
  const nodes = new Uint32Array(componentOf.length);
  for (let node = 0; node < componentOf.length; node++) nodes[next[componentOf[node]!]!++] = node;
  return nodes;
}

/** Pairs of nodes of which the first reaches the second. A set of components is a row of bits, as long as it can be. */
function countExactly({ count, sizes, start, to }: Condensed): number {
  const rowAt = new Uint32Array(count + 1);
  for (let row = 0; row < count; row++) rowAt[row + 1] = rowAt[row]! + (row >> 5) + 1;
  const bits = new Int32Array(rowAt[count]!);
  const large: number[] = [];
  for (let component = 0; component < count; component++) if (sizes[component]! > 1) large.push(component);
  let reached = 0;
  for (let component = 0; component < count; component++) {
    const own = rowAt[component]!;
    bits[own + (component >> 5)] = 1 << (component & 31);
    for (let i = start[component]!; i < start[component + 1]!; i++) {
      const other = to[i]!;
      // Most are reached through a nearer one already.
      if (bits[own + (other >> 5)]! & (1 << (other & 31))) continue;
      const words = (other >> 5) + 1;
      const from = rowAt[other]!;
      for (let word = 0; word < words; word++) bits[own + word]! |= bits[from + word]!;
    }
    let nodes = 0;
    for (let at = own; at < rowAt[component + 1]!; at++) if (bits[at] !== 0) nodes += countBits(bits[at]!);
    for (let i = 0; i < large.length && large[i]! <= component; i++) {
      const other = large[i]!;
      if (bits[own + (other >> 5)]! & (1 << (other & 31))) nodes += sizes[other]! - 1;
    }
    reached += nodes * sizes[component]!;
  }
  return reached;
}

/** Pairs of a node and one of the sampled nodes that it reaches. */
function countSampled({ componentOf, count, sizes, start, to }: Condensed, { nodeCount }: Links): number {
  const words = sampleSize / 32;
  const bits = new Int32Array(count * words);
  for (let i = 0; i < sampleSize; i++) {
    const node = Math.floor((i * nodeCount) / sampleSize);
    bits[componentOf[node]! * words + (i >> 5)]! |= 1 << (i & 31);
  }
  let reached = 0;
  for (let component = 0; component < count; component++) {
    const own = component * words;
    for (let i = start[component]!; i < start[component + 1]!; i++) {
      const from = to[i]! * words;
      for (let word = 0; word < words; word++) bits[own + word]! |= bits[from + word]!;
    }
    let nodes = 0;
    for (let word = 0; word < words; word++) nodes += countBits(bits[own + word]!);
    reached += nodes * sizes[component]!;
  }
  return reached;
}

/** Warren, Hacker's Delight: how many bits of 32 are set. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
