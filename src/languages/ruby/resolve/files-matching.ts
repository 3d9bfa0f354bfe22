// The files that a pattern of `Dir` matches.
import type { FilePath } from '../../../model/file-path.ts';
import type { EntryKind } from '../../../model/project.ts';
import { compileWholePathGlob, findGlobError } from '../../../std/glob.ts';

/** `../rules` and `**` + `/*.rb` of `../rules/**` + `/*.rb`: the folders before the first wildcard, and the rest. */
export function splitPattern(pattern: string): { readonly literal: string; readonly rest: string } {
  const end = pattern.slice(0, pattern.search(/[*?{[]/)).lastIndexOf('/');
  // Two stars that no slash follows are one to Ruby.
  const rest = pattern.slice(end + 1).replace(/\*\*(?!\/)/g, '*');
  return { literal: end === -1 ? '.' : pattern.slice(0, end), rest };
}

/** `require` loads Ruby, and `load` tasks of Rake. */
export function filesMatching(
  entries: ReadonlyMap<string, EntryKind>,
  folder: string,
  pattern: string,
): readonly FilePath[] {
  if (findGlobError(pattern) !== undefined || (folder !== '.' && !entries.has(folder))) return [];
  const glob = compileWholePathGlob(pattern);
  const prefix = folder === '.' ? '' : `${folder}/`;
  const found: FilePath[] = [];
  for (const [path, kind] of entries) {
    if (kind !== 'source' || !path.startsWith(prefix) || !/\.(?:rb|rake)$/.test(path)) continue;
    if (glob.matches(path.slice(prefix.length))) found.push(path as FilePath);
  }
  return found;
}
