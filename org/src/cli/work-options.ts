// The options of whatever analyses: `analyze` and `worker`.
import { accessSync, constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { ownFolder } from '../database/open-database.ts';
import { parseByteSize, UserError } from '../lintel.ts';
import type { JobOptions } from '../worker/run-job.ts';
import { addDatabaseOption, addJsonOption, type DatabaseFlags, type JsonFlags } from './with-database.ts';

export interface WorkFlags extends DatabaseFlags, JsonFlags {
  readonly jobs: number;
  readonly timeLimit: number;
  readonly memoryLimit: number;
  readonly keep: number;
  readonly clones: string;
  readonly credentials?: string;
}

export function addWorkOptions(command: Command): Command {
  command
    .option('--jobs <n>', 'analyses at a time', parseCount, availableParallelism())
    .option('--time-limit <seconds>', 'for each repository', parseSeconds, 600_000)
    .option('--memory-limit <size>', 'for each repository', parseMemory, 4 * 1024 ** 3)
    .option('--keep <n>', 'commits of a repository that keep their files and dependencies', parseCount, 5)
    .option('--clones <dir>', 'where clones of URLs are kept', join(ownFolder, 'clones'))
    .option('--credentials <file>', 'for https, in the format of git-credential-store');
  for (const option of command.options) {
    // In words instead of what the values are inside.
    if (option.long === '--time-limit') option.defaultValueDescription = '600';
    if (option.long === '--memory-limit') option.defaultValueDescription = '4GiB';
    if (option.long === '--jobs') option.defaultValueDescription = 'number of processors';
  }
  return addJsonOption(addDatabaseOption(command));
}

export function jobOptionsOf(flags: WorkFlags): Omit<JobOptions, 'signal' | 'onWait'> {
  const { timeLimit, memoryLimit, keep, clones, credentials } = flags;
  return {
    timeMs: timeLimit,
    memoryBytes: memoryLimit,
    keep,
    clones: resolve(clones),
    credentials: credentials === undefined ? undefined : checkReadable(credentials),
  };
}

function checkReadable(file: string): string {
  try {
    accessSync(file, constants.R_OK);
    return resolve(file);
  } catch (error) {
    throw new UserError(`Cannot read the file of credentials ${file}.`, { cause: error });
  }
}

export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('Expected a number from 1.');
  return Number(text);
}

function parseSeconds(text: string): number {
  return parseCount(text) * 1000;
}

function parseMemory(text: string): number {
  const bytes = parseByteSize(text);
  if (bytes === undefined || bytes < 64 * 1024 ** 2) {
    throw new InvalidArgumentError('Expected a size from 64MiB, for example 2GiB.');
  }
  return bytes;
}
