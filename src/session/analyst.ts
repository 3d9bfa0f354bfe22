// Who analyses one project after the other, or one again and again, and remembers: what did not change is not read,
// followed or rendered again. The report is that of a first run, byte for byte.
import { dirname, resolve } from 'node:path';
import { RepeatedAnalysis } from '../analyze-again.ts';
import { analyzeAgain } from '../analyze-folder.ts';
import { FolderMemory } from '../cache/folder-memory.ts';
import type { Report } from '../model/report.ts';
import type { Progress } from '../model/run.ts';
import { openProject } from '../open-project.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { WalkMemory } from '../scan/walk-memory.ts';
import type { AnalysisOrder } from './child-messages.ts';
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
  readonly #walks = new WalkMemory();
  readonly #analysis = new RepeatedAnalysis();
  readonly #pieces = new ReportPieces();
  #files: { readonly nodes: Report['nodes']; readonly lines: Uint8Array } | undefined;
  #memory: { readonly cacheFile: string; readonly memory: FolderMemory } | undefined;

  /** Writes the report too. */
  async analyze(order: AnalysisOrder, onProgress: (progress: Progress) => void): Promise<MadeReport> {
    const memory = this.#memoryIn(order.cacheFile);
    const walks = memory && this.#walks;
    const opened = await openProject(order.folder, { ...order.options, onProgress }, walks);
    const report = await analyzeAgain(opened, memory, (...all) => this.#analysis.analyze(...all));
    const rendered = this.#pieces.render(report);
    prepareOutputDirectory(dirname(resolve(order.reportFile)));
    writeFileWhole(
      order.reportFile,
      rendered.whole.map(({ bytes }) => bytes),
    );
    return {
      rendered,
      files: this.#filesOf(report),
      summary: summarize(report),
      hash: hashPieces(rendered.whole),
    };
  }

  /** Writes down what was learned, for the next process. */
  save(): void {
    this.#memory?.memory.save();
  }

  #filesOf(report: Report): Uint8Array {
    if (this.#files?.nodes !== report.nodes) this.#files = { nodes: report.nodes, lines: fileLines(report) };
    return this.#files.lines;
  }

  /** With no file for it nothing is remembered: that was asked for. */
  #memoryIn(cacheFile: string | undefined): FolderMemory | undefined {
    if (cacheFile === undefined) return undefined;
    if (this.#memory?.cacheFile !== cacheFile)
      this.#memory = { cacheFile, memory: new FolderMemory(cacheFile) };
    return this.#memory.memory;
  }
}
