// The analysis of a project that this process has analysed before. Most edits leave the graph as it is: then nothing is
// counted again, and the report is the last one with what changed in it.
import { conclude, draw, followImports, type Memory } from './analyze.ts';
import type { Crew } from './model/crew.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Report } from './model/report.ts';
import type { Resolution } from './model/resolution.ts';
import type { Run } from './model/run.ts';
import type { SourceFile } from './model/source.ts';
import { indexReport, type ReportIndex, updateReport } from './report/update-report.ts';
import { findMoved } from './resolve/find-moved.ts';

interface Analysed {
  /** Where, and how. */
  readonly key: string;
  readonly files: readonly SourceFile[];
  readonly imports: Resolution['imports'];
  readonly report: Report;
  /** Made when first needed, and good for as long as the graph is the same. */
  readonly index: ReportIndex | undefined;
}

export class RepeatedAnalysis {
  #last: Analysed | undefined;

  async analyze(
    project: Project,
    options: Options,
    run: Run = {},
    memory?: Memory,
    crew?: Crew,
  ): Promise<Report> {
    const { imports, diagnostics } = await followImports(project, run, memory, crew);
    const key = JSON.stringify([project.root, options]);
    const last = this.#last?.key === key ? this.#last : undefined;
    const resized = last && findResized(last.files, project.files);
    const moved = last && findMoved(last.imports, imports);
    if (last === undefined || resized === undefined || moved === undefined) {
      const report = conclude(project, options, draw(project, options, { imports, diagnostics }));
      this.#last = { key, files: project.files, imports, report, index: undefined };
      return report;
    }
    const index = last.index ?? indexReport(last.report);
    const report = updateReport(last.report, index, { resized, moved, diagnostics });
    this.#last = { key, files: project.files, imports, report, index };
    return report;
  }
}

/** Undefined where they are not the same files. */
function findResized(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): readonly SourceFile[] | undefined {
  if (before.length !== after.length) return undefined;
  const resized: SourceFile[] = [];
  for (const [i, file] of after.entries()) {
    const known = before[i]!;
    if (file.path !== known.path || file.language !== known.language) return undefined;
    if (file.size !== known.size) resized.push(file);
  }
  return resized;
}
