// Where the git program lies. Looked up by us, since some systems look into the current folder first, and since a project's
// own folders get into PATH (`node_modules/.bin` by every npm script): a `git` that the project brings is never started.
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isWithin } from './is-within.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const programName = process.platform === 'win32' ? 'git.exe' : 'git';

/** Absolute; undefined where there is none outside of these folders. */
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
    // Most folders of PATH have no git.
    return false;
  }
}

function isBroughtBy(untrusted: readonly string[], program: string): boolean {
  return untrusted.some((folder) => isWithin(program, folder) || isWithin(realpathSync(program), folder));
}
