// Paths inside the project, as its entries spell them: `/` between parts, `.` for the root, nothing above it. Where a
// function takes a folder and a path, the folder comes first.

/** Undefined where the path leads out of the project. */
export function joinPath(folder: string, relative: string): string | undefined {
  let base = folder;
  let start = 0;
  // Nearly all steps stand at the front: those are taken without splitting anything.
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

/** The same for a path as people write it in a manifest: backslashes are allowed, absolute paths lead out. */
export function joinWrittenPath(folder: string, written: string): string | undefined {
  if (written.startsWith('/') || /^[A-Za-z]:/.test(written)) return undefined;
  return walk(folder, written.split(/[/\\]/));
}

/** No empty part, no `.` and no `..`; a name with a dot at its front may be refused too. */
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

/** For a path that is known to stay inside (no `..`, no empty part), or that is empty or `.`: then the folder itself. */
export function childPath(folder: string, path: string): string {
  if (path === '' || path === '.') return folder;
  return folder === '.' ? path : `${folder}/${path}`;
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder itself and those around it, inside out, the root last. */
export function* foldersUpward(folder: string): Generator<string> {
  for (let at = folder; at !== '.'; at = folderOf(at)) yield at;
  yield '.';
}

/** Whether the path is the folder itself, or in it at any depth. */
export function isInside(folder: string, path: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}

/** Whether a file or folder of this path stands in the folder, at any depth. */
export function isBelow(folder: string, path: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`);
}

/** How near they are: how much of the way from the root to `folder` leads to `path` too, in characters of whole names. */
export function sharedWay(folder: string, path: string): number {
  const way = folder === '.' ? '' : `${folder}/`;
  let shared = 0;
  for (let i = 0; i < way.length && way[i] === path[i]; i++) if (way[i] === '/') shared = i + 1;
  return shared;
}

/** What leads from a folder to a path inside it. */
export function relativeTo(folder: string, path: string): string {
  if (folder === '.') return path;
  return path === folder ? '.' : path.slice(folder.length + 1);
}
