import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { explainFailure } from '../../src/cli/explain-failure.ts';
import { UserError } from '../../src/model/user-error.ts';

const running = new AbortController().signal;

describe('the end of a run that failed', () => {
  it('says a mistake in one line, whatever its text holds', () => {
    expect(explainFailure(new UserError('No such folder: till\n\u001b[31m.'), running)).toEqual({
      code: 2,
      text: 'lintel: No such folder: till\\u{a}\\u{1b}[31m.\n',
    });
  });

  it('says wrong usage with its suggestion in one line', () => {
    const error = new CommanderError(
      1,
      'commander.unknownOption',
      "error: unknown option '--tpo'\n(Did you mean --top?)",
    );
    expect(explainFailure(error, running)).toEqual({
      code: 2,
      text: "lintel: unknown option '--tpo' (Did you mean --top?)\n",
    });
  });

  it('is no failure where help was asked for', () => {
    const error = new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)');
    expect(explainFailure(error, running)).toEqual({ code: 0, text: '' });
  });

  it('says that somebody removed the current folder', () => {
    const error = Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), {
      syscall: 'uv_cwd',
    });
    expect(explainFailure(error, running)).toEqual({
      code: 2,
      text: 'lintel: The current folder does not exist any more. Go to another one.\n',
    });
  });

  it('shows the stack of a bug', () => {
    const error = new TypeError('cart is not a function');
    expect(explainFailure(error, running)).toEqual({
      code: 70,
      text: `This is a bug in Lintel. Please report it with the following lines:\n${error.stack}\n`,
    });
  });

  it('says nothing to whoever interrupted', () => {
    expect(explainFailure(new Error('aborted'), AbortSignal.abort())).toEqual({ code: 130, text: '' });
  });
});
