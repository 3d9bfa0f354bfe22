// Who analyses one project after the other, or one again and again, and remembers: what did not change is not read,
// followed or rendered again. The report is that of a first run, byte for byte.
import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { RepeatedAnalysis } from '../analyze-again.ts';
import { analyzeProject } from '../analyze-folder.ts';
import { FolderMemory } from '../cache/folder-memory.ts';
import type { Progress } from '../model/run.ts';
import { openProject } from '../open-project.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import type { AnalysisOrder } from './child-messages.ts';
import type { Piece } from './list-pieces.ts';
import { ReportPieces } from './report-pieces.ts';
import { fileLines } from './served-report.ts';
import { type Summary, summarize } from './summary.ts';

export interface MadeReport {
  readonly pieces: readonly Piece[];
  /** See ReportBodies. */
  readonly files: Uint8Array;
  readonly summary: Summary;
  /** Hex SHA-256 of the report's bytes. */
  readonly hash: string;
}

export class Analyst {
  readonly #analysis = new RepeatedAnalysis();
  readonly #pieces = new ReportPieces();
  #memory: { readonly cacheFile: string; readonly memory: FolderMemory } | undefined;

  /** Writes the report too. */
  async analyze(order: AnalysisOrder, onProgress: (progress: Progress) => void): Promise<MadeReport> {
    const opened = await openProject(order.folder, { ...order.options, onProgress });
    const report = await analyzeProject(opened, this.#memoryIn(order.cacheFile), (...all) =>
      this.#analysis.analyze(...all),
    );
    const pieces = this.#pieces.render(report);
    prepareOutputDirectory(dirname(resolve(order.reportFile)));
    const hash = createHash('sha256');
    for (const { bytes } of pieces) hash.update(bytes);
    writeFileWhole(
      order.reportFile,
      pieces.map(({ bytes }) => bytes),
    );
    return { pieces, files: fileLines(report), summary: summarize(report), hash: hash.digest('hex') };
  }

  /** Writes down what was learned, for the next process. */
  save(): void {
    this.#memory?.memory.save();
  }

  /** With no file for it nothing is remembered: that was asked for. */
  #memoryIn(cacheFile: string | undefined): FolderMemory | undefined {
    if (cacheFile === undefined) return undefined;
    if (this.#memory?.cacheFile !== cacheFile)
      this.#memory = { cacheFile, memory: new FolderMemory(cacheFile) };
    return this.#memory.memory;
  }
}
