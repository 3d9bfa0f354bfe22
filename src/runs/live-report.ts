// The report of a folder, updated on every request: for a process that answers one question after another.
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { isSourceName } from '../languages/is-source-name.ts';
import type { Checkout } from '../model/checkout.ts';
import type { Report } from '../model/report.ts';
import type { Run } from '../model/run.ts';
import { RepeatedAnalysis } from './repeated-analysis.ts';
import { CheckoutReader } from '../revisions/read-checkout.ts';
import type { Environment } from '../revisions/locate-git.ts';

export interface LiveReportOptions {
  readonly options: AnalyzeOptions;
  /** The environment variables of the Lintel process. */
  readonly environment: Environment;
  /** See DiskCache; undefined for none. */
  readonly cacheFile?: string | undefined;
}

export interface FreshReport {
  readonly report: Report;
  /** Undefined if there is no readable repository. */
  readonly checkout: Checkout | undefined;
}

export class LiveReport {
  readonly #folder: string;
  readonly #options: LiveReportOptions;
  readonly #analysis = new RepeatedAnalysis();
  readonly #checkout = new CheckoutReader();
  /** One at a time, because they share caches. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string, options: LiveReportOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** The report of the files as they are now, or newer. */
  async refresh(run: Run = {}): Promise<FreshReport> {
    const next = this.#last.then(() => this.#refresh(run));
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Saves the cache, for the next process. */
  save(): void {
    this.#analysis.save();
  }

  async #refresh({ signal, onProgress }: Run): Promise<FreshReport> {
    signal?.throwIfAborted();
    const { options, environment, cacheFile } = this.#options;
    const { report, opened } = await this.#analysis.run(
      this.#folder,
      { ...options, signal, onProgress },
      { file: cacheFile },
    );
    const { project, scanStartedMs } = opened;
    const run = { environment, isSource: isSourceName, scanStartedMs, signal };
    return { report, checkout: await this.#checkout.read(project, run) };
  }
}
