// Folders of the project by their paths, as the project's entries spell them: the root is `.`.
import { folderOf } from '../../../std/join-path.ts';

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function inFolder(folder: string, path: string): string {
  return folder === '.' ? path : `${folder}/${path}`;
}

/** The folder itself and all above it, up to the root. */
export function* upFrom(folder: string): Generator<string> {
  for (let at = folder; at !== '.'; at = folderOf(at)) yield at;
  yield '.';
}

export function isInside(path: string, folder: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`);
}
