// Lists a folder in an order that does not depend on the disk.
import { type Dirent, readdirSync, type Stats } from 'node:fs';
import type { DiskPath } from './disk-path.ts';
import { type FolderEntry, withUniqueNames } from './folder-entry.ts';

/** Throws file system errors. */
export function listFolder(folder: DiskPath): readonly FolderEntry[] {
  if (typeof folder === 'string') {
    const entries = readdirSync(folder, { withFileTypes: true });
    if (!entries.some(({ name }) => name.includes('\uFFFD'))) {
      return entries.map(toEntry).sort((a, b) => (a.name < b.name ? -1 : 1));
    }
  }
  const entries = readdirSync(folder, { withFileTypes: true, encoding: 'buffer' });
  entries.sort((a, b) => Buffer.compare(a.name, b.name));
  return withUniqueNames(entries.map(toEntry));
}

function toEntry(entry: Dirent<string | Buffer>): FolderEntry {
  const { name } = entry;
  return { name: name.toString(), diskName: name, kind: kindOf(entry) };
}

export function kindOf(type: Dirent<string | Buffer> | Stats): FolderEntry['kind'] {
  if (type.isFile()) return 'file';
  if (type.isDirectory()) return 'folder';
  return type.isSymbolicLink() ? 'link' : 'special';
}
