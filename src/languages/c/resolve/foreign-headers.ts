// Headers of libraries, as the includes of the project show them.
import type { EntryKind } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { nameOf } from '../../../std/paths.ts';
import { type PackageTarget, toPackage } from '../../kit/targets.ts';
import { headerIn } from './header-index.ts';
import { libraryOf } from './libraries.ts';
import { getOrAdd } from '../../../std/multi-map.ts';

interface Includes {
  /** Headers that some file includes in angle brackets, by their names in lower case: Qt has `qmenu.h` and `QMenu`. */
  readonly angled: ReadonlyMap<string, string>;
  /** Beginnings of their names that no file of the project has: `jet_`. */
  readonly foreignPrefixes: ReadonlySet<string>;
  /** The names of all folders. */
  readonly folders: ReadonlySet<string>;
  /** The first letters of many headers, with which no file of the project begins → all that they have in common: `Ogre`. */
  readonly foreignBeginnings: ReadonlyMap<string, string>;
}

/** So many missing headers that begin with the same letters are of a library. */
const leastMissing = 10;
const beginningLength = 4;

/** Tells the library of a header that the project does not have: by its folder, or by how others include it. */
export function foreignHeaders(
  entries: ReadonlyMap<string, EntryKind>,
  files: readonly ExtractedFile[],
): (header: string) => PackageTarget | undefined {
  /** Read when it is first asked for: most projects have all that they include in quotes. */
  let includes: Includes | undefined;
  return (header) => {
    const { angled, foreignPrefixes, folders, foreignBeginnings } = (includes ??= readIncludes(
      entries,
      files,
    ));
    const same = angled.get(inLowerCase(header));
    if (same !== undefined) return libraryOf(same);
    if (foreignPrefixes.has(prefixOf(header))) return libraryOf(header);
    const library = foreignBeginnings.get(beginningOf(header));
    if (library !== undefined) return toPackage(library);
    const slash = header.indexOf('/');
    const isForeign = slash > 0 && !header.startsWith('.') && !folders.has(header.slice(0, slash));
    return isForeign ? libraryOf(header) : undefined;
  };
}

function readIncludes(entries: ReadonlyMap<string, EntryKind>, files: readonly ExtractedFile[]): Includes {
  const angled = new Map<string, string>();
  for (const { imports } of files) {
    for (const { specifier } of imports) {
      const header = headerIn(specifier);
      if (specifier.startsWith('<') && !header.startsWith('.')) angled.set(inLowerCase(header), header);
    }
  }
  const folders = new Set<string>();
  for (const [path, kind] of entries) if (kind === 'folder') folders.add(nameOf(path));
  const foreignPrefixes = new Set([...angled.values()].map(prefixOf));
  for (const { file } of files) foreignPrefixes.delete(prefixOf(nameOf(file.path)));
  foreignPrefixes.delete('');
  return { angled, foreignPrefixes, folders, foreignBeginnings: findForeignBeginnings(entries, files) };
}

function findForeignBeginnings(
  entries: ReadonlyMap<string, EntryKind>,
  files: readonly ExtractedFile[],
): ReadonlyMap<string, string> {
  const own = new Set([...entries.keys()].map((path) => beginningOf(nameOf(path))));
  const missing = new Map<string, Set<string>>();
  for (const { imports } of files) {
    for (const { specifier } of imports) {
      const beginning = beginningOf(specifier);
      if (specifier.includes('/') || beginning === '' || own.has(beginning)) continue;
      getOrAdd(missing, beginning, () => new Set()).add(specifier);
    }
  }
  const libraries = [...missing].filter(([, headers]) => headers.size >= leastMissing);
  return new Map(libraries.map(([beginning, headers]) => [beginning, commonBeginning([...headers])]));
}

function commonBeginning(names: readonly string[]): string {
  const [first = ''] = names;
  let length = first.length;
  while (names.some((name) => !name.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}

/** `Ogre` of `OgreEntity.h`; empty if the name is too short or does not begin with letters. */
function beginningOf(header: string): string {
  const beginning = header.slice(0, beginningLength);
  return /^[A-Za-z]+$/.test(beginning) && beginning.length === beginningLength ? beginning : '';
}

function inLowerCase(header: string): string {
  return header.replace(/\.h$/, '').toLowerCase();
}

/** `jet_` of `jet_dbm.h`; empty if it has none. */
function prefixOf(header: string): string {
  return /^[a-z]\w*?_(?=\w)/i.exec(header)?.[0] ?? '';
}
