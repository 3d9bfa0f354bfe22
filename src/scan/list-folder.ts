// What is in a folder, in an order that does not depend on the disk.
import { type Dirent, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { toByteString } from './byte-string.ts';
import { childOf, type DiskPath } from './disk-path.ts';

export interface FolderEntry {
  /** As shown: bytes that are not UTF-8 are U+FFFD, and where two then look the same the later is `name~2.ts`. */
  readonly name: string;
  /** One character per byte. */
  readonly bytes: string;
  readonly disk: DiskPath;
  readonly kind: 'file' | 'folder' | 'link' | 'special';
}

/** Throws what the disk throws. */
export function listFolder(folder: DiskPath): readonly FolderEntry[] {
  if (typeof folder === 'string') {
    const entries = readdirSync(folder, { withFileTypes: true });
    if (!entries.some(({ name }) => name.includes('\uFFFD'))) {
      return entries
        .map((entry) => toEntry(folder, entry.name, entry))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    }
  }
  const entries = readdirSync(folder, { withFileTypes: true, encoding: 'buffer' });
  entries.sort((a, b) => Buffer.compare(a.name, b.name));
  return withUniqueNames(entries.map((entry) => toEntry(folder, entry.name, entry)));
}

function toEntry(folder: DiskPath, name: string | Buffer, type: Dirent<string | Buffer>): FolderEntry {
  return {
    name: name.toString(),
    bytes: toByteString(name),
    disk: childOf(folder, name),
    kind: kindOf(type),
  };
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

function isShownAsIs({ name, bytes }: FolderEntry): boolean {
  return toByteString(name) === bytes;
}
