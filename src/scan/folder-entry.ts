// An entry of a folder, and its name in the report.
import { parse } from 'node:path';
import { toByteString } from './byte-string.ts';

export interface FolderEntry {
  /** For the report: invalid UTF-8 becomes U+FFFD, and a second file with the same name becomes `name~2.ts`. */
  readonly name: string;
  /** As on disk: bytes if any name in the folder is not valid UTF-8. */
  readonly diskName: string | Buffer;
  readonly kind: 'file' | 'folder' | 'link' | 'special';
}

/** Sorted by their bytes. */
export function withUniqueNames(entries: readonly FolderEntry[]): readonly FolderEntry[] {
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
