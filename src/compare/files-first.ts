import type { ChangedDependency } from '../model/change.ts';

/** Puts dependencies on files before those on packages, because they say more about the structure. */
export function filesFirst(dependencies: readonly ChangedDependency[]): readonly ChangedDependency[] {
  const isOnFile = ({ target }: ChangedDependency): boolean => !target.startsWith('pkg:');
  return [...dependencies.filter(isOnFile), ...dependencies.filter((each) => !isOnFile(each))];
}
