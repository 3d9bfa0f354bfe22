// Finds names that unchanged files use and that no file declares any more: a file was removed, or its code was moved or
// renamed, and a use was forgotten. In languages that do not import files, this is not reported as unresolved, because the
// name could belong to any package.
import type { ChangedImport } from '../model/change.ts';
import { isFilePattern } from '../model/file-pattern.ts';
import type { Report } from '../model/report.ts';
import { folderOf } from '../std/paths.ts';
import { importKey } from './find-lost-imports.ts';
import type { Sides } from './sides.ts';

/** By IDs afterwards. `changed` are the files with changed content. */
export function findBrokenUses(
  { before, after, names, edges }: Sides,
  changed: ReadonlySet<string>,
): readonly ChangedImport[] {
  const gone = edges.different.flatMap((pair) => (pair.after === undefined ? [pair.before!] : []));
  const present = new Set(after.detailed.nodes.map(({ id }) => id));
  const isSame = (id: string): boolean => present.has(id) && !changed.has(id);
  const candidates = gone.filter(({ source, target }) => {
    const targetNow = names.toAfter(target);
    return isFile(target) && isSame(names.toAfter(source)) && !(targetNow === target && isSame(target));
  });
  if (candidates.length === 0) return [];
  const found = new Set<string>();
  const known = new Set(before.detailed.nodes.map(({ id }) => id));
  const own = ownNames(after);
  const goFolders = new Set([...present].filter(isGo).map(folderOf));
  const sources = new Set(candidates.map(({ source }) => names.toAfter(source)));
  for (const { source, target, imports } of after.detailed.edges) {
    // The code may have been extracted into a package, but only into a new one, with a name of its own.
    if (!sources.has(source) || (!isFile(target) && (known.has(target) || own.has(target)))) continue;
    for (const { specifier } of imports) found.add(importKey(source, specifier));
  }
  for (const { kind, file, specifier = '' } of after.diagnostics) {
    if (kind === 'unresolved-import') found.add(importKey(file, specifier));
  }
  const broken: ChangedImport[] = [];
  for (const { source, target, imports } of candidates) {
    const file = names.toAfter(source);
    const meant = names.toAfter(target);
    for (const { specifier, line, kind } of imports) {
      const key = importKey(file, specifier);
      // No file needs to match a pattern.
      const canBeNone = isFilePattern(specifier) || (kind === 'reference' && !plainName.test(specifier));
      // Go imports a folder, for what any file of it does when it loads.
      const isThere = isGo(target) && kind !== 'reference' && goFolders.has(folderOf(meant));
      if (found.has(key) || canBeNone || isThere) continue;
      found.add(key);
      const message = `'${specifier}' is not found: ${sayWhere(target, present.has(meant) ? meant : undefined)}`;
      broken.push({ file, specifier, line, message, formerFile: target });
    }
  }
  return broken;
}

function sayWhere(before: string, after: string | undefined): string {
  if (after === before) return `${after} no longer has it`;
  return `${before} had it and is ${after ?? 'gone'}${after === undefined ? '' : ' now'}`;
}

/** Excludes `.total()`, which may be a method of any type. */
const plainName = /^[\p{L}_$][\p{L}\p{N}_$.:\\]*$/u;

/** Packages whose name is also a prefix of specifiers for files in the project. */
function ownNames({ detailed }: Report): ReadonlySet<string> {
  const own = new Set<string>();
  for (const { target, imports } of detailed.edges) {
    if (!isFile(target)) continue;
    for (const { specifier } of imports) {
      const parts = specifier.split(/[./\\]|::/);
      if (parts.length === 1) continue;
      let end = 0;
      for (const part of parts) {
        end += part.length;
        own.add(`pkg:${specifier.slice(0, end)}`);
        end += specifier.startsWith('::', end) ? 2 : 1;
      }
    }
  }
  return own;
}

function isGo(id: string): boolean {
  return id.endsWith('.go');
}

function isFile(id: string): boolean {
  return !id.startsWith('pkg:');
}
