import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path on disk is this folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
