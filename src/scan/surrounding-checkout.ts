// If a project is inside a git checkout, the ignore rules of the folders above it apply too. They are read as plain files,
// because git itself would run programs named in the checkout's config.
import { dirname, join, relative, sep } from 'node:path';
import { toByteString } from './byte-string.ts';
import type { FileTree } from './file-tree.ts';
import { addRules, type IgnoreRules, isIgnored } from './ignore-rules.ts';
import { readExcludeFile, readIgnoreFile } from './read-ignore-file.ts';
import { TrackedFiles } from './tracked-files.ts';

export interface SurroundingCheckout {
  /** Path of the folder in the checkout, as a byte string. */
  readonly path: string;
  /** The rules of its parent folders. */
  readonly rules: IgnoreRules | undefined;
  readonly tracked: TrackedFiles;
}

/** `folder` must be a path without symbolic links. Undefined if it is not inside a checkout. */
export function findSurroundingCheckout(folder: string, tree: FileTree): SurroundingCheckout | undefined {
  const top = findTop(folder, tree);
  if (top === undefined || top === folder) return undefined;
  const tracked = new TrackedFiles(top, 0, tree);
  const names = relative(top, folder).split(sep);
  let rules = addRules(undefined, '', readExcludeFile(top, tree).text);
  for (let depth = 0; depth < names.length; depth++) {
    const above = names.slice(0, depth);
    rules = addRules(rules, bytePath(above), readIgnoreFile(join(top, ...above), tree).text);
    // The user named an ignored folder explicitly: the rules above it do not apply.
    if (isIgnored(rules, bytePath(names.slice(0, depth + 1)), true)) {
      return { path: bytePath(names), rules: undefined, tracked };
    }
  }
  return { path: bytePath(names), rules, tracked };
}

export function findTop(folder: string, tree: FileTree): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (hasGit(at, tree)) return at;
    if (at === dirname(at)) return undefined;
  }
}

/** `.git` is a folder, or a file in a worktree or submodule. */
function hasGit(folder: string, tree: FileTree): boolean {
  const kind = tree.kindOf(join(folder, '.git'));
  return kind === 'folder' || kind === 'file';
}

function bytePath(names: readonly string[]): string {
  return names.map(toByteString).join('/');
}
