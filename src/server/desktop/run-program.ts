// Runs a program with a list of arguments, without a shell, so that nothing in them is interpreted.
import { execFile } from 'node:child_process';

export type ProgramResult =
  | { readonly kind: 'ended'; readonly exitCode: number; readonly stdout: string }
  | { readonly kind: 'not-found' };

const maxOutputBytes = 4 * 1024 * 1024;

export function runProgram(
  file: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    execFile(file, args, { signal, maxBuffer: maxOutputBytes, encoding: 'utf8' }, (error, stdout) => {
      if (error === null) resolve({ kind: 'ended', exitCode: 0, stdout });
      else if (typeof error.code === 'number') resolve({ kind: 'ended', exitCode: error.code, stdout });
      else if (error.code === 'ENOENT' || error.code === 'EACCES') resolve({ kind: 'not-found' });
      else resolve({ kind: 'ended', exitCode: 1, stdout: '' });
    });
  });
}
