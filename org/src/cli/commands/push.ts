import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Command } from 'commander';
import { findCommit } from '../../clones/find-commit.ts';
import { printable, readReport, UserError } from '../../lintel.ts';
import { pushReport } from '../../repositories/push-report.ts';
import { parseCount } from '../work-options.ts';
import {
  addDatabaseOption,
  addJsonOption,
  type DatabaseFlags,
  type JsonFlags,
  printAnswer,
  withDatabase,
} from '../with-database.ts';

interface PushFlags extends DatabaseFlags, JsonFlags {
  readonly repository?: string;
  readonly commit?: string;
  readonly keep: number;
}

export function definePush(program: Command): void {
  const command = program
    .command('push')
    .description("store a report that was made here, in the repository's own pipeline")
    .argument('[report]', 'what lintel analyze wrote', '.lintel/graph.json')
    .option('--repository <name>', 'name of the repository (default: name of the current folder)')
    .option('--commit <revision>', 'commit that the report is of (default: HEAD)')
    .option('--keep <n>', 'commits of a repository that keep their files and dependencies', parseCount, 5)
    .addHelpText(
      'after',
      `
Run it in a checkout, on the main branch: the newest commit that was pushed counts.

Examples:
  lintel analyze && lintel-org push --repository acme/billing`,
    );
  addJsonOption(addDatabaseOption(command)).action(runPush);
}

async function runPush(file: string, flags: PushFlags): Promise<void> {
  const report = readReport(readText(file));
  const folder = resolve('.');
  const commit = await findCommit(folder, flags.commit ?? 'HEAD');
  if (commit === undefined) throw new UserError(`Unknown revision ${flags.commit ?? 'HEAD'}.`);
  const { repository = basename(folder), keep } = flags;
  const pushed = { repository, ...commit, report, keep };
  const isNewest = await withDatabase(flags, (database) => pushReport(database, pushed));
  printAnswer(flags, { repository, commit: commit.commit, isNewest }, () => [
    printable(`Stored ${commit.commit.slice(0, 7)} of ${repository}.`),
    ...(isNewest ? [] : ['A newer commit is stored already, so this one only adds to the trend.']),
  ]);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`Cannot read ${file}. Run lintel analyze first.`, { cause: error });
  }
}
