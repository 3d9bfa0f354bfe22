// The options of the analysis itself, the same for every command that runs one.
import { join } from 'node:path';
import type { Command } from 'commander';
import type { AnalyzeOptions } from '../../config/analyze-options.ts';
import { collect, parseCuts, parseSize, parseTop, parseWorkers } from '../option-values.ts';

export interface AnalysisFlags extends Pick<
  AnalyzeOptions,
  'include' | 'exclude' | 'maxFileSize' | 'top' | 'config' | 'workers' | 'history' | 'cuts'
> {
  readonly cache?: boolean;
}

export function addAnalysisOptions(command: Command): Command {
  return command
    .option('--include <glob>', 'analyse only files that match; can be repeated', collect)
    .option('--exclude <glob>', 'leave out files and folders that match; can be repeated', collect)
    .option('--max-file-size <size>', 'leave the imports of larger files unread (default: 10MiB)', parseSize)
    .option('--top <n>', 'how many complex and critical files the report lists (default: 20)', parseTop)
    .option('--workers <n>', 'threads that help to read files (default: as many as pay)', parseWorkers)
    .option('--cuts <n>', 'cuts to list for each cycle and tangle, or "all" (default: 5)', parseCuts)
    .option('--no-history', 'do not count recent git commits in the risk score')
    .option('--no-config', "do not read the project's own configuration")
    .option('--no-cache', 'read every file again, and keep nothing for the next time');
}

/** What is kept from run to run; nothing where the person says so. */
export interface KeptFiles {
  readonly cacheFile: string;
  readonly recordFile: string;
}

export function keptFilesIn(outputDirectory: string, { cache }: AnalysisFlags): KeptFiles | undefined {
  if (cache === false) return undefined;
  return {
    cacheFile: join(outputDirectory, 'analysis.cache'),
    recordFile: join(outputDirectory, 'report.cache'),
  };
}
