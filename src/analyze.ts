// The pipeline: every stage of an analysis, in order. Each stage gets the results of the stages before it as arguments;
// no stage calls another one.
import { extract, type ExtractedProject } from './extract/extract.ts';
import { buildGraph } from './graph/build-graph.ts';
import { findCycles } from './graph/find-cycles.ts';
import { loadLanguages } from './languages/index.ts';
import { measure } from './metrics/measure.ts';
import type { AnalysisCache } from './model/analysis-cache.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Report } from './model/report.ts';
import type { Resolution } from './model/resolution.ts';
import type { Run } from './model/run.ts';
import type { WorkerPool } from './model/worker-pool.ts';
import type { PreviousAnalysis } from './previous-analysis.ts';
import { buildReport } from './report/build-report.ts';
import { resolve } from './resolve/resolve.ts';
import { detectRisks } from './risks/detect-risks.ts';

/** What an analysis uses besides its input. None of it changes the report. */
export interface AnalysisContext extends Run {
  readonly cache?: AnalysisCache | undefined;
  readonly workers?: WorkerPool | undefined;
  /** For a process that analyses the same project repeatedly. */
  readonly previous?: PreviousAnalysis | undefined;
}

export async function analyze(
  project: Project,
  options: Options,
  context: AnalysisContext = {},
): Promise<Report> {
  const stage = { ...context, languageOf: await loadLanguages(project.files) };
  let extracted: ExtractedProject | undefined = await extract(project, stage);
  let resolved: Resolution | undefined = await resolve(project, extracted.files, stage);
  const diagnostics = [...project.diagnostics, ...extracted.diagnostics, ...resolved.diagnostics];

  // The extractions are the largest data of an analysis. They are released before the graph is built.
  extracted = undefined;
  context.cache?.finish();

  const unchanged = context.previous?.reuse(project, options, resolved.imports);
  const graph = unchanged?.graph ?? buildGraph(project.files, resolved.imports, options);
  resolved = undefined;

  // What depends on nodes and edges alone is reused if they are unchanged.
  const cycles = unchanged?.cycles ?? findCycles(graph);
  const metrics = unchanged?.metrics ?? measure(graph, cycles, options);
  const risks = unchanged?.risks ?? detectRisks(graph, cycles, options);

  // Everything else is computed in every run.
  const previous = unchanged?.report;
  const report = buildReport({ project, graph, cycles, metrics, risks, diagnostics, previous });
  context.previous?.keep({ graph, cycles, metrics, risks, report });
  return report;
}
