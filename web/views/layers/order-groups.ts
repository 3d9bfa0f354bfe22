// The level of each box. Of two boxes, the one that uses the other more is above it, so that a few dependencies against the
// order point up and never turn it round. Boxes that do not depend on each other may share a level.
import type { ShownGroups } from '../groups/shown-groups.ts';
import { type KnownTangles, areInCycle, findMembers, findSiblings, keepJudged } from '../groups/siblings.ts';
import { orderByMajority } from './order-by-majority.ts';
import type { Violation } from './violations.ts';

export interface LevelledGroup {
  /** Number of the group. */
  readonly number: number;
  /** 0 is the lowest. */
  readonly level: number;
  /** Whether it, or a folder that contains it, is in a cycle. */
  readonly inCycle: boolean;
}

/** What the report says about the order. */
export interface KnownOrder {
  readonly violations?: readonly Violation[];
  readonly tangles?: KnownTangles;
  /** Where a tangle is in focus: group → its place in the order of the tangle, from the top. */
  readonly places?: Int32Array | undefined;
}

export function orderGroups(shown: ShownGroups, known: KnownOrder): LevelledGroup[] {
  const { uses, ties } = weighUses(shown, known);
  const { places } = known;
  const order = orderByMajority(uses, ties)
    .filter((number) => shown.isOpen[number] === 0)
    .toSorted((a, b) => (places?.[b] ?? 0) - (places?.[a] ?? 0));
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

/** Less than any difference between two weights of links. */
const tieWeight = 1e-6;

/**
 * How much each box uses the others. What the report says about their order decides only where they use each other equally,
 * or where there are only violations between them. A configured order is the user's decision: it comes before majorities.
 */
function weighUses(shown: ShownGroups, { violations = [], tangles = [] }: KnownOrder) {
  const uses = shown.groups.map(() => new Map<number, number>());
  const ties = shown.groups.map(() => new Map<number, number>());
  const raise = (weights: Map<number, number>[], upper: number, lower: number, weight: number): void => {
    const own = weights[upper];
    own?.set(lower, (own.get(lower) ?? 0) + weight);
  };
  for (const { from, to, weight } of shown.links) if (from !== to) raise(uses, from, to, weight);
  const countOf = new Map(
    shown.links.map(({ from, to, dependencies }) => [from * shown.groups.length + to, dependencies]),
  );
  for (const { from, to, count, isConfigured } of violations) {
    const isAll = countOf.get(from * shown.groups.length + to) === count && uses[to]?.has(from) === false;
    if (isAll) uses[from]?.delete(to);
    if (isConfigured) raise(uses, to, from, (countOf.size + 1) * shown.groupOf.length);
    else raise(ties, to, from, tieWeight);
  }
  for (const members of findMembers(shown, tangles)) {
    for (const [at, lower] of members.slice(1).entries()) raise(ties, members[at] ?? -1, lower, tieWeight);
  }
  return { uses, ties };
}

/** The groups in cycles, violations included. */
function findCircular(shown: ShownGroups): ReadonlySet<number> {
  const judged = keepJudged(shown);
  const siblings = findSiblings(judged);
  const inCycle = judged.links.filter(({ from, to }) => areInCycle(judged, siblings, from, to));
  return new Set(inCycle.flatMap(({ from, to }) => [from, to]));
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
