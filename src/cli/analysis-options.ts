// The options of the analysis, shared by all commands that run one.
import { join } from 'node:path';
import type { Command } from 'commander';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { UserError } from '../model/user-error.ts';
import { errorCode } from '../output/error-code.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { collect, parseCuts, parseSize, parseTop, parseWorkers } from './option-values.ts';

export interface AnalysisFlags extends Pick<
  AnalyzeOptions,
  'include' | 'exclude' | 'maxFileSize' | 'top' | 'config' | 'workers' | 'history' | 'cuts'
> {
  readonly cache?: boolean;
}

/** `history: false` if recent commits do not affect the result. */
export function addAnalysisOptions(command: Command, { history = true } = {}): Command {
  addSelectionOptions(command)
    .option('--top <n>', 'length of the lists of complex and critical files (default: 20)', parseTop)
    .option('--workers <n>', 'worker threads (default: auto)', parseWorkers)
    .option('--cuts <n>', 'cuts to list for each cycle and tangle, or "all" (default: 5)', parseCuts);
  addStateOptions(command);
  return history
    ? command.option('--no-history', 'do not count recent git commits in the risk score')
    : command;
}

export type SelectionFlags = Pick<AnalysisFlags, 'include' | 'exclude' | 'maxFileSize' | 'config' | 'cache'>;

/** What to analyse. */
export function addSelectionOptions(command: Command): Command {
  return command
    .option('--include <glob>', 'analyse only files that match; can be repeated', collect)
    .option('--exclude <glob>', 'leave out files and folders that match; can be repeated', collect)
    .option('--max-file-size <size>', 'skip the imports of larger files (default: 10MiB)', parseSize);
}

/** What to read besides the sources. */
export function addStateOptions(command: Command): Command {
  return command
    .option('--no-config', "do not read the project's configuration")
    .option('--no-cache', 'do not read or write the cache');
}

/** The flags for the analysis itself. */
export function analysisOptionsOf(flags: AnalysisFlags): Omit<AnalysisFlags, 'cache'> {
  const { include, exclude, maxFileSize, top, config, workers, history, cuts } = flags;
  return { include, exclude, maxFileSize, top, config, workers, history, cuts };
}

/** Undefined with `--no-cache`. */
export interface CacheFiles {
  readonly cacheFile: string;
  readonly recordFile: string;
}

export function cacheFilesIn(outputDirectory: string, { cache }: AnalysisFlags): CacheFiles | undefined {
  if (cache === false) return undefined;
  return {
    cacheFile: join(outputDirectory, 'analysis.cache'),
    recordFile: join(outputDirectory, 'report.cache'),
  };
}

/** For a command without other output. Undefined if nothing may be written either: a cache only saves time. */
export function prepareCacheFile(outputDirectory: string, flags: AnalysisFlags): string | undefined {
  const cacheFile = cacheFilesIn(outputDirectory, flags)?.cacheFile;
  try {
    if (cacheFile !== undefined) prepareOutputDirectory(outputDirectory);
    return cacheFile;
  } catch (error) {
    if (error instanceof UserError && isUnwritable.test(errorCode(error.cause) ?? '')) return undefined;
    throw error;
  }
}

const isUnwritable = /^(?:EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/;
