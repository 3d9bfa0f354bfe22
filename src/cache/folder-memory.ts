// The cache of a folder, held by a process for as many runs as it makes.
import { AnalysisCache } from './analysis-cache.ts';

export class FolderMemory {
  readonly #file: string;
  #held: { readonly key: string; readonly cache: AnalysisCache } | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** For one run, of which `lookedAtMs` is a moment before any file was looked at. */
  open(key: string, lookedAtMs: number): AnalysisCache {
    if (this.#held?.key === key) {
      this.#held.cache.beginAgain(lookedAtMs);
      return this.#held.cache;
    }
    const cache = new AnalysisCache(this.#file, key, lookedAtMs);
    this.#held = { key, cache };
    return cache;
  }

  /** Writes down what the last run learned, unless that is written already. */
  save(): void {
    this.#held?.cache.save();
  }
}
