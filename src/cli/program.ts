// Defines the commands.
import { existsSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { UserError } from '../model/user-error.ts';
import { version } from '../model/version.ts';
import { WriteError } from '../output/write-error.ts';
import { nearestWord } from '../std/nearest-word.ts';
import type { CommandContext } from './command-context.ts';
import { rejectUnknownTopic } from './reject-unknown-topic.ts';
import { defineAgents } from './commands/define-agents.ts';
import { defineCheck } from './commands/define-check.ts';
import { defineAffected } from './commands/define-affected.ts';
import { defineAnalyze } from './commands/define-analyze.ts';
import { defineDiff } from './commands/define-diff.ts';
import { defineExport } from './commands/define-export.ts';
import { defineHistory } from './commands/define-history.ts';
import { defineInit } from './commands/define-init.ts';
import { defineQuestions } from './commands/define-questions.ts';
import { defineMcp } from './commands/define-mcp.ts';
import { defineServe } from './commands/define-serve.ts';

export async function runProgram(args: readonly string[], context: CommandContext): Promise<void> {
  const program = createProgram(context);
  rejectMisspelledCommand(args[0], program);
  rejectUnknownTopic(args, program);
  try {
    await program.parseAsync(args[0] === 'help' && args[1] === 'help' ? ['help'] : args, { from: 'user' });
  } catch (error) {
    const command = findCommand(program, args[0]);
    if (error instanceof WriteError) throw error.offering(placesOf(command));
    throw explainJson(error, command) ?? explainFolder(error, args) ?? error;
  }
}

function findCommand(program: Command, name: string | undefined): Command | undefined {
  return program.commands.find((command) => command.name() === name);
}

/** The options that set another output location. */
function placesOf(command: Command | undefined): readonly string[] {
  const long = new Set(command?.options.map((option) => option.long));
  return ['--out-dir', '--out'].filter((option) => long.has(option));
}

/** Some commands have `--json`, others several formats. */
function explainJson(error: unknown, command: Command | undefined): UserError | undefined {
  const isMeant = error instanceof CommanderError && error.message.includes("unknown option '--json'");
  const hasFormats = command?.options.some(({ long }) => long === '--format') === true;
  return isMeant && hasFormats ? new UserError("unknown option '--json'. Use --format json.") : undefined;
}

/** A misspelled command is taken for a folder. */
function explainFolder(error: unknown, [word = '']: readonly string[]): UserError | undefined {
  const isMeant = error instanceof UserError && error.message === `No such folder: ${word}.`;
  return isMeant && /^[a-z]+$/.test(word)
    ? new UserError(`No such folder or command: ${word}. "lintel help" lists all commands.`, { cause: error })
    : undefined;
}

function createProgram(context: CommandContext): Command {
  const program = new Command('lintel')
    .description('Find the dependencies, cycles and architectural risks of a project.')
    .usage('[path] | <command> [options]')
    .version(version)
    .exitOverride()
    // main.ts prints the error.
    .configureOutput({ outputError: () => undefined })
    .hook('preAction', (_, command) => rejectEmptyValues(command))
    .addHelpText(
      'after',
      `
Examples:
  lintel                        analyse this folder and serve the report to your browser
  lintel analyze ../shop        analyse another folder and print a summary
  lintel check                  check the rules of this project
  lintel diff                   show what this branch does to the architecture
  lintel overview               show what a project is
  lintel impact src/cart.ts     show what a change of a file can affect
  lintel affected --tests       list the tests that can see what this branch changed
  lintel history                show how the project evolved
  lintel export mermaid         write the last report as a diagram
  lintel help analyze           show all options of a command

Exit codes: 0 success, 1 a check failed, 2 wrong usage or invalid input, 70 a bug in Lintel, 130 interrupted`,
    );
  defineServe(program, context);
  defineAnalyze(program, context);
  defineCheck(program, context);
  defineDiff(program, context);
  defineQuestions(program, context);
  defineAffected(program, context);
  defineHistory(program, context);
  defineExport(program, context);
  defineInit(program, context);
  defineMcp(program, context);
  defineAgents(program);
  return program;
}

/** A shell passes a variable that is not set as an empty word: no output folder, no token, and not every address. */
function rejectEmptyValues(command: Command): void {
  const values: Readonly<Record<string, unknown>> = command.opts();
  const empty = command.options.find((option) => [values[option.attributeName()]].flat().includes(''));
  if (empty !== undefined) throw new UserError(`${empty.long} is empty. Give a value, or leave it out.`);
}

/** The first argument is a path or a command. If it is neither, but similar to a command, it is a typo. */
function rejectMisspelledCommand(word: string | undefined, program: Command): void {
  const commands = [...program.commands.map((command) => command.name()), 'help'];
  if (word === undefined || word.startsWith('-') || commands.includes(word) || existsSync(word)) return;
  const meant = nearestWord(word, commands);
  if (meant !== undefined) throw new UserError(`Unknown command "${word}". Did you mean "${meant}"?`);
}
