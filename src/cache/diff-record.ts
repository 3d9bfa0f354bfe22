// What the last comparison with the working tree found, and what it knew of the files on disk. A comparison of the same
// inputs is not made again. The key counts the times of all files, which nobody can set, so that a project cannot bring
// an answer of its own.
import { dirname } from 'node:path';
import type { Change } from '../model/change.ts';
import type { SourceFile } from '../model/source.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { statsOf } from './cached-file.ts';
import { ignoreDiskErrors } from './ignore-disk-errors.ts';
import { readOwnFile } from './read-own-file.ts';

/** Size and times of a file, and the id that git gives to its content. */
type KnownBlob = readonly [size: number, modifiedMs: number, changedMs: number, id: string];

interface Saved {
  readonly key: string;
  readonly change: Change;
  readonly blobs: Readonly<Record<string, KnownBlob>>;
}

export class DiffRecord {
  readonly #file: string;
  readonly #saved: Partial<Saved>;

  constructor(file: string) {
    this.#file = file;
    this.#saved = readSaved(file);
  }

  has(key: string): boolean {
    return this.#saved.key === key;
  }

  /** Of the key that it has. */
  get change(): Change | undefined {
    return this.#saved.change;
  }

  /** The id of the content of a file on disk, if it is known. */
  blobOf(file: SourceFile): string | undefined {
    const known: unknown = this.#saved.blobs?.[file.path];
    if (!Array.isArray(known)) return undefined;
    const [size, modifiedMs, changedMs, id] = known as unknown[];
    const isSame =
      file.size === size && file.stamp?.modifiedMs === modifiedMs && file.stamp?.changedMs === changedMs;
    return isSame && typeof id === 'string' ? id : undefined;
  }

  /** `scanStartedMs` is a time before any file was read. */
  save(
    {
      key,
      change,
      blobs,
    }: { readonly key: string; readonly change: Change; readonly blobs: ReadonlyMap<SourceFile, string> },
    scanStartedMs: number,
  ): void {
    const known = new Map<string, KnownBlob>();
    for (const [file, id] of blobs) {
      const stats = statsOf(file, scanStartedMs);
      if (stats !== undefined) known.set(file.path, [stats.size, stats.modifiedMs, stats.changedMs, id]);
    }
    const saved: Saved = { key, change, blobs: Object.fromEntries(known) };
    ignoreDiskErrors(() => {
      prepareOutputDirectory(dirname(this.#file));
      writeFileWhole(this.#file, [JSON.stringify(saved)]);
    });
  }
}

function readSaved(file: string): Partial<Saved> {
  try {
    const value: unknown = JSON.parse(readOwnFile(file).toString());
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    // Missing or damaged: everything is compared again.
    return {};
  }
}
