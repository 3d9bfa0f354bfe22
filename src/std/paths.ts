// Paths inside the project: `/` is the separator, `.` the root. Folder parameters come first.
import { firstFound } from './first-found.ts';

/** Undefined if the path leaves the project. */
export function joinPath(folder: string, relative: string): string | undefined {
  let base = folder;
  let start = 0;
  // Leading `./` and `../` are the common case: no need to split.
  for (;;) {
    if (relative.startsWith('./', start)) start += 2;
    else if (!relative.startsWith('../', start)) break;
    else if (base === '.') return undefined;
    else {
      base = folderOf(base);
      start += 3;
    }
  }
  const rest = relative.slice(start);
  return isPlain(rest) ? childPath(base, rest) : walk(base, rest.split('/'));
}

/** Same, for a path from a manifest: backslashes are allowed, absolute paths leave the project. */
export function joinWrittenPath(folder: string, written: string): string | undefined {
  if (written.startsWith('/') || /^[A-Za-z]:/.test(written)) return undefined;
  return walk(folder, written.split(/[/\\]/));
}

/** No empty segment, `.` or `..`. May also reject a name with a leading dot. */
function isPlain(path: string): boolean {
  return path !== '' && !path.startsWith('.') && !path.startsWith('/') && !/\/(?:[./]|$)/.test(path);
}

function walk(folder: string, steps: readonly string[]): string | undefined {
  const parts = folder === '.' ? [] : folder.split('/');
  for (const step of steps) {
    if (step === '' || step === '.') continue;
    if (step !== '..') parts.push(step);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

/** For a path without `..` and empty segments; returns the folder itself for an empty path or `.`. */
export function childPath(folder: string, path: string): string {
  if (path === '' || path === '.') return folder;
  return folder === '.' ? path : `${folder}/${path}`;
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

/** Same, but empty for the root. */
export function parentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The name without its extension. */
export function stemOf(path: string): string {
  return nameOf(path).replace(/\.\w+$/, '');
}

/** Innermost first, root last. */
export function* foldersUpward(folder: string): Generator<string> {
  for (let at = folder; at !== '.'; at = folderOf(at)) yield at;
  yield '.';
}

/** The first result for the path relative to the folder or one of its parents. */
export function findUpward<Found>(
  folder: string,
  path: string,
  find: (path: string) => Found | undefined,
): Found | undefined {
  return firstFound(foldersUpward(folder), (at) => {
    const candidate = joinPath(at, path);
    return candidate === undefined ? undefined : find(candidate);
  });
}

/** Whether the path is the folder or in it at any depth. */
export function isInside(folder: string, path: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}

/** Length of the common path prefix, in characters of whole names. */
function sharedWay(folder: string, path: string): number {
  const way = folder === '.' ? '' : `${folder}/`;
  let shared = 0;
  for (let i = 0; i < way.length && way[i] === path[i]; i++) if (way[i] === '/') shared = i + 1;
  return shared;
}

/** The items whose paths share the longest prefix with the folder, in order. */
export function nearestTo<Item>(
  folder: string,
  items: readonly Item[],
  pathOf: (item: Item) => string,
): Item[] {
  let most = -1;
  let nearest: Item[] = [];
  for (const item of items) {
    const shared = sharedWay(folder, pathOf(item));
    if (shared > most) nearest = [];
    if (shared >= most) nearest.push(item);
    most = Math.max(most, shared);
  }
  return nearest;
}

export function relativeTo(folder: string, path: string): string {
  if (folder === '.') return path;
  return path === folder ? '.' : path.slice(folder.length + 1);
}

/** The innermost folder that contains both, with a trailing `/`; '' for the root. Folders end with `/`. */
export function sharedFolder(a: string, b: string): string {
  let end = 0;
  while (end < a.length && a[end] === b[end]) end++;
  return a.slice(0, a.lastIndexOf('/', end - 1) + 1);
}
