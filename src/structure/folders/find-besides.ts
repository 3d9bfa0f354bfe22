// Files next to a folder with their name, such as `orders.ts` next to `orders/`. Such a file can be the entry of the folder.
import type { LanguageConventions } from '../../model/conventions.ts';
import type { TreeInput } from './folder-tree.ts';

/** A file next to a folder with its name. */
export interface Beside {
  readonly file: number;
  readonly folder: string;
  /** Whether the file uses one in that folder; undefined if its name alone makes it the entry. */
  readonly uses: boolean | undefined;
}

export type UsesFolder = (file: number, folder: string) => boolean;

export function findBesides(
  { files, takesPart, conventionsOf, usesFolder }: Omit<TreeInput, 'modules' | 'isRoot'>,
  folders: ReadonlySet<string>,
): readonly Beside[] {
  const besides: Beside[] = [];
  for (let file = 0; file < files.length; file++) {
    if (!takesPart(file)) continue;
    const { path, language } = files[file]!;
    const conventions = conventionsOf(language);
    const folder = folderBeside(path, conventions);
    if (!folders.has(folder)) continue;
    const isNamed = conventions.entryBesideFolder === 'named';
    besides.push({ file, folder, uses: isNamed ? undefined : usesFolder(file, folder) });
  }
  return besides;
}

/** File → the folder next to it that it is the entry of. Of a header and its source, one must use the folder. */
export function foldersEntered(besides: readonly Beside[]): ReadonlyMap<number, string> {
  const entered = new Set(besides.filter(({ uses }) => uses !== false).map(({ folder }) => folder));
  return new Map(besides.flatMap(({ file, folder }) => (entered.has(folder) ? [[file, folder]] : [])));
}

/** The folder that the file would be the entry of; empty if the language has no such files. */
export function folderBeside(path: string, { entryBesideFolder }: LanguageConventions): string {
  if (entryBesideFolder === undefined) return '';
  const name = path.lastIndexOf('/') + 1;
  const dot = path.indexOf('.', name);
  return dot > name ? path.slice(0, dot) : path;
}
