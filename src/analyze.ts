// The whole tool on one screen. Each line feeds the next; no stage knows another.
import { extract } from './extract/extract.ts';
import { buildGraph } from './graph/build-graph.ts';
import { findCycles } from './graph/find-cycles.ts';
import { loadLanguages } from './languages/index.ts';
import { measure } from './metrics/measure.ts';
import type { Crew } from './model/crew.ts';
import type { ExtractionMemory } from './model/extraction-memory.ts';
import type { Graph } from './model/graph.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Report } from './model/report.ts';
import type { Resolution } from './model/resolution.ts';
import type { ResolutionMemory } from './model/resolution-memory.ts';
import type { Run } from './model/run.ts';
import { buildReport } from './report/build-report.ts';
import { resolve } from './resolve/resolve.ts';
import { detectRisks } from './risks/detect-risks.ts';

export type Memory = ExtractionMemory & ResolutionMemory;

export async function analyze(
  project: Project,
  options: Options,
  run: Run = {},
  memory?: Memory,
  crew?: Crew,
): Promise<Report> {
  return analyzeLearned(project, options, () => followImports(project, run, memory, crew));
}

/** For who learns in a way of their own. What only `learn` holds is gone before the graph is drawn. */
export async function analyzeLearned(
  project: Project,
  options: Options,
  learn: () => Promise<Resolution>,
): Promise<Report> {
  return conclude(project, options, await learnAndDraw(project, options, learn));
}

export interface Drawing {
  readonly graph: Graph;
  /** Of every stage so far. */
  readonly diagnostics: Resolution['diagnostics'];
}

/** A function of its own: with its end goes all that the graph was drawn from, half of what an analysis holds. */
async function learnAndDraw(
  project: Project,
  options: Options,
  learn: () => Promise<Resolution>,
): Promise<Drawing> {
  return draw(project, options, await learn());
}

/** All that is learned from the files. The diagnostics are those of every stage so far. */
export async function followImports(
  project: Project,
  run: Run,
  memory?: Memory,
  crew?: Crew,
): Promise<Resolution> {
  const languageOf = await loadLanguages(project.files);
  const extracted = await extract(project, languageOf, run, memory, crew);
  const { imports, diagnostics } = await resolve(project, extracted.files, languageOf, run, memory);
  return { imports, diagnostics: [...project.diagnostics, ...extracted.diagnostics, ...diagnostics] };
}

export function draw(project: Project, options: Options, { imports, diagnostics }: Resolution): Drawing {
  return { graph: buildGraph(project.files, imports, options), diagnostics };
}

/** All that follows from it. */
export function conclude(project: Project, options: Options, { graph, diagnostics }: Drawing): Report {
  const cycles = findCycles(graph);
  const metrics = measure(graph, cycles, options);
  const risks = detectRisks(graph, cycles, options);
  return buildReport({ project, graph, cycles, metrics, risks, diagnostics });
}
