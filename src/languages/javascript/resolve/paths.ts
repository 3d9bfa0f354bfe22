// Paths inside the project, as its entries spell them: `/` between parts, `.` for the root, nothing above it.

/** Undefined where the way leads out of the project. */
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
  return isPlain(rest) ? childPath(base, rest) : walk(base, rest);
}

/** No empty part, no `.` and no `..`; a name with a dot at its front may be refused too. */
function isPlain(path: string): boolean {
  return path !== '' && !path.startsWith('.') && !path.startsWith('/') && !/\/(?:[./]|$)/.test(path);
}

function walk(folder: string, relative: string): string | undefined {
  const parts = folder === '.' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

/** For names that are known to stay inside: no `..`, no empty part. */
export function childPath(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

export function baseNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function isInside(folder: string, path: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}

/** What leads from a folder to a path inside it. */
export function relativeTo(folder: string, path: string): string {
  if (folder === '.') return path;
  return path === folder ? '.' : path.slice(folder.length + 1);
}

/** The folder itself and those around it, inside out, the root last. */
export function* foldersUpward(folder: string): Generator<string> {
  for (let current = folder; current !== '.'; current = folderOf(current)) yield current;
  yield '.';
}
