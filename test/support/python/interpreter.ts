// The machine's own Python, which decides what is right.
import { execFileSync, spawnSync } from 'node:child_process';

/** The version as a number: 311 for 3.11; undefined where there is no python3, or one older than 3.10. */
export const pythonVersion = findVersion();

export function runPython(args: readonly string[], input = '', cwd = '.'): string {
  return execFileSync('python3', args, { input, cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
}

function findVersion(): number | undefined {
  const print = 'import sys; print(sys.version_info.major * 100 + sys.version_info.minor)';
  const { status, stdout } = spawnSync('python3', ['-c', print], { encoding: 'utf8' });
  const version = status === 0 ? Number(stdout) : 0;
  return version >= 310 ? version : undefined;
}
