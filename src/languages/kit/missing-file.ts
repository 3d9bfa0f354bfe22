// Why a path of the project leads to no file, in words that complete "Cannot resolve …: ".
import { foldersUpward } from './paths.ts';

type Entries = ReadonlyMap<string, string>;

export function explainMissingFile(entries: Entries, path: string): string {
  const ignored = findIgnored(entries, path);
  return ignored === undefined ? `there is no file ${path}` : `it leads to ${ignored}, which is ignored`;
}

/** The path itself, or the folder above it, that the scan passed by. */
export function findIgnored(entries: Entries, path: string): string | undefined {
  for (const at of foldersUpward(path)) {
    const kind = entries.get(at);
    if (kind === 'ignored') return at;
    // What was walked lies in nothing but folders that were walked.
    if (kind !== undefined) return undefined;
  }
  return undefined;
}
