// A long list of files by folder: the folders are opened, the largest first, as long as there are not too many.
import { splitPath } from './format.ts';

export interface FolderGroup<Item> {
  /** Path of the folder; `package` for packages, empty for the project root. */
  readonly folder: string;
  readonly items: readonly Item[];
}

const mostGroups = 12;

/** The groups by name, each with its items in their order. */
export function groupByFolder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
): readonly FolderGroup<Item>[] {
  let groups: readonly FolderGroup<Item>[] = [{ folder: '', items }];
  const whole = new Set<string>();
  for (;;) {
    const open = groups.filter(({ folder }) => !whole.has(folder));
    const largest = open.toSorted((a, b) => b.items.length - a.items.length)[0];
    if (largest === undefined) break;
    const parts = split(largest, idOf);
    if (
      (groups.length > 1 && groups.length - 1 + parts.length > mostGroups) ||
      parts.every(({ folder }) => folder === largest.folder)
    )
      whole.add(largest.folder);
    else groups = [...groups.filter((group) => group !== largest), ...parts];
    // The files directly in a folder cannot be split further.
    if (parts.some(({ folder }) => folder === largest.folder)) whole.add(largest.folder);
  }
  return groups.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** The items of a folder by the folder below it; those directly in it stay in a group of the same name. */
function split<Item>(
  { folder, items }: FolderGroup<Item>,
  idOf: (item: Item) => string,
): FolderGroup<Item>[] {
  const parts = new Map<string, Item[]>();
  for (const item of items) {
    const key = childOf(folder, folderOf(idOf(item)));
    const known = parts.get(key);
    if (known === undefined) parts.set(key, [item]);
    else known.push(item);
  }
  return Array.from(parts, ([key, own]) => ({ folder: key, items: own }));
}

function folderOf(id: string): string {
  return id.startsWith('pkg:') ? 'package' : splitPath(id).folder;
}

/** `src/core` for `src` and `src/core/tax`. */
function childOf(outer: string, folder: string): string {
  const slash = folder.indexOf('/', outer === '' ? 0 : outer.length + 1);
  return slash === -1 ? folder : folder.slice(0, slash);
}
