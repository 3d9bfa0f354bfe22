// The level of each group: above everything it depends on. A layer violation counts in reverse, so that it is drawn pointing
// up, as the architecture sees it, whatever other dependencies there are between the two groups.
import { findLevels } from '../groups/levels.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';

export interface LevelledGroup {
  /** Number of the group. */
  readonly number: number;
  /** 0 depends on nothing. */
  readonly level: number;
  /** Groups of one component are in a cycle. */
  readonly component: number;
}

/** From one group to another, by number. */
export interface Pair {
  readonly from: number;
  readonly to: number;
}

export function levelGroups(shown: ShownGroups, violations: readonly Pair[]): LevelledGroup[] {
  const { level, component } = findLevels(findDependencies(shown, violations));
  const closed = shown.groups.flatMap((_, number) => (shown.isOpen[number] === 1 ? [] : [number]));
  return closed.map((number) => ({
    number,
    level: level[number] ?? 0,
    component: component[number] ?? 0,
  }));
}

/** Violations come first: dependencies that contradict them are ignored. */
function findDependencies(shown: ShownGroups, violations: readonly Pair[]): Map<number, number>[] {
  const pairKey = ({ from, to }: Pair): number => from * shown.groups.length + to;
  const broken = new Set(violations.map(pairKey));
  const dependencies = shown.groups.map(() => new Map<number, number>());
  const reversed = new Set<number>();
  for (const { from, to } of violations) {
    // Two violations may contradict each other.
    if (reaches(dependencies, from, to)) continue;
    dependencies[to]?.set(from, 1);
    reversed.add(pairKey({ from: to, to: from }));
  }
  const counting = shown.links.filter((link) => link.from !== link.to && !broken.has(pairKey(link)));
  for (const { from, to, imports } of counting.toSorted((a, b) => b.imports - a.imports)) {
    if (!closesCycle(dependencies, { from, to }, (pair) => reversed.has(pairKey(pair))))
      dependencies[from]?.set(to, imports);
  }
  return dependencies;
}

function reaches(dependencies: readonly ReadonlyMap<number, number>[], from: number, to: number): boolean {
  return closesCycle(dependencies, { from: to, to: from }, () => true);
}

/** Whether a dependency would close a cycle with at least one dependency that `isMarked`. */
function closesCycle(
  dependencies: readonly ReadonlyMap<number, number>[],
  { from, to }: Pair,
  isMarked: (pair: Pair) => boolean,
): boolean {
  const count = dependencies.length;
  // Every node counts twice: reached without a marked dependency, and after one.
  const seen = new Set([to]);
  for (const state of seen) {
    const node = state % count;
    if (node === from && state >= count) return true;
    for (const target of dependencies[node]?.keys() ?? []) {
      const isAfterMarked = state >= count || isMarked({ from: node, to: target });
      seen.add(isAfterMarked ? count + target : target);
    }
  }
  return false;
}
