// `lintel agents`: adds a few lines that tell coding agents which command answers which question.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { agentInstructions, withInstructions } from '../../answers/agent-instructions.ts';
import { findRoot } from '../../config/find-root.ts';
import { UserError } from '../../model/user-error.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { printable } from '../../std/printable.ts';
import { print } from '../terminal.ts';

export interface AgentsFlags {
  readonly write?: boolean;
}

const fileNames = ['AGENTS.md', 'CLAUDE.md'];
const maxBytes = 10 * 1024 ** 2;

export async function runAgents(folder: string, { write }: AgentsFlags): Promise<void> {
  await findRoot(folder);
  if (write !== true) return await print([agentInstructions]);
  for (const [real, path] of findFiles(folder)) await print([`${update(real)} ${printable(path)}\n`]);
}

/** Real path of each file → the path to show. One of them is often a symbolic link to the other. */
function findFiles(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of fileNames) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) continue;
    const real = realpathSync(path);
    if (!stats.isFile() || !isInside(real, realpathSync(folder)))
      throw new UserError(`${path} is not a file in the project.`);
    if (stats.size > maxBytes) throw new UserError(`${path} is too large to be a file of instructions.`);
    if (!found.has(real)) found.set(real, path);
  }
  const created = join(folder, fileNames[0]!);
  return found.size === 0 ? new Map([[created, created]]) : found;
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`);
}

function update(file: string): 'Wrote' | 'Unchanged:' {
  const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
  const before = isThere ? readFileSync(file, 'utf8') : '';
  const after = withInstructions(before);
  if (after === before) return 'Unchanged:';
  writeFileWhole(file, [after]);
  return 'Wrote';
}
