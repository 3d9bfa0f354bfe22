// How much the average reach decreases without some links. Few links matter to few nodes, so this needs no full recount: a
// node is lost to those that reached it before and no longer do, and only nodes lost to the source of a removed link can be
// lost to others.
import type { Links } from '../../graph/find-components.ts';
import { linkPairs } from '../../graph/link-pairs.ts';
import { markReached } from '../../graph/mark-reached.ts';
import type { NodePair } from './link-reachable.ts';
import { countBits, measureReach, reachTargets } from './measure-reach.ts';

/** With more lost nodes, or more sources of removed links, a full recount is faster. */
const limits = { lost: 32, sources: 6 };

/** The cost of each step, in milliseconds for 30,000 nodes and links. */
const cost = { search: 0.3, countSome: 3, countAll: 8 };
/** In a large project, this budget is about a hundredth of the analysis. */
const budget = { inLarge: 10, visits: 300_000 };

/**
 * Removes links one after the other. Returns the remaining average share, or undefined if computing it would take too long.
 */
export type RemoveLinks = (removed: readonly NodePair[]) => number | undefined;

/** Each call starts with all links. */
export function reachMeter(links: Links, reach: number): () => RemoveLinks {
  const { nodeCount } = links;
  const targets = reachTargets(links);
  const back = reverse(links);
  let left = Math.max(budget.inLarge, budget.visits / (nodeCount + links.edgeTarget.length));
  const pay = (price: number): boolean => {
    if (price > left) return false;
    left -= price;
    return true;
  };

  return () => {
    const after = allMarked(links);
    const afterBack = allMarked(links);
    let share = reach;

    function countAgain(): number | undefined {
      return pay(cost.countAll) ? (share = measureReach(links, after)) : undefined;
    }

    return (removed) => {
      const before = after.slice();
      const beforeBack = afterBack.slice();
      for (const [from, to] of removed) {
        unmark(links, after, [from, to]);
        unmark(back, afterBack, [to, from]);
      }
      if (!pay(cost.search * removed.length)) return undefined;
      const cutOff = findCutOff(links, removed, after);
      if (cutOff.length > limits.sources) return countAgain();
      const lost = findLost(links, cutOff, [before, after]).filter((node) => targets.has(node));
      if (lost.length === 0) return share;
      if (lost.length > limits.lost) return countAgain();
      if (!pay(cost.countSome)) return undefined;
      const pairs = countSources(back, lost, beforeBack) - countSources(back, lost, afterBack);
      return (share -= pairs / (targets.count * (nodeCount - 1)));
    };
  };
}

function allMarked({ edgeTarget }: Links): Uint8Array {
  return new Uint8Array(edgeTarget.length).fill(1);
}

/** Sources of removed links that no longer reach the target on another path. */
function findCutOff(links: Links, removed: readonly NodePair[], follows: Uint8Array): readonly number[] {
  const found = new Set<number>();
  for (const [from, to] of removed) {
    if (found.size > limits.sources) break;
    if (!found.has(from) && markReached(links, from, { follows, until: to })[to] === 0) found.add(from);
  }
  return [...found];
}

/** The nodes that these nodes reached before and no longer reach. */
function findLost(
  links: Links,
  nodes: readonly number[],
  [before, after]: readonly [Uint8Array, Uint8Array],
): readonly number[] {
  const lost = new Set<number>();
  for (const from of nodes) {
    const reached = markReached(links, from, { follows: before });
    const left = markReached(links, from, { follows: after });
    for (let node = 0; node < reached.length; node++)
      if (reached[node] === 1 && left[node] === 0) lost.add(node);
  }
  return [...lost];
}

/** Unmarks a single link: a header and its source can both lead to the same file. */
function unmark({ edgeStart, edgeTarget }: Links, follows: Uint8Array, [from, to]: NodePair): void {
  let link = edgeStart[from]!;
  while (edgeTarget[link] !== to || follows[link] === 0) link++;
  follows[link] = 0;
}

function reverse({ nodeCount, edgeStart, edgeTarget }: Links): Links {
  const sourceOf = new Uint32Array(edgeTarget.length);
  for (let node = 0; node < nodeCount; node++) sourceOf.fill(node, edgeStart[node], edgeStart[node + 1]);
  return linkPairs(nodeCount, { from: edgeTarget, to: sourceOf });
}

/** Counts pairs of a node and one of up to 32 nodes that it reaches. A set of these is the bits of one integer. */
function countSources(
  { nodeCount, edgeStart, edgeTarget }: Links,
  nodes: readonly number[],
  follows: Uint8Array,
): number {
  const bits = new Int32Array(nodeCount);
  const isWaiting = new Uint8Array(nodeCount);
  const waiting = [...nodes];
  for (const [i, node] of nodes.entries()) {
    bits[node] = 1 << i;
    isWaiting[node] = 1;
  }
  for (let at = 0; at < waiting.length; at++) {
    const node = waiting[at]!;
    isWaiting[node] = 0;
    for (let link = edgeStart[node]!; link < edgeStart[node + 1]!; link++) {
      const source = edgeTarget[link]!;
      const all = bits[source]! | bits[node]!;
      if (all === bits[source] || follows[link] === 0) continue;
      bits[source] = all;
      if (isWaiting[source] === 1) continue;
      isWaiting[source] = 1;
      waiting.push(source);
    }
  }
  return countBits(bits, 0, nodeCount);
}
