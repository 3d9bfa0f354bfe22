import type { Change, Difference } from '../../src/model/change.ts';

/** Whether nothing changed but the text and the names of files. */
export function isArchitectureSame(change: Change): boolean {
  const { files, dependencies, packages, backDependencies, layerViolations, violations, unresolved } = change;
  const differences: readonly Difference<unknown>[] = [
    files,
    dependencies,
    packages,
    backDependencies,
    layerViolations,
    violations,
    unresolved,
  ];
  return (
    change.cycles.length + change.tangles.length === 0 &&
    differences.every(({ added, removed }) => added.length + removed.length === 0) &&
    change.health?.before.score === change.health?.after.score
  );
}
