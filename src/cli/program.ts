// The commands and how they are spelled.
import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { UserError } from '../model/user-error.ts';
import { version } from '../model/version.ts';
import { nearestWord } from '../std/nearest-word.ts';
import type { CommandContext } from './command-context.ts';
import { defineAnalyze } from './commands/define-analyze.ts';
import { defineExport } from './commands/define-export.ts';
import { defineInit } from './commands/define-init.ts';
import { defineServe } from './commands/define-serve.ts';

export async function runProgram(args: readonly string[], context: CommandContext): Promise<void> {
  const program = createProgram(context);
  refuseMisspeltCommand(args[0], program);
  await program.parseAsync(args, { from: 'user' });
}

function createProgram(context: CommandContext): Command {
  const program = new Command('lintel')
    .description(
      'What holds what up, and where does it crack? The dependency graph of a project, its cycles and risks.',
    )
    .usage('[path] | <command> [options]')
    .version(version)
    .exitOverride()
    // Said once, by whoever catches the error.
    .configureOutput({ outputError: () => undefined })
    .addHelpText(
      'after',
      `
Examples:
  lintel                        analyse this folder and serve its report to your browser
  lintel analyze ../shop        analyse another one and print a summary
  lintel export mermaid         the last report as a diagram
  lintel help analyze           all options of a command

Exit codes: 0 done, 1 a check failed, 2 wrong usage or bad input, 70 a bug, 130 interrupted`,
    );
  defineServe(program, context);
  defineAnalyze(program, context);
  defineExport(program, context);
  defineInit(program, context);
  return program;
}

/** The first word may be a path or a command; one that is neither, and near to a command, is a slip. */
function refuseMisspeltCommand(word: string | undefined, program: Command): void {
  const commands = [...program.commands.map((command) => command.name()), 'help'];
  if (word === undefined || word.startsWith('-') || commands.includes(word) || existsSync(word)) return;
  const meant = nearestWord(word, commands);
  if (meant !== undefined) throw new UserError(`Unknown command "${word}". Did you mean "${meant}"?`);
}
