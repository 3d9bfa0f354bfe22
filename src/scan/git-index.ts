// Parses the index of a checkout, the list of files that git tracks. It is not trusted: any deviation from git's format makes
// it unreadable.

/** Paths are byte strings, relative to the root of the checkout. */
export interface TrackedPaths {
  hasFile(path: string): boolean;
  /** Whether any file in the folder is tracked. */
  hasFolder(path: string): boolean;
  /** Why the entry at this path may be missing on disk. The path of a folder ends with `/`: its first file counts. */
  whyAbsent(path: string): Absence | undefined;
  /** Paths that a sparse checkout may leave out. The path of a folder ends with `/`. */
  skippedPaths(): Iterable<string>;
}

/** Excluded by a sparse checkout, or in a submodule that may not be fetched. */
export type Absence = 'sparse' | 'submodule';

/** The sizes of SHA-1 and SHA-256. An index does not say which one its repository uses. */
const hashSizes = [20, 32];
const headerSize = 12;
/** The size of the file status in an entry. */
const statSize = 40;
const modeOffset = 24;
const gitlinkMode = 0o160000;
const isExtended = 0x4000;
/** A bit in the second flags field of an extended entry. */
const isSkipped = 0x4000;
/** The stage of a file in conflict; 0 if there is no conflict. */
const stageMask = 0x3000;
const nameLengthMask = 0xfff;
const nul = Buffer.alloc(1);
/** In version 4, a path can extend the previous one: the paths together could need far more memory than the index. */
const maxPathLength = 16 * 1024;

/** Undefined if it is unreadable, or only part of an index. */
export function parseGitIndex(bytes: Buffer): TrackedPaths | undefined {
  const index = readAnyIndex(bytes);
  return index && new SortedPaths(index);
}

/** The files with unresolved conflicts, without duplicates. Empty if the index is unreadable. */
export function unmergedPaths(bytes: Buffer): readonly string[] {
  return [...(readAnyIndex(bytes)?.unmerged ?? [])];
}

interface Index {
  readonly paths: readonly string[];
  readonly absences: ReadonlyMap<string, Absence>;
  readonly unmerged: ReadonlySet<string>;
}

function readAnyIndex(bytes: Buffer): Index | undefined {
  for (const hashSize of hashSizes) {
    const index = readIndex(bytes, hashSize);
    if (index !== undefined) return index;
  }
  return undefined;
}

function readIndex(bytes: Buffer, hashSize: number): Index | undefined {
  const end = bytes.length - hashSize;
  if (end < headerSize || bytes.toString('latin1', 0, 4) !== 'DIRC') return undefined;
  const version = bytes.readUInt32BE(4);
  const count = bytes.readUInt32BE(8);
  if (version < 2 || version > 4) return undefined;
  const paths: string[] = [];
  const absences = new Map<string, Absence>();
  const unmerged = new Set<string>();
  let path = '';
  let at = headerSize;
  for (let i = 0; i < count; i++) {
    const flagsAt = at + statSize + hashSize;
    if (flagsAt + 4 > end) return undefined;
    const flags = bytes.readUInt16BE(flagsAt);
    const hasMoreFlags = version > 2 && (flags & isExtended) !== 0;
    let nameAt = flagsAt + (hasMoreFlags ? 4 : 2);
    let shared = 0;
    if (version === 4) {
      const removed = readVariableInteger(bytes, nameAt);
      nameAt = removed.end;
      shared = path.length - removed.value;
      if (shared < 0) return undefined;
    }
    const expected = flags & nameLengthMask;
    const nameEnd = expected < nameLengthMask ? nameAt + expected - shared : bytes.indexOf(nul, nameAt);
    if (nameEnd < nameAt || nameEnd >= end || bytes[nameEnd] !== 0) return undefined;
    const rest = bytes.toString('latin1', nameAt, nameEnd);
    path = shared === 0 ? rest : path.slice(0, shared) + rest;
    if (path.length > maxPathLength) return undefined;
    paths.push(path);
    if ((flags & stageMask) !== 0) unmerged.add(path);
    if (hasMoreFlags && (bytes.readUInt16BE(flagsAt + 2) & isSkipped) !== 0) absences.set(path, 'sparse');
    else if (bytes.readUInt32BE(at + modeOffset) === gitlinkMode) absences.set(path, 'submodule');
    // Before version 4, entries are padded to a multiple of eight bytes, with at least one zero.
    at = version === 4 ? nameEnd + 1 : at + ((nameEnd - at + 8) & ~7);
  }
  return isWhole(bytes, at, end) ? { paths, absences, unmerged } : undefined;
}

/** git's variable-length format for offsets: seven bits per byte, most significant first. */
function readVariableInteger(bytes: Buffer, start: number): { readonly value: number; readonly end: number } {
  let at = start;
  let byte = bytes[at++] ?? 0;
  let value = byte & 127;
  while ((byte & 128) !== 0 && at - start < 5) {
    byte = bytes[at++] ?? 0;
    value = (value + 1) * 128 + (byte & 127);
  }
  return { value, end: at };
}

/** Whether extensions follow up to the end, and none of them says that other entries are in another file. */
function isWhole(bytes: Buffer, start: number, end: number): boolean {
  let at = start;
  while (at + 8 <= end) {
    if (bytes.toString('latin1', at, at + 4) === 'link') return false;
    at += 8 + bytes.readUInt32BE(at + 4);
  }
  return at === end;
}

/** git sorts paths by their bytes. */
class SortedPaths implements TrackedPaths {
  readonly #paths: readonly string[];
  readonly #absences: ReadonlyMap<string, Absence>;

  constructor({ paths, absences }: Index) {
    this.#paths = paths;
    this.#absences = absences;
  }

  hasFile(path: string): boolean {
    return this.#firstFrom(path) === path;
  }

  hasFolder(path: string): boolean {
    return this.#firstFrom(`${path}/`)?.startsWith(`${path}/`) === true;
  }

  whyAbsent(path: string): Absence | undefined {
    if (!path.endsWith('/') || this.#absences.size === 0) return this.#absences.get(path);
    // A sparse index contains the folder itself.
    const first = this.#firstFrom(path);
    return first?.startsWith(path) === true ? this.#absences.get(first) : undefined;
  }

  *skippedPaths(): Generator<string> {
    for (const [path, why] of this.#absences) if (why === 'sparse') yield path;
  }

  #firstFrom(path: string): string | undefined {
    let low = 0;
    let high = this.#paths.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#paths[middle]! < path) low = middle + 1;
      else high = middle;
    }
    return this.#paths[low];
  }
}
