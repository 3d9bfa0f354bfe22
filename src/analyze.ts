// Runs the pipeline and turns its result into the report.
import { type AnalysisContext, type PipelineResult, runPipeline } from './pipeline.ts';
import { ecosystemOf } from './languages/index.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Report } from './model/report.ts';
import { buildReport } from './report/build-report.ts';
import { describePackages } from './report/describe-packages.ts';
import { settingsOf } from './report/settings.ts';
import { detectRisks, onlyLayerViolations } from './risks/detect-risks.ts';

export async function analyze(
  project: Project,
  options: Options,
  context: AnalysisContext = {},
): Promise<Report> {
  return writeReport(project, await runPipeline(project, options, context), { options, context });
}

interface ReportContext {
  readonly options: Options;
  readonly context: Pick<AnalysisContext, 'isOnlyCompared' | 'previous'>;
}

/** Turns the result of the pipeline into the report. */
export function writeReport(
  project: Project,
  { modules, manifests, lastReport, ...found }: PipelineResult,
  { options, context: { isOnlyCompared = false, previous } }: ReportContext,
): Report {
  const { rangesOf, provides, entryPoints } = manifests;
  const risks = isOnlyCompared
    ? onlyLayerViolations({ ...found, options }, found.history)
    : detectRisks({ ...found, options }, found.history);
  const report = buildReport({
    project,
    settings: settingsOf(options, modules),
    ...found,
    risks,
    skipsEdges: isOnlyCompared,
    packages: describePackages(found.graph, { ecosystemOf, rangesOf }),
    provides,
    entryPoints,
    previous: lastReport,
  });
  previous?.keepReport(report);
  return report;
}
