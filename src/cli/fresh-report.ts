// The report for a question: updated first, or the one given by the user.
import type { AnswerState } from '../answers/describe-state.ts';
import { LiveReport } from '../runs/live-report.ts';
import { isComplete } from '../model/bare-report.ts';
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import type { CommandContext } from './command-context.ts';
import { type AnalysisFlags, analysisOptionsOf, prepareCacheFile } from './analysis-options.ts';
import { chooseProject, type ChosenProject } from './choose-project.ts';
import { loadReport } from './load-report.ts';
import { openProgressLine } from './terminal.ts';

export interface ReportFlags extends AnalysisFlags {
  /** Default: the project that contains the current folder. */
  readonly project?: string;
  readonly report?: string;
}

/** Writes only the cache. `chosen` is the project, if already known. */
export async function freshReport(
  flags: ReportFlags,
  { signal, env }: CommandContext,
  chosen?: ChosenProject,
): Promise<AnswerState & { readonly report: Report }> {
  if (flags.report !== undefined) {
    const report = await loadReport(flags.report, signal);
    if (!isComplete(report)) {
      throw new UserError(
        `${flags.report} was made by another program or an earlier version. Questions need a report of this version: run "lintel analyze".`,
      );
    }
    return { report, checkout: 'unknown' };
  }
  const line = openProgressLine(env);
  const project = chosen ?? (await chooseProject(flags.project, flags, { signal }));
  const live = openLiveReport(project, flags, env);
  try {
    const fresh = await live.refresh({ signal, onProgress: (progress) => line?.show(progress) });
    live.save();
    return { ...fresh, note: project.note };
  } finally {
    line?.end();
  }
}

export function openLiveReport(
  { folder, outputDirectory }: ChosenProject,
  flags: AnalysisFlags,
  environment: CommandContext['env'],
): LiveReport {
  const cacheFile = prepareCacheFile(outputDirectory, flags);
  const options = analysisOptionsOf(flags);
  return new LiveReport(folder, { options, environment, cacheFile });
}
