// The level of each box: the project's own order from top to bottom, so that a box is above what it depends on and the few
// dependencies against that order point up. Boxes that do not depend on each other may share a level.
import type { ShownGroups } from '../groups/shown-groups.ts';
import { type KnownOrder, areInCycle, findSiblings, orderSiblings } from '../groups/siblings.ts';

export interface LevelledGroup {
  /** Number of the group. */
  readonly number: number;
  /** 0 is the lowest. */
  readonly level: number;
  /** Whether it, or a folder that contains it, is in a cycle. */
  readonly inCycle: boolean;
}

export function orderGroups(shown: ShownGroups, known: KnownOrder): LevelledGroup[] {
  const siblings = findSiblings(shown, known);
  const order = closedGroups(shown, (parent) => orderSiblings(siblings, parent));
  const place = new Map(order.map((number, at) => [number, at]));
  const below = findBelow(shown, place);
  const level = new Map<number, number>();
  for (const number of order) {
    const highest = (below.get(number) ?? []).reduce(
      (most, other) => Math.max(most, level.get(other) ?? 0),
      -1,
    );
    level.set(number, highest + 1);
  }
  const circular = findCircular(shown);
  return order.map((number) => ({ number, level: level.get(number) ?? 0, inCycle: circular.has(number) }));
}

/** The groups in cycles, violations included. */
function findCircular(shown: ShownGroups): ReadonlySet<number> {
  const siblings = findSiblings(shown);
  const inCycle = shown.links.filter(({ from, to }) => areInCycle(shown, siblings, from, to));
  return new Set(inCycle.flatMap(({ from, to }) => [from, to]));
}

/** From the lowest to the highest; those of a folder together. */
function closedGroups(shown: ShownGroups, childrenOf: (parent: number) => readonly number[]): number[] {
  const order: number[] = [];
  const waiting = [0];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (shown.isOpen[number] === 1) waiting.push(...childrenOf(number).toReversed());
    else order.push(number);
  }
  return order;
}

/** Group → the groups that are linked to it, in either direction, and lower in the order. */
function findBelow(shown: ShownGroups, place: ReadonlyMap<number, number>): Map<number, number[]> {
  const below = new Map<number, number[]>();
  for (const { from, to } of shown.links) {
    if (from === to) continue;
    const [low, high] = (place.get(from) ?? 0) < (place.get(to) ?? 0) ? [from, to] : [to, from];
    const known = below.get(high);
    if (known === undefined) below.set(high, [low]);
    else known.push(low);
  }
  return below;
}
