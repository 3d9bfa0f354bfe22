// The last walk, for a process that walks the same folder repeatedly. By POSIX, adding, removing or renaming an entry updates
// the times of its folder. If the times of all folders and the ignore rules are unchanged, the walk would find the same
// entries, and only the files are checked for changes.
import { lstatSync } from 'node:fs';
import { isReliableStamp } from '../model/is-reliable-stamp.ts';
import type { Run } from '../model/run.ts';
import type { SourceFile } from '../model/source.ts';
import { Pacer } from '../std/pacer.ts';
import { childOf, type DiskPath } from './disk-path.ts';
import { DiskTree, statFile } from './disk-tree.ts';
import type { FileContent } from './file-tree.ts';
import type { TrackedPaths } from './git-index.ts';
import type { WalkResult } from './walk-result.ts';
import { rootFolder } from './folder.ts';
import type { Selection } from './selection.ts';
import { walk } from './walk.ts';

interface LastWalk {
  readonly key: string;
  readonly result: WalkResult;
  /** The checkout around the root. */
  readonly surroundings: string;
  readonly folders: readonly (readonly [DiskPath, FolderStamp])[];
  /** The ignore files that were read or missing, and the first lines of programs. */
  readonly reads: readonly FileRead[];
  /** What git tracked. */
  readonly tracked: readonly TrackedAnswer[];
}

interface FolderStamp {
  readonly inode: number;
  readonly modifiedMs: number;
  readonly changedMs: number;
}

interface FileRead {
  readonly read: (tree: DiskTree) => string | undefined;
  readonly content: string | undefined;
}

interface TrackedAnswer {
  readonly top: DiskPath;
  readonly ask: (paths: TrackedPaths) => boolean;
  readonly answer: boolean;
}

export class WalkCache {
  readonly #nowMs: () => number;
  #last: LastWalk | undefined;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  /** `key` identifies the options that select files. */
  async walk(root: string, key: string, selection: Selection, run: Run): Promise<WalkResult> {
    const ownKey = JSON.stringify([root, key]);
    const refreshed = this.#last?.key === ownKey ? await refresh(root, this.#last, run) : undefined;
    if (refreshed !== undefined) return refreshed;
    const scanStartedMs = this.#nowMs();
    const reader = new RecordingReader();
    const folders: (readonly [DiskPath, FolderStamp | undefined])[] = [];
    this.#last = undefined;
    const result = await walk(root, selection, reader, run, (folder) => {
      folders.push([folder, stampOf(folder)]);
    });
    const reliable = folders.filter((each): each is readonly [DiskPath, FolderStamp] =>
      isReliable(each[1], scanStartedMs),
    );
    // Windows does not guarantee this for every file system.
    if (reliable.length === folders.length && process.platform !== 'win32') {
      const { reads, tracked } = reader;
      this.#last = {
        key: ownKey,
        result,
        surroundings: describeSurroundings(root),
        folders: reliable,
        reads,
        tracked,
      };
    }
    return result;
  }
}

async function refresh(root: string, last: LastWalk, run: Run): Promise<WalkResult | undefined> {
  const pacer = new Pacer(run.signal);
  if (describeSurroundings(root) !== last.surroundings) return undefined;
  const reader = new DiskTree();
  for (const { read, content } of last.reads) if (read(reader) !== content) return undefined;
  if (!areSameAnswers(last.tracked, reader)) return undefined;
  for (const [folder, stamp] of last.folders) {
    if (pacer.isSliceOver()) await pacer.rest();
    if (!isSame(stampOf(folder), stamp)) return undefined;
  }
  const { result } = last;
  for (const [i, file] of result.files.entries()) {
    if (pacer.isSliceOver()) await pacer.rest();
    result.files[i] = refreshFile(file, result.nonUtf8Paths.get(file.path) ?? childOf(root, file.path));
  }
  return result;
}

/** The same object if the file did not change. */
function refreshFile(file: SourceFile, path: DiskPath): SourceFile {
  const { size, stamp } = statFile(path);
  const isSameFile =
    size === file.size &&
    stamp?.modifiedMs === file.stamp?.modifiedMs &&
    stamp?.changedMs === file.stamp?.changedMs;
  if (isSameFile) return file;
  return { path: file.path, language: file.language, size, stamp };
}

function stampOf(folder: DiskPath): FolderStamp | undefined {
  try {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    return stats && { inode: stats.ino, modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs };
  } catch {
    // The walk reports why it is inaccessible.
    return undefined;
  }
}

function isReliable(stamp: FolderStamp | undefined, scanStartedMs: number): boolean {
  return stamp !== undefined && isReliableStamp(stamp, scanStartedMs);
}

function isSame(a: FolderStamp | undefined, b: FolderStamp): boolean {
  return a?.inode === b.inode && a.modifiedMs === b.modifiedMs && a.changedMs === b.changedMs;
}

function describeSurroundings(root: string): string {
  const { bytes, isInCheckout } = rootFolder(root, new DiskTree());
  return JSON.stringify([bytes, isInCheckout]);
}

/** The index changes with every commit, but rarely in relevant parts. */
function areSameAnswers(answers: readonly TrackedAnswer[], tree: DiskTree): boolean {
  const indexes = new Map<DiskPath, TrackedPaths | undefined>();
  return answers.every(({ top, ask, answer }) => {
    if (!indexes.has(top)) indexes.set(top, tree.trackedIn(top));
    const paths = indexes.get(top);
    return (paths !== undefined && ask(paths)) === answer;
  });
}

class RecordingReader extends DiskTree {
  readonly reads: FileRead[] = [];
  readonly tracked: TrackedAnswer[] = [];

  override trackedIn(top: DiskPath): TrackedPaths {
    const paths = super.trackedIn(top);
    const record = (ask: TrackedAnswer['ask']): boolean => {
      const answer = paths !== undefined && ask(paths);
      this.tracked.push({ top, ask, answer });
      return answer;
    };
    return {
      hasFile: (path) => record((each) => each.hasFile(path)),
      hasFolder: (path) => record((each) => each.hasFolder(path)),
      // Not used by the walk.
      whyAbsent: (path) => paths?.whyAbsent(path),
      skippedPaths: () => paths?.skippedPaths() ?? [],
    };
  }

  override read(path: DiskPath, maxSize: number): FileContent {
    const content = super.read(path, maxSize);
    const read = (tree: DiskTree): string => describe(tree.read(path, maxSize));
    this.reads.push({ read, content: describe(content) });
    return content;
  }

  override readProgramLine(path: DiskPath): string | undefined {
    const content = super.readProgramLine(path);
    this.reads.push({ read: (tree) => tree.readProgramLine(path), content });
    return content;
  }
}

function describe(content: FileContent): string {
  if (content.kind !== 'text') return JSON.stringify(content);
  const { buffer, byteOffset } = content.bytes;
  return `text ${Buffer.from(buffer, byteOffset, content.length).toString('latin1')}`;
}
