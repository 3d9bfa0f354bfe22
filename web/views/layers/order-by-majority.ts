// Puts nodes in an order from bottom to top that follows the majority of each pair: the one that uses the other more is
// above it, unless a chain of other majorities leads from the other back to it.
import { orderByLeastBackWeight } from '../../../src/structure/tangles/order-units.ts';
import { findLevels } from '../groups/levels.ts';

/** Node → the nodes it uses more than they use it → by how much. */
export type Majorities = readonly ReadonlyMap<number, number>[];

/** Node → the nodes it uses → weight. */
export type Uses = readonly ReadonlyMap<number, number>[];

/** `ties` decides between two nodes that use each other equally; its weights must be less than any difference in `uses`. */
export function orderByMajority(uses: Uses, ties: Uses): number[] {
  const preferred = findMajorities(uses.map((own, node) => add(own, ties[node])));
  return settle(orderComponents(preferred), findMajorities(uses));
}

export function findMajorities(uses: Uses): Majorities {
  return uses.map((own, node) => {
    const more = [...own].map(([other, weight]) => [other, weight - (uses[other]?.get(node) ?? 0)] as const);
    return new Map(more.filter(([other, weight]) => weight > 0 && other !== node));
  });
}

function add(own: ReadonlyMap<number, number>, more: ReadonlyMap<number, number> | undefined) {
  const sum = new Map(own);
  for (const [other, weight] of more ?? []) sum.set(other, (sum.get(other) ?? 0) + weight);
  return sum;
}

/** From bottom to top: in a cycle of majorities the order that contradicts the least weight. */
function orderComponents(majorities: Majorities): number[] {
  const { component, componentCount } = findLevels(majorities);
  const members: number[][] = Array.from({ length: componentCount }, () => []);
  component.forEach((number, node) => members[number]?.push(node));
  return members.flatMap((nodes) => (nodes.length === 1 ? nodes : orderCycle(nodes, majorities)));
}

function orderCycle(nodes: readonly number[], majorities: Majorities): number[] {
  const placeOf = new Map(nodes.map((node, place) => [node, place]));
  const between = nodes.flatMap((node, from) =>
    [...(majorities[node] ?? [])].flatMap(([other, weight]) => {
      const to = placeOf.get(other);
      return to === undefined ? [] : [{ from, to, weight }];
    }),
  );
  return orderByLeastBackWeight(nodes.length, between)
    .map((place) => nodes[place] ?? 0)
    .toReversed();
}

/**
 * The least back weight is only approximated for many nodes. Majorities against the order that no chain forces are followed
 * too, the heaviest first; apart from that the order stays.
 */
function settle(order: readonly number[], majorities: Majorities): number[] {
  const placeOf = new Int32Array(order.length);
  order.forEach((node, place) => (placeOf[node] = place));
  const below: number[][] = majorities.map(() => []);
  const against: { readonly node: number; readonly other: number; readonly weight: number }[] = [];
  majorities.forEach((own, node) => {
    for (const [other, weight] of own) {
      if ((placeOf[other] ?? 0) < (placeOf[node] ?? 0)) below[node]?.push(other);
      else against.push({ node, other, weight });
    }
  });
  let isChanged = false;
  for (const { node, other } of against.toSorted((a, b) => b.weight - a.weight)) {
    if (leadsTo(below, other, node)) continue;
    below[node]?.push(other);
    isChanged = true;
  }
  return isChanged ? orderFromBottom(order, below) : [...order];
}

function leadsTo(below: readonly (readonly number[])[], from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const next of below[node] ?? []) seen.add(next);
  }
  return false;
}

/** Each node after all that are below it, otherwise as in `order`. Depth first, without recursion. */
function orderFromBottom(order: readonly number[], below: readonly (readonly number[])[]): number[] {
  const placed = new Set<number>();
  const waiting = order.toReversed();
  for (let node = waiting.at(-1); node !== undefined; node = waiting.at(-1)) {
    const missing = placed.has(node) ? [] : (below[node] ?? []).filter((other) => !placed.has(other));
    waiting.push(...missing);
    if (missing.length > 0) continue;
    placed.add(node);
    waiting.pop();
  }
  return [...placed];
}
