// Analyses projects repeatedly in one process. What did not change is not read, resolved or rendered again. The report
// is byte for byte that of a first run.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { analyze } from '../analyze.ts';
import { ask } from '../answers/ask.ts';
import { renderAnswer } from '../answers/render-answer.ts';
import { DiskCache } from '../cache/disk-cache.ts';
import type { Report } from '../model/report.ts';
import type { Progress } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { type OpenedProject, openProject } from '../open-project.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { PreviousAnalysis } from '../previous-analysis.ts';
import { WalkCache } from '../scan/walk-cache.ts';
import type { AnalysisRequest, QuestionRequest } from './child-messages.ts';
import { hashPieces } from './hash-pieces.ts';
import { type RenderedReport, ReportPieces } from './report-pieces.ts';
import { fileLines } from './served-report.ts';
import { type Summary, summarize } from './summary.ts';

export interface MadeReport {
  readonly rendered: RenderedReport;
  /** See ReportBodies. */
  readonly files: Uint8Array;
  readonly summary: Summary;
  readonly hash: string;
}

export class Analyst {
  readonly #walkCache = new WalkCache();
  readonly #previous = new PreviousAnalysis();
  readonly #pieces = new ReportPieces();
  #files: { readonly nodes: Report['nodes']; readonly lines: Uint8Array } | undefined;
  #cache: DiskCache | undefined;
  #report: Report | undefined;

  /** Also writes the report. */
  async analyze(request: AnalysisRequest, onProgress: (progress: Progress) => void): Promise<MadeReport> {
    const { folder, options, cacheFile } = request;
    const walkCache = cacheFile === undefined ? undefined : this.#walkCache;
    const opened = await openProject(folder, { ...options, onProgress }, { walkCache, cacheFile });
    const cache = this.#cacheFor(opened, cacheFile);
    const context = { ...opened.context, cache, previous: this.#previous };
    const report = await analyze(opened.project, opened.options, context);
    this.#report = report;
    const rendered = this.#pieces.render(report);
    prepareOutputDirectory(dirname(resolve(request.reportFile)));
    writeFileWhole(
      request.reportFile,
      rendered.whole.map(({ bytes }) => bytes),
    );
    return {
      rendered,
      files: this.#filesOf(report),
      summary: summarize(report),
      hash: hashPieces(rendered.whole),
    };
  }

  /** About the last report. Throws UserError. */
  answer({ question, maxTokens }: QuestionRequest): string {
    if (this.#report === undefined) throw new UserError('The project is being analysed. Ask again.');
    const { data, answer } = ask(this.#report, question, existsSync);
    return maxTokens === undefined ? JSON.stringify(data) : renderAnswer(answer, maxTokens);
  }

  /** Saves the cache, for the next process. */
  save(): void {
    this.#cache?.save();
  }

  #filesOf(report: Report): Uint8Array {
    if (this.#files?.nodes !== report.nodes) this.#files = { nodes: report.nodes, lines: fileLines(report) };
    return this.#files.lines;
  }

  /** No file means `--no-cache`. */
  #cacheFor(opened: OpenedProject, file: string | undefined): DiskCache | undefined {
    if (file === undefined) return undefined;
    const { cacheKey: key, scanStartedMs } = opened;
    if (this.#cache?.file === file && this.#cache.key === key) this.#cache.startRun(scanStartedMs);
    else this.#cache = new DiskCache({ file, key, scanStartedMs, isReused: true });
    return this.#cache;
  }
}
