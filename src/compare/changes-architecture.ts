import type { Change } from '../model/change.ts';

/**
 * Whether a change is one of the architecture: a dependency, a package, a cycle, a tangle, a violation or an unresolved import
 * is there that was not, or the other way round. Files that come, go or change alone are not, nor is a health that follows from
 * their number.
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
