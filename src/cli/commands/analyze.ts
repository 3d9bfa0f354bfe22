// `lintel analyze`: the report into the output directory, what a person wants to know of it onto the screen.
import { type AnalyzeOptions, analyzeFolder } from '../../analyze-folder.ts';
import { json } from '../../exporters/json.ts';
import type { Report } from '../../model/report.ts';
import type { CommandContext } from '../command-context.ts';
import { type OutputFlags, planOutput, writeOutputs } from '../output-plan.ts';
import { renderSummary } from '../summary/render-summary.ts';
import { openProgressLine, print, styleOf } from '../terminal.ts';
import { type AnalysisFlags, cacheFileIn } from './analysis-options.ts';

export interface AnalyzeFlags extends OutputFlags, AnalysisFlags {
  readonly quiet?: boolean;
}

export async function runAnalyze(path: string, flags: AnalyzeFlags, context: CommandContext): Promise<void> {
  const startedAt = performance.now();
  const plan = planOutput(flags);
  const cacheFile = plan.kind === 'directory' ? cacheFileIn(plan.path, flags) : undefined;
  const report = await analyzeWithProgress(path, flags, cacheFile, context);
  context.signal.throwIfAborted();
  if (plan.kind === 'stdout') return print(plan.exporter.render(report));
  const written = writeOutputs(plan, report);
  if (flags.json === true) return print(json.render(report));
  if (flags.quiet === true) return undefined;
  const durationMs = performance.now() - startedAt;
  return print([renderSummary({ report, written, durationMs }, styleOf(process.stdout, context.env))]);
}

async function analyzeWithProgress(
  path: string,
  flags: AnalyzeFlags,
  cacheFile: string | undefined,
  { signal, env }: CommandContext,
): Promise<Report> {
  const { include, exclude, maxFileSize, top, config } = flags;
  const line = flags.quiet === true ? undefined : openProgressLine(env);
  const onProgress: AnalyzeOptions['onProgress'] = line && ((progress) => line.show(progress));
  try {
    const options = { include, exclude, maxFileSize, top, config, signal, onProgress };
    return await analyzeFolder(path, options, cacheFile);
  } finally {
    line?.end();
  }
}
