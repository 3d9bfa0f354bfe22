// The snapshots of analysed revisions, in memory and in one file: a JSON header with a checksum, then one line each. A tree
// ID identifies everything in a revision, so a snapshot never becomes stale; it depends only on the version of Lintel and the
// options. A damaged file is ignored.
import { lstatSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Snapshot } from '../model/snapshot.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { RecentMap } from '../std/recent-map.ts';
import { ignoreDiskErrors } from './ignore-disk-errors.ts';
import { readOwnFile, writeOwnFile } from './own-file.ts';
import { SnapshotCodec } from './snapshot-lines.ts';

const format = 'lintel snapshots 3';
/** A project that exceeds this keeps its newest snapshots. */
const maxCharacters = 256 * 1024 ** 2;
/** Decoded snapshots are kept, because most are requested several times in a row. */
const maxDecoded = 32;
/** About 10 MB; encoded lines take less memory. */
const defaultMaxFreshFiles = 200_000;
const saveEveryMs = 2000;
/** The maximum share of the time spent on saving. */
const saveShare = 0.05;

export interface SnapshotCacheOptions {
  /** Undefined for a cache that only lives as long as the process. */
  readonly file: string | undefined;
  /** Identifies the program, the project and the options. */
  readonly key: string;
  /** The maximum number of files in all decoded snapshots together before they are encoded as lines. */
  readonly maxFreshFiles?: number | undefined;
}

export class SnapshotCache {
  readonly #file: string | undefined;
  readonly #key: string;
  #codec = new SnapshotCodec();
  /** By tree ID, in the order of the file. */
  readonly #lines = new Map<string, string>();
  readonly #decoded = new RecentMap<string, Snapshot>(maxDecoded);
  /** Snapshots that are not encoded yet. Without a file, most never need to be. */
  readonly #fresh = new Map<string, Snapshot>();
  readonly #maxFreshFiles: number;
  #freshFiles = 0;
  #characters = 0;
  #checksum = 0;
  #isChanged = false;
  #nextSaveMs = performance.now() + saveEveryMs;

  constructor({ file, key, maxFreshFiles = defaultMaxFreshFiles }: SnapshotCacheOptions) {
    this.#file = file;
    this.#key = key;
    this.#maxFreshFiles = maxFreshFiles;
    const lines = file === undefined ? [] : readLines(file, key);
    if (!lines.every((line) => this.#admit(line))) this.#clear();
  }

  #admit(line: string): boolean {
    const tree = this.#codec.admit(line);
    if (tree === undefined || this.#lines.has(tree)) return false;
    this.#keep(tree, line);
    return true;
  }

  /** One line is invalid, so none is trusted. */
  #clear(): void {
    this.#codec = new SnapshotCodec();
    this.#lines.clear();
    this.#characters = 0;
    this.#checksum = 0;
  }

  has(tree: string): boolean {
    return this.#fresh.has(tree) || this.#lines.has(tree);
  }

  get(tree: string): Snapshot | undefined {
    const known = this.#fresh.get(tree) ?? this.#decoded.get(tree);
    if (known !== undefined) return known;
    const line = this.#lines.get(tree);
    const snapshot = line === undefined ? undefined : this.#codec.decode(line);
    if (snapshot !== undefined) this.#decoded.set(tree, snapshot);
    return snapshot;
  }

  set(tree: string, snapshot: Snapshot): void {
    this.#fresh.set(tree, snapshot);
    this.#freshFiles += snapshot.files.size;
    this.#isChanged = true;
    if (this.#freshFiles > this.#maxFreshFiles) this.#encodeFresh();
    if (performance.now() >= this.#nextSaveMs) this.save();
  }

  /** Writes all snapshots, unless the file has exactly these. */
  save(): void {
    const file = this.#file;
    if (file === undefined || !this.#isChanged) return;
    const startedMs = performance.now();
    this.#encodeFresh();
    if (this.#characters > maxCharacters) return;
    ignoreDiskErrors(() => {
      prepareOutputDirectory(dirname(file));
      // The project may have put a folder or a symbolic link there.
      if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) return;
      writeOwnFile(file, this.#chunks());
    });
    this.#isChanged = false;
    const nowMs = performance.now();
    this.#nextSaveMs = nowMs + Math.max(saveEveryMs, (nowMs - startedMs) / saveShare);
  }

  #encodeFresh(): void {
    for (const [tree, snapshot] of this.#fresh) {
      this.#keep(tree, this.#codec.encode(tree, snapshot));
      this.#decoded.set(tree, snapshot);
    }
    this.#fresh.clear();
    this.#freshFiles = 0;
  }

  *#chunks(): Iterable<string> {
    yield `${JSON.stringify({ format, key: this.#key, checksum: this.#checksum })}\n`;
    for (const line of this.#lines.values()) yield `${line}\n`;
  }

  #keep(tree: string, line: string): void {
    this.#lines.set(tree, line);
    this.#characters += line.length;
    this.#checksum = crc32(`${line}\n`, this.#checksum);
  }
}

function readLines(file: string, key: string): readonly string[] {
  try {
    const bytes = readOwnFile(file);
    const start = bytes.indexOf(0x0a) + 1;
    const head = JSON.parse(bytes.toString('utf8', 0, start)) as Readonly<Record<string, unknown>> | null;
    if (head?.['format'] !== format || head['key'] !== key) return [];
    if (crc32(bytes.subarray(start)) !== head['checksum']) return [];
    return bytes.toString('utf8', start).split('\n').slice(0, -1);
  } catch {
    // Missing, unreadable or damaged: in each case there are none.
    return [];
  }
}
