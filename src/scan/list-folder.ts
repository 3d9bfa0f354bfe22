// Lists a folder in an order that does not depend on the disk.
import { type Dirent, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { toByteString } from './byte-string.ts';
import type { DiskPath } from './disk-path.ts';

export interface FolderEntry {
  /** For the report: invalid UTF-8 becomes U+FFFD, and a second file with the same name becomes `name~2.ts`. */
  readonly name: string;
  /** As on disk: bytes if any name in the folder is not valid UTF-8. */
  readonly diskName: string | Buffer;
  readonly kind: 'file' | 'folder' | 'link' | 'special';
}

/** Throws the error of the file system. */
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

function kindOf(type: Dirent<string | Buffer>): FolderEntry['kind'] {
  if (type.isFile()) return 'file';
  if (type.isDirectory()) return 'folder';
  return type.isSymbolicLink() ? 'link' : 'special';
}

function withUniqueNames(entries: readonly FolderEntry[]): readonly FolderEntry[] {
  const taken = new Set(entries.filter(isShownAsIs).map(({ name }) => name));
  return entries.map((entry) => {
    if (isShownAsIs(entry)) return entry;
    let name = entry.name;
    for (let n = 2; taken.has(name); n++) name = numbered(entry.name, n);
    taken.add(name);
    return { ...entry, name };
  });
}

function numbered(name: string, n: number): string {
  const { name: stem, ext } = parse(name);
  return `${stem}~${n}${ext}`;
}

function isShownAsIs({ name, diskName }: FolderEntry): boolean {
  return toByteString(name) === toByteString(diskName);
}
