// Writes the baseline into the project. Its name comes from the configuration of the project, which is not trusted: a
// symbolic link must not redirect the file.
import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { BaselineEntry } from '../../model/rule.ts';
import { UserError } from '../../model/user-error.ts';
import { WriteError } from '../../output/write-error.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { renderBaseline } from './write-baseline.ts';

export function saveBaseline(root: string, name: string, entries: readonly BaselineEntry[]): void {
  const folder = findFolder(resolve(root, dirname(name)));
  const way = folder === undefined ? '..' : relative(realpathSync(root), folder);
  if (folder === undefined || way === '..' || way.startsWith(`..${sep}`)) {
    throw new UserError(`The baseline ${name} is not in a folder of the project.`);
  }
  try {
    writeFileWhole(join(folder, basename(name)), [renderBaseline(entries)]);
  } catch (error) {
    throw error instanceof WriteError ? error.offering(['--baseline']) : error;
  }
}

function findFolder(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
