// `query versions`: which versions of a package the repositories ask for.
import type { Session } from '../database/database.ts';
import { findUses } from './find-uses.ts';

export interface Versions {
  readonly packages: readonly string[];
  /** Most repositories first. `range` is null where no manifest asks for the package. */
  readonly ranges: readonly { readonly range: string | null; readonly repositories: readonly string[] }[];
}

export async function findVersions(session: Session, written: string): Promise<Versions> {
  const { packages, users } = await findUses(session, written, 0);
  const repositories = new Map<string | null, Set<string>>();
  for (const { repository, versionRanges } of users) {
    for (const range of versionRanges.length === 0 ? [null] : versionRanges) {
      repositories.set(range, (repositories.get(range) ?? new Set()).add(repository));
    }
  }
  const ranges = [...repositories].map(([range, names]) => ({ range, repositories: [...names].sort() }));
  ranges.sort((a, b) => b.repositories.length - a.repositories.length || compare(a.range, b.range));
  return { packages, ranges };
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
