// Which project a folder belongs to. A file may be used anywhere in its project, so analysing the folder alone gives wrong
// answers.
import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, relative, sep } from 'node:path';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { completeOptions } from '../config/complete-options.ts';
import { findConfig } from '../config/find-config.ts';
import { loadConfig } from '../config/load-config.ts';
import { languages } from '../languages/index.ts';
import { findRepository } from '../revisions/find-repository.ts';
import { UnreadableHistory } from '../revisions/unreadable-history.ts';
import { scan } from '../scan/scan.ts';

/**
 * The nearest parent folder with a Lintel configuration, else the root of the repository. Undefined if there is neither, if
 * it is the folder itself, or if that project ignores the folder: then the folder is a project of its own.
 */
export async function findProjectAround(
  folder: string,
  { config: readsConfig = true, signal }: Pick<AnalyzeOptions, 'config' | 'signal'>,
): Promise<string | undefined> {
  const current = realpathSync(folder);
  const root = await findRoot(current, readsConfig);
  // A home folder under version control (dotfiles) is not one project.
  if (root === undefined || root === current || root === realHome()) return undefined;
  const options = completeOptions(readsConfig ? await loadConfig(root) : {}, {});
  const { entries } = await scan(root, options, { languages, signal });
  return entries.get(relative(root, current).split(sep).join('/')) === 'folder' ? root : undefined;
}

async function findRoot(current: string, readsConfig: boolean): Promise<string | undefined> {
  const top = findTop(current);
  for (let at = current; ; at = dirname(at)) {
    if (at === top || (readsConfig && (await findConfig(at)) !== undefined)) return at;
    if (at === dirname(at)) return undefined;
  }
}

function findTop(folder: string): string | undefined {
  try {
    return findRepository(folder).top;
  } catch (error) {
    if (error instanceof UnreadableHistory) return undefined;
    throw error;
  }
}

function realHome(): string | undefined {
  try {
    return realpathSync(homedir());
  } catch {
    // The account has no home folder.
    return undefined;
  }
}
