// Why a path leads to nothing, in words that complete "Cannot resolve …: ".
import type { Layout } from './layout.ts';
import { childPath, foldersUpward } from './paths.ts';
import { candidatesFor, type Preference } from './probe-file.ts';

export function explainMissing(layout: Layout, path: string, preference: Preference): string {
  const leftOut = findLeftOut(layout, path, preference);
  if (leftOut !== undefined) return `it leads to ${leftOut}, which is left out of the analysis`;
  return layout.entries.get(path) === 'folder'
    ? `the folder ${path} has no index file`
    : `there is no file ${path}, with or without an extension`;
}

/** The file or folder on the way that the scan passed by. */
function findLeftOut({ entries }: Layout, path: string, preference: Preference): string | undefined {
  for (const folder of foldersUpward(path)) {
    const kind = entries.get(folder);
    if (kind === 'ignored') return folder;
    // What was walked lies in nothing but folders that were walked.
    if (kind !== undefined) break;
  }
  return [path, childPath(path, 'index')]
    .flatMap((base) => candidatesFor(base, preference))
    .find((candidate) => entries.get(candidate) === 'ignored');
}
