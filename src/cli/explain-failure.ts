// The message and the exit code of a failure: one line for a mistake of the user, the stack for a bug.
import { CommanderError } from 'commander';
import { UserError } from '../model/user-error.ts';
import { printable } from '../std/printable.ts';
import { exitCode } from './exit-code.ts';

export interface Ending {
  readonly code: number;
  /** For stderr; may be empty. */
  readonly text: string;
}

export function explainFailure(error: unknown, signal: AbortSignal): Ending {
  if (signal.aborted) return { code: exitCode.interrupted, text: '' };
  if (error instanceof UserError) return mistake(error.message);
  if (error instanceof CommanderError) {
    // Commander also throws for `--help` and `--version`.
    return error.exitCode === 0 ? { code: exitCode.done, text: '' } : mistake(inOneLine(error.message));
  }
  if (isFolderGone(error)) return mistake('The current folder does not exist any more. Go to another one.');
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    code: exitCode.bug,
    text: `This is a bug in Lintel. Please report it with the following lines:\n${stack}\n`,
  };
}

/** Whatever needs to know the current folder fails, wherever that is. */
function isFolderGone(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'uv_cwd';
}

function mistake(message: string): Ending {
  return { code: exitCode.wrongUsage, text: `lintel: ${printable(message)}\n` };
}

/** `error: unknown option '--formt'\n(Did you mean --format?)` → `unknown option '--formt' (Did you mean --format?)` */
function inOneLine(message: string): string {
  return message.replace(/^error: /, '').replaceAll('\n', ' ');
}
