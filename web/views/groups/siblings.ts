// The children of each open folder as a graph of their own: a dependency between two files counts for the two siblings that
// contain them. Their order is the project's own: the one that the fewest dependencies contradict.
import type { Tangle } from '../../../src/model/report.ts';
import { orderByLeastBackWeight } from '../../../src/structure/tangles/order-units.ts';
import { type Dependencies, findLevels } from './levels.ts';
import type { ShownGroups } from './shown-groups.ts';
import { matchMember } from './tangle-places.ts';

export interface Siblings {
  /** Group → its children that are shown. */
  readonly children: readonly (readonly number[])[];
  readonly dependencies: Dependencies;
  readonly component: Uint32Array;
  readonly level: Int32Array;
  /** The members of each tangle of the report that are shown, from top to bottom. */
  readonly tangles: readonly (readonly number[])[];
}

/** What the report says about the order: the members of each tangle, from top to bottom. */
export type KnownTangles = readonly Pick<Tangle, 'members'>[];

export function findSiblings(shown: ShownGroups, tangles: KnownTangles = []): Siblings {
  const children: number[][] = shown.groups.map(() => []);
  shown.parent.forEach((parent, number) => children[parent]?.push(number));
  const dependencies = shown.groups.map(() => new Map<number, number>());
  const add = (from: number, to: number, weight: number): void => {
    const [source, target] = liftToSiblings(shown, from, to);
    const own = dependencies[source];
    if (source !== target) own?.set(target, (own.get(target) ?? 0) + weight);
  };
  for (const { from, to, weight } of shown.links) add(from, to, weight);
  // Siblings depend on siblings only, so one run over all groups computes the levels in each folder.
  const { component, level } = findLevels(dependencies);
  return { children, dependencies, component, level, tangles: findMembers(shown, tangles) };
}

/** Without the links that only tests and the like make: nothing is concluded from those. */
export function keepJudged(shown: ShownGroups): ShownGroups {
  return { ...shown, links: shown.links.filter(({ judged }) => judged > 0) };
}

/** A folder that contains only one folder is shown as that folder, so that its key may be longer than the member. */
export function findMembers({ groups }: ShownGroups, tangles: KnownTangles): readonly (readonly number[])[] {
  return tangles.map(({ members }) =>
    members.flatMap((member) => {
      const isIn = matchMember(member);
      const number = groups.findIndex(({ key }) => isIn(key));
      return number === -1 ? [] : [number];
    }),
  );
}

/** The children of an open group, dependencies first; the members of a cycle stay together. `places`: group → its place from the top. */
export function orderSiblings(siblings: Siblings, parent: number, places?: Int32Array): number[] {
  const { children, component, level } = siblings;
  const pieces = new Map<number, number[]>();
  for (const child of children[parent] ?? []) {
    const piece = pieces.get(component[child] ?? 0);
    if (piece === undefined) pieces.set(component[child] ?? 0, [child]);
    else piece.push(child);
  }
  const levelOf = (piece: readonly number[]): number => level[piece[0] ?? 0] ?? 0;
  return [...pieces.values()]
    .toSorted((a, b) => levelOf(a) - levelOf(b))
    .flatMap((piece) => (piece.length === 1 ? piece : orderCycle(piece, siblings)))
    .toSorted((a, b) => (places?.[b] ?? 0) - (places?.[a] ?? 0));
}

/** The members of a cycle, dependencies first: in the report's order if it has one for them. */
function orderCycle(members: readonly number[], { dependencies, tangles }: Siblings): number[] {
  const placeOf = new Map(members.map((member, place) => [member, place]));
  const weights = members.map((member) => new Map(dependencies[member]));
  const all = weights.reduce((sum, own) => sum + [...own.values()].reduce((a, b) => a + b, 0), 1);
  for (const tangle of tangles) {
    const own = tangle.filter((member) => placeOf.has(member));
    for (const [i, lower] of own.slice(1).entries()) {
      const above = weights[placeOf.get(own[i] ?? -1) ?? -1];
      above?.set(lower, (above.get(lower) ?? 0) + all);
    }
  }
  const between = weights.flatMap((own, from) =>
    [...own].flatMap(([target, weight]) => {
      const to = placeOf.get(target);
      return to === undefined ? [] : [{ from, to, weight }];
    }),
  );
  return orderByLeastBackWeight(members.length, between)
    .map((place) => members[place] ?? 0)
    .toReversed();
}

/** Whether two groups are in a cycle, or the folders that contain them. */
export function areInCycle(shown: ShownGroups, { component }: Siblings, from: number, to: number): boolean {
  const [source, target] = liftToSiblings(shown, from, to);
  return source !== target && component[source] === component[target];
}

/** The ancestors of two groups, or the groups themselves, that are siblings. */
function liftToSiblings(
  { parent, depth }: ShownGroups,
  from: number,
  to: number,
): [source: number, target: number] {
  let [a, b] = [from, to];
  while ((depth[a] ?? 0) > (depth[b] ?? 0)) a = parent[a] ?? 0;
  while ((depth[b] ?? 0) > (depth[a] ?? 0)) b = parent[b] ?? 0;
  while (parent[a] !== parent[b]) {
    a = parent[a] ?? 0;
    b = parent[b] ?? 0;
  }
  return [a, b];
}
