// The folder of the program, with symbolic links resolved.
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';

export function programFile(): string {
  return realpathSync(process.argv[1] ?? '');
}

export function packageFolder(): string {
  return dirname(dirname(programFile()));
}
