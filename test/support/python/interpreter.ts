// The machine's own Python, which decides what is right. Where there is none, its tests say loudly that they did not run.
import { execFileSync, spawnSync } from 'node:child_process';

/** The version as a number: 311 for 3.11; undefined where there is no python3. */
export const pythonVersion = findVersion();

export function runPython(args: readonly string[], input = '', cwd = '.'): string {
  return execFileSync('python3', args, { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
}

function findVersion(): number | undefined {
  const print = 'import sys; print(sys.version_info.major * 100 + sys.version_info.minor)';
  const { status, stdout } = spawnSync('python3', ['-c', print], { encoding: 'utf8' });
  const version = status === 0 ? Number(stdout) : undefined;
  if (version === undefined || version < 310) {
    console.warn('NOT TESTED against Python itself: python3 3.10 or newer is not on this machine.');
    return undefined;
  }
  return version;
}
