// `lintel analyze`: the report into the output directory, what a person wants to know of it onto the screen.
import { analyzeFolder } from '../../analyze-folder.ts';
import { json } from '../../exporters/json.ts';
import type { Report } from '../../model/report.ts';
import type { AnalyzeOptions } from '../../config/analyze-options.ts';
import type { CommandContext } from '../command-context.ts';
import { type OutputFlags, type OutputPlan, outputFile, planOutput, writeOutputs } from '../output-plan.ts';
import { renderSummary } from '../summary/render-summary.ts';
import { leave, openProgressLine, print, styleOf } from '../terminal.ts';
import { type AnalysisFlags, keptFilesIn } from './analysis-options.ts';

export interface AnalyzeFlags extends OutputFlags, AnalysisFlags {
  readonly quiet?: boolean;
}

interface Analysis {
  readonly report: () => Report;
  /** Files that were written on the way. */
  readonly done: readonly string[];
}

export async function runAnalyze(path: string, flags: AnalyzeFlags, context: CommandContext): Promise<void> {
  await analyzeAndPrint(path, flags, context);
  leave();
}

async function analyzeAndPrint(path: string, flags: AnalyzeFlags, context: CommandContext): Promise<void> {
  const startedAt = process.hrtime.bigint();
  const plan = planOutput(flags);
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
  const { include, exclude, maxFileSize, top, config, workers, history, cuts } = flags;
  const line = flags.quiet === true ? undefined : openProgressLine(env);
  const onProgress: AnalyzeOptions['onProgress'] = (progress) => line?.show(progress);
  try {
    const options = {
      include,
      exclude,
      maxFileSize,
      top,
      config,
      workers,
      history,
      cuts,
      signal,
      onProgress,
    };
    return await analyze(path, plan, options, flags);
  } finally {
    line?.end();
  }
}

/** Where a report of an earlier run may lie, and be that of this run too, there is less to do. */
async function analyze(
  path: string,
  plan: OutputPlan,
  options: AnalyzeOptions,
  flags: AnalyzeFlags,
): Promise<Analysis> {
  const kept = plan.kind === 'directory' ? keptFilesIn(plan.path, flags) : undefined;
  if (plan.kind === 'directory' && kept !== undefined && plan.exporters.includes(json)) {
    const reportFile = outputFile(plan.path, json);
    const { refreshReport } = await import('../../refresh-report.ts');
    const report = await refreshReport(path, options, { ...kept, reportFile });
    return { report, done: [reportFile] };
  }
  const report = await analyzeFolder(path, options, kept?.cacheFile);
  return { report: () => report, done: [] };
}
