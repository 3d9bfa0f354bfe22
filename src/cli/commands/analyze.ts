// `lintel analyze`: writes the report and prints a summary.
import { analyzeFolder } from '../../runs/analyze-folder.ts';
import { json } from '../../exporters/json.ts';
import type { Report } from '../../model/report.ts';
import type { AnalyzeOptions } from '../../config/analyze-options.ts';
import { checkOutputDirectory } from '../../output/prepare-output-directory.ts';
import type { CommandContext } from '../command-context.ts';
import { type OutputFlags, type OutputPlan, outputFile, planOutput, writeOutputs } from '../output-plan.ts';
import { renderSummary } from '../summary/render-summary.ts';
import { leave, openProgressLine, print, styleOf } from '../terminal.ts';
import { analysisOptionsOf, type AnalysisFlags, cacheFilesIn } from '../analysis-options.ts';

export interface AnalyzeFlags extends OutputFlags, AnalysisFlags {
  readonly quiet?: boolean;
  /** A revision, instead of the files on disk. */
  readonly at?: string;
}

interface Analysis {
  readonly report: () => Report;
  /** Files that are already written. */
  readonly done: readonly string[];
}

export async function runAnalyze(path: string, flags: AnalyzeFlags, context: CommandContext): Promise<void> {
  await analyzeAndPrint(path, flags, context);
  leave();
}

async function analyzeAndPrint(path: string, flags: AnalyzeFlags, context: CommandContext): Promise<void> {
  const startedAt = process.hrtime.bigint();
  const plan = planOutput(flags);
  if (plan.kind === 'directory') checkOutputDirectory(plan.path);
  const { report, done } = await analyzeWithProgress(path, plan, flags, context);
  context.signal.throwIfAborted();
  if (plan.kind === 'stdout') return print(plan.exporter.render(report()));
  const written = writeOutputs(plan, report, done);
  if (flags.json === true) return print(json.render(report()));
  if (flags.quiet === true) return undefined;
  const durationMs = Number(process.hrtime.bigint() - startedAt) / 1e6;
  return print([
    renderSummary({ report: report(), written, durationMs }, styleOf(process.stdout, context.env)),
  ]);
}

async function analyzeWithProgress(
  path: string,
  plan: OutputPlan,
  flags: AnalyzeFlags,
  { signal, env }: CommandContext,
): Promise<Analysis> {
  const line = flags.quiet === true ? undefined : openProgressLine(env);
  const onProgress: AnalyzeOptions['onProgress'] = (progress) => line?.show(progress);
  try {
    const options = { ...analysisOptionsOf(flags), signal, onProgress };
    if (flags.at === undefined) return await analyze(path, plan, options, flags);
    const { analyzeRevision } = await import('../../runs/analyze-revision.ts');
    const report = await analyzeRevision(path, { revision: flags.at, environment: env }, options);
    return { report: () => report, done: [] };
  } finally {
    line?.end();
  }
}

/** If the report goes to the output directory, that of an earlier run can be reused. */
async function analyze(
  path: string,
  plan: OutputPlan,
  options: AnalyzeOptions,
  flags: AnalyzeFlags,
): Promise<Analysis> {
  const cacheFiles = plan.kind === 'directory' ? cacheFilesIn(plan.path, flags) : undefined;
  if (plan.kind === 'directory' && cacheFiles !== undefined && plan.exporters.includes(json)) {
    const reportFile = outputFile(plan.path, json);
    const { refreshReport } = await import('../../runs/refresh-report.ts');
    const report = await refreshReport(path, options, { ...cacheFiles, reportFile });
    return { report, done: [reportFile] };
  }
  const report = await analyzeFolder(path, options, cacheFiles?.cacheFile);
  return { report: () => report, done: [] };
}
