// Why a path leads to nothing, in words that complete "Cannot resolve …: ".
import { findIgnored } from '../../kit/missing-file.ts';
import type { Layout } from './layout.ts';
import { childPath } from './paths.ts';
import { candidatesFor, hasPlace, type Preference } from './probe-file.ts';

export function explainMissing(layout: Layout, path: string, preference: Preference): string {
  const leftOut = findLeftOut(layout, path, preference);
  if (leftOut !== undefined) return `it leads to ${leftOut}, which is left out of the analysis`;
  return layout.entries.get(path) === 'folder'
    ? `the folder ${path} has no index file`
    : `there is no file ${path}, with or without an extension`;
}

/** The file or folder on the way that the scan passed by. */
function findLeftOut({ entries }: Layout, path: string, preference: Preference): string | undefined {
  const ignored = findIgnored(entries, path);
  if (ignored !== undefined) return ignored;
  return [path, childPath(path, 'index')]
    .filter((base) => hasPlace(entries, base))
    .flatMap((base) => candidatesFor(base, preference))
    .find((candidate) => entries.get(candidate) === 'ignored');
}
