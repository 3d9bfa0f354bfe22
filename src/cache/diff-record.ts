// The results of the last comparisons of revisions, and the known blob IDs of files on disk. A comparison of the same inputs
// is not repeated.
import { dirname } from 'node:path';
import type { Change } from '../model/change.ts';
import type { SourceFile } from '../model/source.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { statsOf } from './cached-file.ts';
import { ignoreDiskErrors } from './ignore-disk-errors.ts';
import { readOwnFile, writeOwnFile } from './own-file.ts';

/** Size and times of a file, and git's ID for its content. */
type KnownBlob = readonly [size: number, modifiedMs: number, changedMs: number, id: string];

interface Answer {
  /** Identifies all inputs of the change. */
  readonly key: string;
  readonly change: Change;
}

interface Saved {
  /** Newest first. */
  readonly answers: readonly Answer[];
  /** By path of the file. */
  readonly blobs: Readonly<Record<string, KnownBlob>>;
}

const format = 'lintel diff 2';
/** Several answers, because `check` and `diff` of the same changes, for example, alternate. */
const maxAnswers = 4;

export class DiffRecord {
  readonly #file: string;
  readonly #saved: Saved;

  constructor(file: string) {
    this.#file = file;
    this.#saved = readSaved(file);
  }

  has(key: string): boolean {
    return this.answerTo(key) !== undefined;
  }

  answerTo(key: string): Change | undefined {
    return this.#saved.answers.find((answer) => answer.key === key)?.change;
  }

  /** git's ID for the content of a file on disk, if known. */
  blobOf(file: SourceFile): string | undefined {
    // A path can equal the name of a property that every object has.
    if (!Object.hasOwn(this.#saved.blobs, file.path)) return undefined;
    const [size, modifiedMs, changedMs, id] = this.#saved.blobs[file.path]!;
    const isSame =
      file.size === size && file.stamp?.modifiedMs === modifiedMs && file.stamp?.changedMs === changedMs;
    return isSame ? id : undefined;
  }

  /** `blobs` are the known IDs of files on disk, if these were read, and a time before any was read. */
  save(
    answer: Answer,
    blobs?: { readonly ids: ReadonlyMap<SourceFile, string>; readonly scanStartedMs: number },
  ): void {
    const others = this.#saved.answers.filter(({ key }) => key !== answer.key);
    const saved: Saved = {
      answers: [answer, ...others].slice(0, maxAnswers),
      blobs: blobs === undefined ? this.#saved.blobs : listBlobs(blobs.ids, blobs.scanStartedMs),
    };
    ignoreDiskErrors(() => {
      prepareOutputDirectory(dirname(this.#file));
      writeOwnFile(this.#file, [JSON.stringify({ format, ...saved })]);
    });
  }
}

function listBlobs(ids: ReadonlyMap<SourceFile, string>, scanStartedMs: number): Saved['blobs'] {
  const known = new Map<string, KnownBlob>();
  for (const [file, id] of ids) {
    const stats = statsOf(file, scanStartedMs);
    if (stats !== undefined) known.set(file.path, [stats.size, stats.modifiedMs, stats.changedMs, id]);
  }
  return Object.fromEntries(known);
}

function readSaved(file: string): Saved {
  try {
    const { format: written, ...saved } = JSON.parse(readOwnFile(file).toString()) as Saved & {
      readonly format?: unknown;
    };
    if (written === format) return saved;
  } catch {
    // Missing or damaged: everything is compared again.
  }
  return { answers: [], blobs: {} };
}
