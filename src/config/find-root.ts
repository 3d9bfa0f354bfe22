// The folder given by the user, as an absolute path.
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../model/user-error.ts';
import { nearestWord } from '../std/nearest-word.ts';

export async function findRoot(path: string): Promise<string> {
  if (path === '') throw new UserError('The path is empty. Give the folder of the project.');
  const root = resolve(path);
  const stats = await stat(root).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new UserError(`Cannot open ${path}: ${String(code)}.`, { cause: error });
  });
  if (stats === undefined)
    throw new UserError(`No such folder: ${path}.${await suggestNeighbour(path, root)}`);
  if (!stats.isDirectory()) throw new UserError(`Not a folder: ${path}. Give the folder of the project.`);
  return root;
}

async function suggestNeighbour(path: string, root: string): Promise<string> {
  const neighbours = await readdir(dirname(root), { withFileTypes: true }).catch(() => []);
  const folders = neighbours.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const meant = nearestWord(basename(root), folders);
  return meant === undefined ? '' : ` Did you mean ${join(dirname(path), meant)}?`;
}
