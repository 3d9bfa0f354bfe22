// Which level each group stands on: above all that it depends on. A dependency that breaks a layer does not count; it
// is turned round instead, so that it is drawn upward, as the architecture sees it, whatever else ties the two groups.
import { findLevels } from '../groups/levels.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';

export interface LevelledGroup {
  /** Its number among the groups shown. */
  readonly number: number;
  /** 0 depends on nothing. */
  readonly level: number;
  /** Groups of one component depend on each other in a circle. */
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

/** What a violation says comes first: a dependency that would put its source above its target does not count. */
function findDependencies(shown: ShownGroups, violations: readonly Pair[]): Map<number, number>[] {
  const pairKey = ({ from, to }: Pair): number => from * shown.groups.length + to;
  const broken = new Set(violations.map(pairKey));
  const dependencies = shown.groups.map(() => new Map<number, number>());
  const turned = new Set<number>();
  for (const { from, to } of violations) {
    // Two violations may contradict each other.
    if (reaches(dependencies, from, to)) continue;
    dependencies[to]?.set(from, 1);
    turned.add(pairKey({ from: to, to: from }));
  }
  const counting = shown.links.filter((link) => link.from !== link.to && !broken.has(pairKey(link)));
  for (const { from, to, imports } of counting.toSorted((a, b) => b.imports - a.imports)) {
    if (!closesCircle(dependencies, { from, to }, (pair) => turned.has(pairKey(pair))))
      dependencies[from]?.set(to, imports);
  }
  return dependencies;
}

function reaches(dependencies: readonly ReadonlyMap<number, number>[], from: number, to: number): boolean {
  return closesCircle(dependencies, { from: to, to: from }, () => true);
}

/** Whether a dependency would close a circle in which at least one other counts, by `isMarked`. */
function closesCircle(
  dependencies: readonly ReadonlyMap<number, number>[],
  { from, to }: Pair,
  isMarked: (pair: Pair) => boolean,
): boolean {
  const count = dependencies.length;
  // Every node twice: reached without a marked dependency, and behind one.
  const seen = new Set([to]);
  for (const state of seen) {
    const node = state % count;
    if (node === from && state >= count) return true;
    for (const target of dependencies[node]?.keys() ?? []) {
      const isBehind = state >= count || isMarked({ from: node, to: target });
      seen.add(isBehind ? count + target : target);
    }
  }
  return false;
}
