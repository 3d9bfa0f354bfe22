// The ignore rules of the folders above a project inside a git checkout apply to it too. They are read as plain files:
// git itself would run programs that the checkout's config names.
import { lstatSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { toByteString } from './byte-string.ts';
import type { FileReader } from './file-reader.ts';
import { addRules, type IgnoreRules, isIgnored } from './ignore-rules.ts';
import { readExcludeFile, readIgnoreFile } from './read-ignore-file.ts';

export interface SurroundingCheckout {
  /** Path of the folder in the checkout, as a byte string. */
  readonly path: string;
  /** The rules of the folders above it. */
  readonly rules: IgnoreRules | undefined;
}

/** `folder` is a path without links. Undefined if it is not inside a checkout. */
export function findSurroundingCheckout(folder: string, reader: FileReader): SurroundingCheckout | undefined {
  const top = findTop(folder);
  if (top === undefined || top === folder) return undefined;
  const names = relative(top, folder).split(sep);
  let rules = addRules(undefined, '', readExcludeFile(top, reader).text);
  for (let depth = 0; depth < names.length; depth++) {
    const above = names.slice(0, depth);
    rules = addRules(rules, bytePath(above), readIgnoreFile(join(top, ...above), reader).text);
    // The user asked for an ignored folder: the rules above it do not apply.
    if (isIgnored(rules, bytePath(names.slice(0, depth + 1)), true)) {
      return { path: bytePath(names), rules: undefined };
    }
  }
  return { path: bytePath(names), rules };
}

function findTop(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (hasGit(at)) return at;
    if (at === dirname(at)) return undefined;
  }
}

/** A folder, or a file in a worktree or submodule. */
function hasGit(folder: string): boolean {
  try {
    const stats = lstatSync(join(folder, '.git'), { throwIfNoEntry: false });
    return stats !== undefined && (stats.isDirectory() || stats.isFile());
  } catch {
    // No permission: not a checkout that the user works in.
    return false;
  }
}

function bytePath(names: readonly string[]): string {
  return names.map(toByteString).join('/');
}
