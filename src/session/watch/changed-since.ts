// Which files and folders were changed since a time, without having watched them.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** The clock of file systems is a few milliseconds behind. */
const clockStepMs = 10;

/** The paths are relative to the root. What no longer exists is left out: its folder has changed. */
export function changedSince(timeMs: number, root: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => changeTimeOf(join(root, path)) >= timeMs - clockStepMs);
}

function changeTimeOf(path: string): number {
  try {
    return lstatSync(path).ctimeMs;
  } catch {
    return 0;
  }
}
