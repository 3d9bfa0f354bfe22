// Finds the git program. Done here because some systems search the current folder first, and because folders of a project get
// into PATH (`node_modules/.bin` in every npm script): a `git` inside the project must never be started.
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isWithin } from './is-within.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const programName = process.platform === 'win32' ? 'git.exe' : 'git';

/** Absolute path; undefined if there is none outside the untrusted folders. */
export function locateGit(environment: Environment, untrusted: readonly string[]): string | undefined {
  const path = environment['PATH'] ?? environment['Path'] ?? '';
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const program = join(folder, programName);
    if (isProgram(program) && !isBroughtBy(untrusted, program)) return program;
  }
  return undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // Usual: most folders in PATH contain no git.
    return false;
  }
}

function isBroughtBy(untrusted: readonly string[], program: string): boolean {
  return untrusted.some((folder) => isWithin(program, folder) || isWithin(realpathSync(program), folder));
}
