// The only mutable state of the server: which report is served. It is replaced in one assignment once the new report is
// complete, so that a reader gets the old report or the new one, and a failed analysis changes nothing.
import type { Progress } from '../model/run.ts';
import { RunQueue } from './run-queue.ts';
import type { ServedReport } from './served-report.ts';
import type { SessionListener, SessionEvent } from './session-event.ts';

/** Folder → its report. Rejects with an {@link AnalysisError} if the analysis fails. */
export type AnalyzeProject = (folder: string, run: AnalysisRun) => Promise<ServedReport>;

export interface AnalysisRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** The message says why a project could not be analysed. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
}

export class Session {
  readonly #analyze: AnalyzeProject;
  readonly #queue = new RunQueue<ServedReport>();
  readonly #listeners = new Set<SessionListener>();
  readonly #closing = new AbortController();
  #served: ServedReport;
  #servedFromMs: number;

  /** Resolves with the first report: a session always has one to serve. */
  static async start(folder: string, analyze: AnalyzeProject, run: AnalysisRun): Promise<Session> {
    const startedMs = Date.now();
    return new Session(await analyze(folder, run), startedMs, analyze);
  }

  private constructor(first: ServedReport, startedMs: number, analyze: AnalyzeProject) {
    this.#served = first;
    this.#servedFromMs = startedMs;
    this.#analyze = analyze;
  }

  get served(): ServedReport {
    return this.#served;
  }

  /** When the analysis of the served report began: what changed later may not be in it. */
  get servedFromMs(): number {
    return this.#servedFromMs;
  }

  /** Analyses the served project again. Calls during an analysis share the next one. */
  reanalyze(): Promise<ServedReport> {
    return this.#queue.run('reanalyze', () => this.#renew(this.#served.summary.projectRoot));
  }

  /** Analyses another project, then serves it. */
  changeProject(folder: string): Promise<ServedReport> {
    return this.#queue.run(`project ${folder}`, () => this.#renew(folder));
  }

  subscribe(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stops a running analysis. Resolves when it has ended. The last report stays readable. */
  async close(): Promise<void> {
    this.#closing.abort(new AnalysisError('The server is shutting down.'));
    await this.#queue.idle();
    this.#listeners.clear();
  }

  async #renew(folder: string): Promise<ServedReport> {
    try {
      this.#closing.signal.throwIfAborted();
      const startedMs = Date.now();
      this.#served = await this.#analyze(folder, {
        signal: this.#closing.signal,
        onProgress: (progress) => this.#emit({ kind: 'progress', path: folder, progress }),
      });
      this.#servedFromMs = startedMs;
    } catch (error) {
      if (error instanceof AnalysisError)
        this.#emit({ kind: 'failed', path: folder, message: error.message });
      throw error;
    }
    this.#emit({ kind: 'report', served: this.#served });
    return this.#served;
  }

  #emit(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
