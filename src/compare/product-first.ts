import type { ChangedDependency } from '../model/change.ts';

/**
 * Puts the dependencies of product files before those of tests and the like, and among them those on files before those on
 * packages, because they say more about the structure.
 */
export function productFirst(dependencies: readonly ChangedDependency[]): readonly ChangedDependency[] {
  return dependencies.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ role, target }: ChangedDependency): number {
  return (role === undefined ? 0 : 2) + (target.startsWith('pkg:') ? 1 : 0);
}
