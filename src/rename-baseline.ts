// The baseline names files. Where one was renamed, its entries are about the file with the new name.
import { resolve } from 'node:path';
import { pathOf } from './model/file-path.ts';
import type { Report } from './model/report.ts';
import type { BaselineEntry } from './model/rule.ts';
import type { Environment } from './revisions/locate-git.ts';
import { findRenamesSince } from './revisions/renames-since.ts';

export interface RenamedBaseline {
  readonly entries: readonly BaselineEntry[];
  /** How many of them have a new name. */
  readonly renamedCount: number;
}

/** Undefined where no entry names a file that was renamed since the baseline was committed. */
export async function renameBaseline(
  path: string,
  { name, entries }: { readonly name: string; readonly entries: readonly BaselineEntry[] },
  { rules, nodes }: Pick<Report, 'rules' | 'nodes'>,
  environment: Environment,
): Promise<RenamedBaseline | undefined> {
  const present = nodes.filter((id) => !id.startsWith('pkg:')).map(pathOf);
  const known = new Set(present);
  const stale = rules?.results.flatMap((result) => (result.verb === 'budget' ? [] : result.stale)) ?? [];
  const named = stale
    .flatMap(({ from, to }) => [from, to])
    .filter((id) => id !== '' && !id.startsWith('pkg:'));
  const missing = [...new Set(named.map(pathOf))].filter((file) => !known.has(file));
  if (missing.length === 0) return undefined;
  const renames = await findRenamesSince(resolve(path), { file: name, missing, present }, environment);
  const nameOf = (id: string): string => renames.get(id) ?? id;
  let renamedCount = 0;
  const renamed = entries.map((entry) => {
    const [from, to] = [nameOf(entry.from), nameOf(entry.to)];
    if (from === entry.from && to === entry.to) return entry;
    renamedCount++;
    return { ...entry, from, to };
  });
  return renamedCount === 0 ? undefined : { entries: renamed, renamedCount };
}
