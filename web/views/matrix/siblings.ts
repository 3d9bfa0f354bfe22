// Each open folder's groups as a graph of their own: what leads between two files counts between the two groups that
// hold them there.
import { type Dependencies, findLevels } from '../groups/levels.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import { orderCycle } from './order-cycle.ts';

export interface Siblings {
  /** Group → the groups in it that are shown. */
  readonly children: readonly (readonly number[])[];
  readonly dependencies: Dependencies;
  readonly component: Int32Array;
  readonly level: Int32Array;
}

export function findSiblings(shown: ShownGroups): Siblings {
  const children: number[][] = shown.groups.map(() => []);
  shown.parent.forEach((parent, number) => children[parent]?.push(number));
  const dependencies = shown.groups.map(() => new Map<number, number>());
  for (const { from, to, imports } of shown.links) {
    const [source, target] = meet(shown, from, to);
    const own = dependencies[source];
    if (source !== target) own?.set(target, (own.get(target) ?? 0) + imports);
  }
  // Siblings depend on siblings alone, so one run over all groups levels each folder by itself.
  const { component, level } = findLevels(dependencies);
  return { children, dependencies, component, level };
}

/** The groups in an open one: what is depended on comes first, each cycle in one piece. */
export function orderSiblings(
  { children, dependencies, component, level }: Siblings,
  parent: number,
): number[] {
  const pieces = new Map<number, number[]>();
  for (const child of children[parent] ?? []) {
    const piece = pieces.get(component[child] ?? 0);
    if (piece === undefined) pieces.set(component[child] ?? 0, [child]);
    else piece.push(child);
  }
  const levelOf = (piece: readonly number[]): number => level[piece[0] ?? 0] ?? 0;
  return [...pieces.values()]
    .toSorted((a, b) => levelOf(a) - levelOf(b))
    .flatMap((piece) => (piece.length === 1 ? piece : orderCycle(piece, dependencies)));
}

/** Whether two groups depend on each other in a circle, or the folders do that hold them. */
export function areInCycle(shown: ShownGroups, { component }: Siblings, from: number, to: number): boolean {
  const [source, target] = meet(shown, from, to);
  return source !== target && component[source] === component[target];
}

/** The two groups above the given ones, or they themselves, that stand in the same folder. */
function meet({ parent, depth }: ShownGroups, from: number, to: number): [source: number, target: number] {
  let [a, b] = [from, to];
  while ((depth[a] ?? 0) > (depth[b] ?? 0)) a = parent[a] ?? 0;
  while ((depth[b] ?? 0) > (depth[a] ?? 0)) b = parent[b] ?? 0;
  while (parent[a] !== parent[b]) {
    a = parent[a] ?? 0;
    b = parent[b] ?? 0;
  }
  return [a, b];
}
