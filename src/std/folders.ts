// Folders by their paths from a root, which is `.` itself.

export function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function inFolder(folder: string, path: string): string {
  if (path === '' || path === '.') return folder;
  return folder === '.' ? path : `${folder}/${path}`;
}

/** The folder itself and all above it, up to the root. */
export function* upFrom(folder: string): Generator<string> {
  for (let at = folder; at !== '.'; at = parentOf(at)) yield at;
  yield '.';
}

export function isAbove(folder: string, inner: string): boolean {
  return folder === '.' || folder === inner || inner.startsWith(`${folder}/`);
}

/** A path as a file in `folder` writes it; undefined where it leaves the project. */
export function folderNamed(folder: string, path: string): string | undefined {
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return undefined;
  const parts = folder === '.' ? [] : folder.split('/');
  for (const part of path.split(/[/\\]/)) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

/** Below it, at any depth. */
export function isInside(path: string, folder: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`);
}
