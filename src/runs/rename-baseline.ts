// The baseline names files. After a rename, its entries apply to the new name.
import { resolve } from 'node:path';
import { pathOf } from '../model/file-path.ts';
import { howToFetch } from '../model/how-to-fetch.ts';
import type { Report } from '../model/report.ts';
import type { BaselineEntry } from '../model/rule.ts';
import type { Environment } from '../revisions/locate-git.ts';
import { findRenamesSince } from '../revisions/renames-since.ts';

export interface RenamedBaseline {
  /** Undefined if no entry names a file that was renamed since the baseline was committed. */
  readonly entries?: readonly BaselineEntry[];
  /** What limits the answer. */
  readonly note?: string;
}

export async function renameBaseline(
  path: string,
  { name, entries }: { readonly name: string; readonly entries: readonly BaselineEntry[] },
  { rules, nodes }: Pick<Report, 'rules' | 'nodes'>,
  environment: Environment,
): Promise<RenamedBaseline> {
  const present = nodes.filter((id) => !id.startsWith('pkg:')).map(pathOf);
  const known = new Set(present);
  const stale = rules?.results.flatMap((result) => (result.verb === 'budget' ? [] : result.stale)) ?? [];
  const named = stale
    .flatMap(({ from, to }) => [from, to])
    .filter((id) => id !== '' && !id.startsWith('pkg:'));
  const missing = [...new Set(named.map(pathOf))].filter((file) => !known.has(file));
  if (missing.length === 0) return {};
  const { renames, lacksCommit } = await findRenamesSince(
    resolve(path),
    { file: name, missing, present },
    environment,
  );
  const nameOf = (id: string): string => renames.get(id) ?? id;
  const renamed = entries.map((entry) => ({ ...entry, from: nameOf(entry.from), to: nameOf(entry.to) }));
  return {
    ...(renames.size > 0 && { entries: renamed }),
    ...(lacksCommit && {
      note: `${name} names files that are not there. The clone is shallow, so that it is not known whether they were renamed: fetch the whole history (${howToFetch}).`,
    }),
  };
}
