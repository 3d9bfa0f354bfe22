// The report of a folder, brought up to date whenever it is asked for: for a process that answers one question after
// another.
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
  /** Of the person who started Lintel. */
  readonly environment: Environment;
  /** See DiskCache; undefined for none. */
  readonly cacheFile?: string | undefined;
}

export interface FreshReport {
  readonly report: Report;
  /** Undefined where there is no repository that can be read. */
  readonly checkout: Checkout | undefined;
}

export class LiveReport {
  readonly #folder: string;
  readonly #options: LiveReportOptions;
  readonly #analysis = new RepeatedAnalysis();
  readonly #checkout = new CheckoutReader();
  /** One at a time: they share what they know. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(folder: string, options: LiveReportOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Of the files as they are when this is called, or newer. */
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
