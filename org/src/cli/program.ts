// The commands.
import { Command } from 'commander';
import { rejectUnknownTopic, UserError, version } from '../lintel.ts';
import { defineAdd } from './commands/add.ts';
import { defineAnalyze } from './commands/analyze.ts';
import { defineInit } from './commands/init.ts';
import { definePush } from './commands/push.ts';
import { defineQuery } from './commands/query.ts';
import { defineServe } from './commands/serve.ts';
import { defineStatus } from './commands/status.ts';
import { defineWorker } from './commands/worker.ts';

export async function runProgram(args: readonly string[], signal: AbortSignal): Promise<void> {
  const program = new Command('lintel-org')
    .description('Find what depends on what across the repositories of an organisation.')
    .version(version)
    .exitOverride()
    // main.ts prints the error.
    .configureOutput({ outputError: () => undefined })
    .hook('preAction', (_, command) => rejectEmptyValues(command))
    .addHelpText(
      'after',
      `
Examples:
  lintel-org add ../billing ../shop        add repositories
  lintel-org analyze                       analyse their newest commits
  lintel-org query uses @acme/ui           show who uses a package, and where
  lintel-org serve                         show the map of repositories in your browser
  lintel-org worker --database postgres://db.example.org/lintel
                                           analyse what others queue, on any number of machines

Without --database, the embedded database in .lintel-org of the current folder is used. It serves one process at a time.
The environment variable LINTEL_ORG_DATABASE stands for --database and keeps a password out of the list of processes.

Exit codes: 0 success, 1 an analysis failed, 2 wrong usage or invalid input, 70 a bug in Lintel, 130 interrupted`,
    );
  for (const define of [
    defineInit,
    defineAdd,
    defineAnalyze,
    defineWorker,
    definePush,
    defineQuery,
    defineServe,
    defineStatus,
  ]) {
    define(program, signal);
  }
  rejectUnknownTopic(args, program);
  await program.parseAsync([...args], { from: 'user' });
}

/** A shell passes a variable that is not set as an empty word: not every address, and not the embedded database. */
function rejectEmptyValues(command: Command): void {
  const values: Readonly<Record<string, unknown>> = command.opts();
  const empty = command.options.find((option) => values[option.attributeName()] === '');
  if (empty !== undefined) throw new UserError(`${empty.long} is empty. Give a value, or leave it out.`);
}
