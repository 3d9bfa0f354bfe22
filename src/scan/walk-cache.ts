// The last walk, in a process that walks the same folder again and again. POSIX has everything that comes into a folder,
// leaves it or is renamed in it mark the folder's own times: where those are the same, and so are the rules of what is
// ignored, the walk would meet the same things. Then only the files are looked at.
import { lstatSync } from 'node:fs';
import type { Run } from '../model/run.ts';
import type { SourceFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';
import { childOf, type DiskPath } from './disk-path.ts';
import { type FileContent, FileReader } from './file-reader.ts';
import { type Findings, measure } from './findings.ts';
import { rootFolder } from './folder.ts';
import type { Selection } from './selection.ts';
import { walk } from './walk.ts';

/** A folder changed so shortly before we looked could change again unnoticed. */
const clockDoubtMs = 2000;

interface LastWalk {
  readonly key: string;
  readonly findings: Findings;
  /** Where the root stands in a checkout. */
  readonly surroundings: string;
  readonly folders: readonly (readonly [DiskPath, FolderStamp])[];
  /** The files with ignore rules that were read, or looked for. */
  readonly reads: readonly Reading[];
}

interface FolderStamp {
  readonly inode: number;
  readonly modifiedMs: number;
  readonly changedMs: number;
}

interface Reading {
  readonly path: DiskPath;
  readonly maxSize: number;
  readonly content: string;
}

export class WalkCache {
  readonly #nowMs: () => number;
  #last: LastWalk | undefined;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  /** What a walk finds. `key` stands for the options that select files. */
  async walk(root: string, key: string, selection: Selection, run: Run): Promise<Findings> {
    const ownKey = JSON.stringify([root, key]);
    const again = this.#last?.key === ownKey ? await lookAgain(root, this.#last, run) : undefined;
    if (again !== undefined) return again;
    const lookedAtMs = this.#nowMs();
    const reader = new RecordingReader();
    const folders: (readonly [DiskPath, FolderStamp | undefined])[] = [];
    this.#last = undefined;
    const findings = await walk(root, selection, reader, run, (folder) => {
      folders.push([folder, stampOf(folder)]);
    });
    const proven = folders.filter((each): each is readonly [DiskPath, FolderStamp] =>
      isProof(each[1], lookedAtMs),
    );
    // Windows makes no such promise for every kind of disk.
    if (proven.length === folders.length && process.platform !== 'win32') {
      const { reads } = reader;
      this.#last = {
        key: ownKey,
        findings,
        surroundings: describeSurroundings(root),
        folders: proven,
        reads,
      };
    }
    return findings;
  }
}

async function lookAgain(root: string, last: LastWalk, run: Run): Promise<Findings | undefined> {
  const pacer = new Pacer(run.signal);
  if (describeSurroundings(root) !== last.surroundings) return undefined;
  const reader = new FileReader();
  for (const { path, maxSize, content } of last.reads)
    if (describe(reader.read(path, maxSize)) !== content) return undefined;
  for (const [folder, stamp] of last.folders) {
    if (pacer.isSliceOver()) await pacer.rest();
    if (!isSame(stampOf(folder), stamp)) return undefined;
  }
  const { findings } = last;
  for (const [i, file] of findings.files.entries()) {
    if (pacer.isSliceOver()) await pacer.rest();
    findings.files[i] = measureAgain(file, findings.oddPlaces.get(file.path) ?? childOf(root, file.path));
  }
  return findings;
}

/** The same object where it is the same file. */
function measureAgain(file: SourceFile, place: DiskPath): SourceFile {
  const { size, stamp } = measure(place);
  const isSameFile =
    size === file.size &&
    stamp?.modifiedMs === file.stamp?.modifiedMs &&
    stamp?.changedMs === file.stamp?.changedMs;
  if (isSameFile) return file;
  const { path, language } = file;
  return { path, language, size, stamp };
}

function stampOf(folder: DiskPath): FolderStamp | undefined {
  try {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    return stats && { inode: stats.ino, modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs };
  } catch {
    // What may not be looked at proves nothing; why not is for the walk to tell.
    return undefined;
  }
}

function isProof(stamp: FolderStamp | undefined, lookedAtMs: number): boolean {
  if (stamp === undefined) return false;
  return Math.max(stamp.modifiedMs, stamp.changedMs) < lookedAtMs - clockDoubtMs;
}

function isSame(a: FolderStamp | undefined, b: FolderStamp): boolean {
  return a?.inode === b.inode && a.modifiedMs === b.modifiedMs && a.changedMs === b.changedMs;
}

function describeSurroundings(root: string): string {
  const { bytes, isInCheckout } = rootFolder(root, new FileReader());
  return JSON.stringify([bytes, isInCheckout]);
}

class RecordingReader extends FileReader {
  readonly reads: Reading[] = [];

  override read(path: DiskPath, maxSize: number): FileContent {
    const content = super.read(path, maxSize);
    this.reads.push({ path, maxSize, content: describe(content) });
    return content;
  }
}

function describe(content: FileContent): string {
  if (content.kind !== 'text') return JSON.stringify(content);
  const { buffer, byteOffset } = content.bytes;
  return `text ${Buffer.from(buffer, byteOffset, content.length).toString('latin1')}`;
}
