// Repeated analyses in one process. What did not change since the last one is not read or resolved again. The report has the
// same bytes as that of a fresh run.
import { analyze } from '../analyze.ts';
import { DiskCache } from '../cache/disk-cache.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import type { Report } from '../model/report.ts';
import { type OpenedProject, openProject } from '../open/open-project.ts';
import { PreviousAnalysis } from '../previous-analysis.ts';
import { WalkCache } from '../scan/walk-cache.ts';

/** Which extractions are kept; with a file, they are kept for the next process too. */
export interface KeptCache {
  readonly file: string | undefined;
}

export interface RepeatedReport {
  readonly report: Report;
  readonly opened: OpenedProject;
}

export class RepeatedAnalysis {
  readonly #walkCache = new WalkCache();
  readonly #previous = new PreviousAnalysis();
  #cache: DiskCache | undefined;

  /** Without a cache, every file is read again. One run at a time. */
  async run(folder: string, options: AnalyzeOptions, kept: KeptCache | undefined): Promise<RepeatedReport> {
    const walkCache = kept && this.#walkCache;
    const opened = await openProject(folder, options, { walkCache, cacheFile: kept?.file });
    const cache = kept && this.#cacheFor(opened, kept);
    const context = { ...opened.context, cache, previous: this.#previous };
    return { report: await analyze(opened.project, opened.options, context), opened };
  }

  /** Saves the cache, for the next process. */
  save(): void {
    this.#cache?.save();
  }

  #cacheFor({ cacheKey: key, scanStartedMs }: OpenedProject, { file }: KeptCache): DiskCache {
    if (this.#cache?.file === file && this.#cache?.key === key) this.#cache.startRun(scanStartedMs);
    else this.#cache = new DiskCache({ file, key, scanStartedMs, isReused: true });
    return this.#cache;
  }
}
