// What was learned from each file, kept from run to run. It only ever saves time: whatever is wrong with it, the files
// are read again, and the report is the same.
import { dirname } from 'node:path';
import type { ExtractionMemory } from '../model/extraction-memory.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Extraction, SourceFile } from '../model/source.ts';
import { UserError } from '../model/user-error.ts';
import { errorCode } from '../output/error-code.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { decodeExtractions, type KeptExtraction } from './decode-extractions.ts';
import { encodeExtractions, type KnownFile } from './encode-extractions.ts';

/** A file changed so shortly before we looked could change again unnoticed: some disks count time in two seconds. */
const clockDoubtMs = 2000;

export class ExtractionCache implements ExtractionMemory {
  readonly #path: string;
  readonly #key: string;
  readonly #trustedBeforeMs: number;
  readonly #kept: ReadonlyMap<FilePath, KeptExtraction>;
  readonly #known: KnownFile[] = [];
  #recalled = 0;

  /** To be opened before the files are looked at. `key` stands for all that decides what is found in a file. */
  constructor(path: string, key: string, nowMs = Date.now()) {
    this.#path = path;
    this.#key = key;
    this.#trustedBeforeMs = nowMs - clockDoubtMs;
    const body = readCacheFile(path, key);
    this.#kept = body === undefined ? new Map() : decodeExtractions(body);
  }

  recall(file: SourceFile): Extraction | undefined {
    const kept = this.#kept.get(file.path);
    if (kept === undefined || !this.#isTrusted(file) || !isSame(file, kept)) return undefined;
    const extraction = kept.extraction();
    if (extraction === undefined) return undefined;
    this.#known.push({ file, extraction });
    this.#recalled++;
    return extraction;
  }

  keep(file: SourceFile, extraction: Extraction): void {
    if (this.#isTrusted(file)) this.#known.push({ file, extraction });
  }

  /** Writes down what this run recalled and kept, and nothing else; not at all where that is what is written already. */
  save(): void {
    if (this.#recalled === this.#known.length && this.#recalled === this.#kept.size) return;
    try {
      prepareOutputDirectory(dirname(this.#path));
      writeCacheFile(this.#path, this.#key, encodeExtractions(this.#known));
    } catch (error) {
      // A disk that is full or read-only stops no analysis; whether the report can be written is for others to say.
      if (!(error instanceof UserError) && errorCode(error) === undefined) throw error;
    }
  }

  #isTrusted({ stamp }: SourceFile): boolean {
    return (
      stamp !== undefined &&
      stamp.modifiedMs < this.#trustedBeforeMs &&
      stamp.changedMs < this.#trustedBeforeMs
    );
  }
}

function isSame({ size, stamp }: SourceFile, kept: KeptExtraction): boolean {
  return size === kept.size && stamp?.modifiedMs === kept.modifiedMs && stamp.changedMs === kept.changedMs;
}
