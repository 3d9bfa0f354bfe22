import type { ChangedDependency } from '../model/change.ts';

/** Dependencies on files of the project before those on packages: they say more about its structure. */
export function filesFirst(dependencies: readonly ChangedDependency[]): readonly ChangedDependency[] {
  const isOnFile = ({ target }: ChangedDependency): boolean => !target.startsWith('pkg:');
  return [...dependencies.filter(isOnFile), ...dependencies.filter((each) => !isOnFile(each))];
}
