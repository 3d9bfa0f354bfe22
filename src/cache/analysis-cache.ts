// What was learned from each file and where its imports lead, kept from run to run. It only ever saves time: whatever is
// wrong with it, the files are read again, and the report is the same. One process may use it for many runs.
import { dirname } from 'node:path';
import type { ExtractionMemory } from '../model/extraction-memory.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Target } from '../model/resolution.ts';
import type { Ground, KeptResolution, ResolutionMemory } from '../model/resolution-memory.ts';
import type { ExtractedFile, Extraction, SourceFile } from '../model/source.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import type { CacheBody, GroundRecord } from './cache-body.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { decodeFiles } from './decode-body.ts';
import { digestGround } from './digest-ground.ts';
import { encodeBody } from './encode-body.ts';
import { GroundMemory } from './ground-memory.ts';
import { isSameMeasure, type KnownFile, measureOf } from './known-file.ts';
import { digestSubstance, haveSameSubstance } from './substance.ts';
import { tryOnDisk } from './try-on-disk.ts';

export class AnalysisCache implements ExtractionMemory, ResolutionMemory {
  readonly isAskedAgain: boolean = true;
  readonly #path: string;
  readonly #key: string;
  /** Language → what its imports stand on. */
  readonly #grounds = new Map<string, GroundMemory>();
  #lookedAtMs: number;
  /** As the run before left it. */
  #before: ReadonlyMap<FilePath, KnownFile> = new Map();
  /** As this run has found it so far. */
  #now = new Map<FilePath, KnownFile>();
  #writtenCount: number;
  #hasNewFiles = false;

  /** To be opened before the files are looked at. `key` stands for the program, the project and the options. */
  constructor(path: string, key: string, nowMs = Date.now()) {
    this.#path = path;
    this.#key = key;
    this.#lookedAtMs = nowMs;
    const body = readCacheFile(path, key);
    if (body !== undefined) {
      const files = decodeFiles(body);
      this.#before = files;
      const targetsOf = (file: FilePath) => files.get(file)?.targets();
      for (const { language, digest, diagnostics } of body.grounds)
        this.#grounds.set(language, new GroundMemory(digest, { diagnostics, targetsOf }));
    }
    this.#writtenCount = this.#before.size;
  }

  /** Another run, before the files are looked at. */
  beginAgain(nowMs = Date.now()): void {
    this.#lookedAtMs = nowMs;
    this.#before = this.#now;
    this.#now = new Map();
  }

  recall(file: SourceFile): Extraction | undefined {
    const known = this.#before.get(file.path);
    if (known === undefined || !isSameMeasure(known.measure, measureOf(file, this.#lookedAtMs)))
      return undefined;
    const extraction = known.extraction();
    if (extraction !== undefined) this.#now.set(file.path, known);
    return extraction;
  }

  keep(file: SourceFile, extraction: Extraction): void {
    const measure = measureOf(file, this.#lookedAtMs);
    if (measure !== undefined) this.#hasNewFiles = true;
    const known = this.#before.get(file.path);
    const found = known?.extraction();
    const isSame = found !== undefined && haveSameSubstance(found, extraction);
    if (!isSame) for (const ground of this.#grounds.values()) ground.forget(file.path);
    this.#now.set(file.path, {
      measure,
      extraction: () => extraction,
      substance: isSame ? known?.substance : undefined,
    });
  }

  standOn(ground: Ground): KeptResolution {
    const digest = digestGround(ground, (file) => this.#substanceOf(file));
    const known = this.#grounds.get(ground.language);
    const memory = known?.digest === digest ? known : new GroundMemory(digest);
    this.#grounds.set(ground.language, memory);
    memory.entries = ground.project.entries;
    memory.files = ground.files.map(({ file }) => file.path);
    // A file that could not be read has no imports this time.
    for (const path of memory.files) if (!this.#now.has(path)) memory.forget(path);
    return memory;
  }

  /** Writes down what this run recalled and kept, and nothing else; not at all where that is what is written already. */
  save(): void {
    if (!this.#isNews()) return;
    tryOnDisk(() => {
      prepareOutputDirectory(dirname(this.#path));
      writeCacheFile(this.#path, this.#key, this.#encode());
    });
    this.#writtenCount = this.#countTrusted();
    this.#hasNewFiles = false;
    for (const ground of this.#grounds.values()) ground.isChanged = false;
  }

  #substanceOf(file: ExtractedFile): string {
    const { path } = file.file;
    const known = this.#now.get(path);
    const substance = known?.substance ?? digestSubstance(file);
    if (known !== undefined && known.substance === undefined) this.#now.set(path, { ...known, substance });
    return substance;
  }

  #isNews(): boolean {
    const count = this.#countTrusted();
    if (count !== this.#writtenCount) return true;
    return count > 0 && (this.#hasNewFiles || [...this.#grounds.values()].some(({ isChanged }) => isChanged));
  }

  #countTrusted(): number {
    let count = 0;
    for (const { measure } of this.#now.values()) if (measure !== undefined) count++;
    return count;
  }

  #encode(): CacheBody {
    const targets = new Map<FilePath, readonly Target[]>();
    const grounds: GroundRecord[] = [];
    for (const [language, ground] of this.#grounds) {
      const { digest, diagnostics, files } = ground;
      // Nobody writes this language any more.
      if (diagnostics === undefined || files.length === 0) continue;
      grounds.push({ language, digest, diagnostics });
      for (const path of files) targets.set(path, ground.recall(path) ?? []);
    }
    return encodeBody(this.#now, targets, grounds);
  }
}
