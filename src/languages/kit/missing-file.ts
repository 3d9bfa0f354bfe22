// Why a path does not resolve to a file, as the end of "Cannot resolve …: ".
import type { Target } from '../../model/resolution.ts';
import { folderOf } from '../../std/paths.ts';
import { asset, unresolved } from './targets.ts';

type Entries = Pick<ReadonlyMap<string, string>, 'get'>;

export function missingFile(entries: Entries, path: string): Target {
  if (hasTemplate(entries, path)) return asset;
  return unresolved(explainMissingFile(entries, path), [path]);
}

/** A build fills in `cart.php.in` and writes `cart.php`; users do so with `config.php.dist`. */
export function hasTemplate(entries: Entries, path: string): boolean {
  return templateEndings.some((ending) => entries.get(path + ending) === 'asset');
}

const templateEndings = ['.in', '.dist', '-dist', '.sample', '.example'];

export function explainMissingFile(entries: Entries, path: string): string {
  const ignored = findIgnored(entries, path);
  return ignored === undefined ? `there is no file ${path}` : `it leads to ${ignored}, which is ignored`;
}

/** The path itself or a folder above it that the scan ignored. */
export function findIgnored(entries: Entries, path: string): string | undefined {
  for (let at = path; ; at = folderOf(at)) {
    const kind = entries.get(at);
    if (kind === 'ignored') return at;
    // Everything above a scanned entry was scanned.
    if (kind !== undefined || at === '.') return undefined;
  }
}
