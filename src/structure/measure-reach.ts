// How much of the project a file reaches, directly and through others, on average. (MacCormack, Rusnak and Baldwin 2006
// call it propagation cost.)
import { findComponents, type Links } from '../graph/find-components.ts';

/** Up to this many nodes each is asked; above, only `sampleSize` of them, evenly spaced. */
const mostExact = 10_000;
const sampleSize = 2048;
/** How many nodes are asked at once: each is a bit. */
const batchWords = 32;

/** The average share of the other nodes that a node reaches, 0 to 1. */
export function measureReach(links: Links): number {
  const { nodeCount } = links;
  if (nodeCount < 2) return 0;
  const asked = chooseNodes(nodeCount);
  const search = new ReachSearch(links);
  let reached = 0;
  for (let start = 0; start < asked.length; start += batchWords * 32) {
    reached += search.countReached(asked.slice(start, start + batchWords * 32));
  }
  // Each reaches itself, which does not count.
  return (reached - asked.length) / (asked.length * (nodeCount - 1));
}

function chooseNodes(nodeCount: number): readonly number[] {
  const count = nodeCount <= mostExact ? nodeCount : sampleSize;
  return Array.from({ length: count }, (_, i) => Math.floor((i * nodeCount) / count));
}

class ReachSearch {
  readonly #links: Links;
  readonly #componentOf: Uint32Array;
  /** Nodes ordered so that, cycles aside, each stands before those that it leads to. */
  readonly #order: Uint32Array;
  /** Component → which of the asked nodes reach it. */
  readonly #reachedBy: Uint32Array;

  constructor(links: Links) {
    this.#links = links;
    this.#componentOf = findComponents(links, new Uint8Array(links.edgeTarget.length).fill(1));
    this.#order = orderByComponent(this.#componentOf);
    this.#reachedBy = new Uint32Array(links.nodeCount * batchWords);
  }

  countReached(asked: readonly number[]): number {
    const { edgeStart, edgeTarget } = this.#links;
    const [componentOf, reachedBy] = [this.#componentOf, this.#reachedBy];
    reachedBy.fill(0);
    for (const [i, node] of asked.entries()) {
      reachedBy[componentOf[node]! * batchWords + (i >> 5)]! |= 1 << (i & 31);
    }
    let reached = 0;
    for (const node of this.#order) {
      const from = componentOf[node]! * batchWords;
      for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
        const to = componentOf[edgeTarget[edge]!]! * batchWords;
        if (to === from) continue;
        for (let word = 0; word < batchWords; word++) reachedBy[to + word]! |= reachedBy[from + word]!;
      }
      for (let word = 0; word < batchWords; word++) reached += countBits(reachedBy[from + word]!);
    }
    return reached;
  }
}

/** Tarjan numbers a component after all that it leads to, so the highest number comes first. */
function orderByComponent(componentOf: Uint32Array): Uint32Array {
  return Uint32Array.from(componentOf.keys()).sort((a, b) => componentOf[b]! - componentOf[a]!);
}

/** Warren, Hacker's Delight: how many bits of 32 are set. */
function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555);
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
