// The report that a question is asked of: brought up to date first, or the one that the user names.
import { analyzeFolder } from '../analyze-folder.ts';
import type { Report } from '../model/report.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import type { CommandContext } from './command-context.ts';
import { type AnalysisFlags, cacheFilesIn } from './commands/analysis-options.ts';
import { loadReport } from './load-report.ts';
import { defaultOutputDirectory } from './output-plan.ts';
import { openProgressLine } from './terminal.ts';

export interface ReportFlags extends AnalysisFlags {
  readonly project: string;
  readonly report?: string;
}

/** Only the cache is written. */
export async function freshReport(flags: ReportFlags, { signal, env }: CommandContext): Promise<Report> {
  if (flags.report !== undefined) return loadReport(flags.report, signal);
  const { include, exclude, maxFileSize, top, config, workers, history, cuts } = flags;
  const cacheFile = cacheFilesIn(defaultOutputDirectory, flags)?.cacheFile;
  if (cacheFile !== undefined) prepareOutputDirectory(defaultOutputDirectory);
  const line = openProgressLine(env);
  try {
    return await analyzeFolder(
      flags.project,
      {
        include,
        exclude,
        maxFileSize,
        top,
        config,
        workers,
        history,
        cuts,
        signal,
        onProgress: (progress) => line?.show(progress),
      },
      cacheFile,
    );
  } finally {
    line?.end();
  }
}
