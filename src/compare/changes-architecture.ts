import type { Change } from '../model/change.ts';

/**
 * Whether a change affects the architecture: a dependency, package, cycle, tangle, violation or unresolved import was added
 * or removed. Changes to files alone do not count, nor does a health score that changed only with the number of files.
 */
export function changesArchitecture(change: Change): boolean {
  const { dependencies, packages, backDependencies, layerViolations, violations, unresolved } = change;
  const lists = [dependencies, packages, backDependencies, layerViolations, violations, unresolved];
  return (
    change.cycles.length > 0 ||
    change.tangles.length > 0 ||
    lists.some(({ added, removed }) => added.length > 0 || removed.length > 0)
  );
}
