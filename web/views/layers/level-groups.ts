// Which level each group stands on: above all that it depends on. A dependency that breaks a layer does not count; it
// is turned round instead, so that it is drawn upward, as the architecture sees it.
import { findLevels } from '../folders/levels.ts';
import type { ShownGroups } from '../folders/shown-groups.ts';

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
  const broken = new Set(violations.map(({ from, to }) => pairKey(shown, from, to)));
  const dependencies = shown.groups.map(() => new Map<number, number>());
  for (const { from, to, imports } of shown.links) {
    if (from !== to && !broken.has(pairKey(shown, from, to))) dependencies[from]?.set(to, imports);
  }
  for (const { from, to } of violations) {
    // Turned round where that closes no circle with the dependencies that count.
    if (!reaches(dependencies, from, to)) dependencies[to]?.set(from, 1);
  }
  const { level, component } = findLevels(dependencies);
  const closed = shown.groups.flatMap((_, number) => (shown.isOpen[number] === 1 ? [] : [number]));
  return closed.map((number) => ({
    number,
    level: level[number] ?? 0,
    component: component[number] ?? 0,
  }));
}

function pairKey({ groups }: ShownGroups, from: number, to: number): number {
  return from * groups.length + to;
}

function reaches(dependencies: readonly ReadonlyMap<number, number>[], from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const node of seen) {
    if (node === to) return true;
    for (const target of dependencies[node]?.keys() ?? []) seen.add(target);
  }
  return false;
}
