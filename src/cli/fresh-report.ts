// The report that a question is asked of: brought up to date first, or the one that the user names.
import type { AnswerState } from '../answers/describe-state.ts';
import { LiveReport } from '../live-report.ts';
import type { Report } from '../model/report.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import type { CommandContext } from './command-context.ts';
import { type AnalysisFlags, analysisOptionsOf, cacheFilesIn } from './analysis-options.ts';
import { loadReport } from './load-report.ts';
import { defaultOutputDirectory } from './output-plan.ts';
import { openProgressLine } from './terminal.ts';

export interface ReportFlags extends AnalysisFlags {
  readonly project: string;
  readonly report?: string;
}

/** Only the cache is written. */
export async function freshReport(
  flags: ReportFlags,
  { signal, env }: CommandContext,
): Promise<AnswerState & { readonly report: Report }> {
  if (flags.report !== undefined)
    return { report: await loadReport(flags.report, signal), checkout: 'unknown' };
  const line = openProgressLine(env);
  const live = openLiveReport(flags, env);
  try {
    const fresh = await live.refresh({ signal, onProgress: (progress) => line?.show(progress) });
    live.save();
    return fresh;
  } finally {
    line?.end();
  }
}

export function openLiveReport(flags: ReportFlags, environment: CommandContext['env']): LiveReport {
  const cacheFile = cacheFilesIn(defaultOutputDirectory, flags)?.cacheFile;
  if (cacheFile !== undefined) prepareOutputDirectory(defaultOutputDirectory);
  const options = analysisOptionsOf(flags);
  return new LiveReport(flags.project, { options, environment, cacheFile });
}
