// The arguments of `lintel history`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { parseEvery, parseMaxPoints } from '../option-values.ts';
import { addSelectionOptions, addStateOptions } from '../analysis-options.ts';
import type { HistoryFlags } from './history.ts';

export function defineHistory(program: Command, context: CommandContext): void {
  const command = program
    .command('history')
    .description('show how a project evolved: trends, and the commits that introduced its cycles')
    .argument('[path]', 'folder of the project in its repository', '.')
    .option(
      '--every <step>',
      'day, week, month, quarter, year, or a number of commits (default: what gives up to 100 revisions)',
      parseEvery,
    )
    .option('--since <start>', 'begin at this day (2024-03-31) or revision')
    .option('--max <n>', 'analyse at most this many revisions, the newest ones', parseMaxPoints)
    .option('--out-dir <dir>', 'output folder, of the cache too (default: .lintel)')
    .option('--out <file>', 'write to this file instead (- for stdout)')
    .option('--json', 'print the history instead of the summary')
    .option('--no-authors', 'leave out the names of people')
    .option('--quiet', 'print nothing but errors');
  addStateOptions(addSelectionOptions(command))
    .addHelpText(
      'after',
      `
Examples:
  lintel history
  lintel history --every month --since 2020
  lintel history ../shop --since v1.0 --json | jq '.points[].health'`,
    )
    .action(async (path: string, flags: HistoryFlags) => {
      const { runHistory } = await import('./history.ts');
      await runHistory(path, flags, context);
    });
}
