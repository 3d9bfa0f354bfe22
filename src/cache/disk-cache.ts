// The extractions, resolved imports and type uses of earlier runs, in one file. A damaged file is ignored and does not change
// the report. A process can use one instance for many runs.
import { dirname } from 'node:path';
import type { AnalysisCache, ResolutionInputs, TargetCache, TypeUses } from '../model/analysis-cache.ts';
import type { FilePath } from '../model/file-path.ts';
import type { Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';
import type { ExtractedFile, Extraction, SourceFile } from '../model/source.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import type { CacheBody, TargetsRecord } from './cache-body.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { type CachedFile, isSameStats, statsOf } from './cached-file.ts';
import { decodeFiles } from './decode-body.ts';
import { encodeBody } from './encode-body.ts';
import { fingerprintExtraction, hasSameFingerprint } from './fingerprint-extraction.ts';
import { hashResolutionInputs } from './hash-resolution-inputs.ts';
import { ignoreDiskErrors } from './ignore-disk-errors.ts';
import { hashManifests, KnownTypeUses } from './known-type-uses.ts';
import { LanguageTargets } from './language-targets.ts';

export interface CacheOptions {
  /** Undefined for a cache that only lives as long as the process. */
  readonly file: string | undefined;
  /** Identifies the program, the project and the options. */
  readonly key: string;
  /** A time before the scan read any file. */
  readonly scanStartedMs: number;
  /** Whether this process makes more than one run. If not, the first run saves the cache and then frees its memory. */
  readonly isReused: boolean;
  /** Returns a key for the inputs of a resolution. Default: a hash, which stays the same in the next process. */
  readonly keyOf?: ((inputs: ResolutionInputs) => string) | undefined;
}

export class DiskCache implements AnalysisCache {
  readonly file: string | undefined;
  readonly key: string;
  readonly isReused: boolean;
  /** By language ID. */
  readonly #targets = new Map<string, LanguageTargets>();
  readonly #keyOf: (inputs: ResolutionInputs) => string;
  #typeUses = new KnownTypeUses('');
  #scanStartedMs: number;
  /** The files of the previous run. */
  #before: ReadonlyMap<FilePath, CachedFile> = new Map();
  /** The files of this run. */
  #now = new Map<FilePath, CachedFile>();
  /** The number of files in the cache file. */
  #savedCount: number;
  #hasNewFiles = false;

  constructor({ file, key, scanStartedMs, isReused, keyOf }: CacheOptions) {
    this.file = file;
    this.key = key;
    this.isReused = isReused;
    this.#keyOf = keyOf ?? ((inputs) => hashResolutionInputs(inputs, (each) => this.#fingerprintOf(each)));
    this.#scanStartedMs = scanStartedMs;
    const body = file === undefined ? undefined : readCacheFile(file, key);
    if (body !== undefined) {
      const uses = new KnownTypeUses(body.typeUsesKey);
      this.#typeUses = uses;
      const files = decodeFiles(body, (statement, use) => uses.recall(statement, use));
      this.#before = files;
      const targetsOf = (path: FilePath) => files.get(path)?.targets();
      for (const record of body.targets)
        this.#targets.set(
          record.language,
          new LanguageTargets(record.key, { diagnostics: record.diagnostics, targetsOf }),
        );
    }
    this.#savedCount = this.#before.size;
  }

  /** Starts another run. `scanStartedMs` is a time before its scan read any file. */
  startRun(scanStartedMs: number): void {
    this.#scanStartedMs = scanStartedMs;
    this.#before = this.#now;
    this.#now = new Map();
  }

  get(file: SourceFile): Extraction | undefined {
    const cached = this.#before.get(file.path);
    if (cached === undefined || !isSameStats(cached.stats, statsOf(file, this.#scanStartedMs)))
      return undefined;
    const extraction = cached.extraction();
    if (extraction !== undefined) this.#now.set(file.path, cached);
    return extraction;
  }

  set(file: SourceFile, extraction: Extraction): void {
    const stats = statsOf(file, this.#scanStartedMs);
    if (stats !== undefined) this.#hasNewFiles = true;
    const before = this.#before.get(file.path);
    const extractionBefore = before?.extraction();
    const isSame = extractionBefore !== undefined && hasSameFingerprint(extractionBefore, extraction);
    if (!isSame) for (const targets of this.#targets.values()) targets.invalidate(file.path);
    this.#now.set(file.path, {
      stats,
      extraction: () => extraction,
      fingerprint: isSame ? before?.fingerprint : undefined,
    });
  }

  targetsFor(inputs: ResolutionInputs): TargetCache {
    const key = this.#keyOf(inputs);
    const known = this.#targets.get(inputs.language);
    const targets = known?.key === key ? known : new LanguageTargets(key);
    this.#targets.set(inputs.language, targets);
    targets.entries = inputs.project.entries;
    targets.files = inputs.files.map(({ file }) => file.path);
    // A file that could not be read has no imports in this run.
    for (const path of targets.files) if (!this.#now.has(path)) targets.invalidate(path);
    return targets;
  }

  typeUsesFor(manifests: Project['manifests']): TypeUses {
    const key = hashManifests(manifests);
    if (this.#typeUses.key !== key) this.#typeUses = new KnownTypeUses(key);
    return this.#typeUses;
  }

  finish(): void {
    if (this.isReused) return;
    this.save();
    this.#before = new Map();
    this.#now = new Map();
    this.#targets.clear();
  }

  /** Writes the entries used by this run, unless the cache file has exactly these. */
  save(): void {
    const { file } = this;
    if (file === undefined || !this.#hasChanges()) return;
    ignoreDiskErrors(() => {
      prepareOutputDirectory(dirname(file));
      writeCacheFile(file, this.key, this.#encode());
    });
    this.#savedCount = this.#countReliable();
    this.#hasNewFiles = false;
    this.#typeUses.isChanged = false;
    for (const targets of this.#targets.values()) targets.isChanged = false;
  }

  #fingerprintOf(file: ExtractedFile): string {
    const { path } = file.file;
    const cached = this.#now.get(path);
    const fingerprint = cached?.fingerprint ?? fingerprintExtraction(file);
    if (cached !== undefined && cached.fingerprint === undefined)
      this.#now.set(path, { ...cached, fingerprint });
    return fingerprint;
  }

  #hasChanges(): boolean {
    const count = this.#countReliable();
    if (count !== this.#savedCount) return true;
    const parts = [this.#typeUses, ...this.#targets.values()];
    return count > 0 && (this.#hasNewFiles || parts.some(({ isChanged }) => isChanged));
  }

  #countReliable(): number {
    let count = 0;
    for (const { stats } of this.#now.values()) if (stats !== undefined) count++;
    return count;
  }

  #encode(): CacheBody {
    const targetsOf = new Map<FilePath, readonly Target[]>();
    const records: TargetsRecord[] = [];
    for (const [language, targets] of this.#targets) {
      const { key, diagnostics, files } = targets;
      // The project has no files in this language any more.
      if (diagnostics === undefined || files.length === 0) continue;
      records.push({ language, key, diagnostics });
      for (const path of files) targetsOf.set(path, targets.get(path) ?? []);
    }
    return encodeBody(this.#now, { targets: targetsOf, records, typeUses: this.#typeUses });
  }
}
