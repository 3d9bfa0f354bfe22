// The machine's own Python, which decides what is right.
import { execFileSync, spawnSync } from 'node:child_process';

/** The program itself: `python3` may be a script that looks for it, which takes longer than a small program. */
export const { pythonProgram, pythonVersion } = findPython();

export function runPython(args: readonly string[], input = '', cwd = '.'): string {
  return execFileSync(pythonProgram, args, { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
}

/** The version as a number: 311 for 3.11; undefined where there is no python3, or one older than 3.10. */
function findPython(): { readonly pythonProgram: string; readonly pythonVersion: number | undefined } {
  const print = 'import sys; print(sys.version_info.major * 100 + sys.version_info.minor, sys.executable)';
  const { status, stdout } = spawnSync('python3', ['-c', print], { encoding: 'utf8' });
  const [, version, program] = /^(\d+) (.+)$/m.exec(status === 0 ? stdout : '') ?? [];
  return {
    pythonProgram: program ?? 'python3',
    pythonVersion: Number(version) >= 310 ? Number(version) : undefined,
  };
}
