// The only state that changes: which report is served. It changes in one assignment, after the new one is complete, so
// that a reader has the old report or the new one, and a failed analysis changes nothing.
import type { Progress } from '../model/run.ts';
import { RunQueue } from './run-queue.ts';
import type { ServedReport } from './served-report.ts';
import type { SessionListener, SessionEvent } from './session-event.ts';

/** Folder → its report. Rejects with an {@link AnalysisError} where there can be none. */
export type AnalyzeProject = (folder: string, run: AnalysisRun) => Promise<ServedReport>;

export interface AnalysisRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Why a project could not be analysed, in a sentence for the person who asked. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError';
}

export class Session {
  readonly #analyze: AnalyzeProject;
  readonly #queue = new RunQueue<ServedReport>();
  readonly #listeners = new Set<SessionListener>();
  readonly #closing = new AbortController();
  #served: ServedReport;

  /** Resolves when the first report is there: a session always has one to serve. */
  static async start(folder: string, analyze: AnalyzeProject, run: AnalysisRun): Promise<Session> {
    return new Session(await analyze(folder, run), analyze);
  }

  private constructor(first: ServedReport, analyze: AnalyzeProject) {
    this.#served = first;
    this.#analyze = analyze;
  }

  get served(): ServedReport {
    return this.#served;
  }

  /** Analyses the served project again. Who calls while a run goes on shares the next one. */
  reanalyze(): Promise<ServedReport> {
    return this.#queue.run('reanalyze', () => this.#renew(this.#served.summary.projectRoot));
  }

  /** Serves another project, once it is analysed. */
  changeProject(folder: string): Promise<ServedReport> {
    return this.#queue.run(`project ${folder}`, () => this.#renew(folder));
  }

  subscribe(listener: SessionListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Stops a running analysis, and resolves when it has ended. The last report can still be read. */
  async close(): Promise<void> {
    this.#closing.abort(new AnalysisError('The server is shutting down.'));
    await this.#queue.idle();
    this.#listeners.clear();
  }

  async #renew(folder: string): Promise<ServedReport> {
    try {
      this.#closing.signal.throwIfAborted();
      this.#served = await this.#analyze(folder, {
        signal: this.#closing.signal,
        onProgress: (progress) => this.#tell({ kind: 'progress', path: folder, progress }),
      });
    } catch (error) {
      if (error instanceof AnalysisError)
        this.#tell({ kind: 'failed', path: folder, message: error.message });
      throw error;
    }
    this.#tell({ kind: 'report', served: this.#served });
    return this.#served;
  }

  #tell(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
