// Analyses projects repeatedly in one process, and renders their reports. Unchanged parts are not rendered again.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ask } from '../answers/ask.ts';
import { renderAnswer } from '../answers/render-answer.ts';
import type { Report } from '../model/report.ts';
import type { Progress } from '../model/run.ts';
import { UserError } from '../model/user-error.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { RepeatedAnalysis } from '../runs/repeated-analysis.ts';
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
  readonly #analysis = new RepeatedAnalysis();
  readonly #pieces = new ReportPieces();
  #files: { readonly nodes: Report['nodes']; readonly lines: Uint8Array } | undefined;
  #report: Report | undefined;

  /** Also writes the report. */
  async analyze(request: AnalysisRequest, onProgress: (progress: Progress) => void): Promise<MadeReport> {
    const { folder, options, cacheFile } = request;
    // There is no file with `--no-cache`.
    const kept = cacheFile === undefined ? undefined : { file: cacheFile };
    const { report } = await this.#analysis.run(folder, { ...options, onProgress }, kept);
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

  /** Answers a question about the last report. Throws UserError. */
  answer({ question, maxTokens }: QuestionRequest): string {
    if (this.#report === undefined) throw new UserError('The project is being analysed. Ask again.');
    const { data, answer } = ask(this.#report, question, existsSync);
    return maxTokens === undefined ? JSON.stringify(data) : renderAnswer(answer, maxTokens);
  }

  /** Saves the cache, for the next process. */
  save(): void {
    this.#analysis.save();
  }

  #filesOf(report: Report): Uint8Array {
    if (this.#files?.nodes !== report.nodes) this.#files = { nodes: report.nodes, lines: fileLines(report) };
    return this.#files.lines;
  }
}
