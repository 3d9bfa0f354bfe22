// Paths inside a folder tree, `/` between parts, `.` for the root, nothing above it.

/** Undefined where the way leads out of the root. */
export function joinPath(folder: string, relative: string): string | undefined {
  if (!hasSteps(relative)) return folder === '.' ? relative : `${folder}/${relative}`;
  const parts = folder === '.' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.length === 0 ? '.' : parts.join('/');
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

/** Whether a part is empty, `.` or `..`; a name with a dot at its front may count too. */
function hasSteps(path: string): boolean {
  return path === '' || path.startsWith('.') || path.startsWith('/') || /\/(?:[./]|$)/.test(path);
}
