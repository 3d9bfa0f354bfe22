// A folder that the walk enters, with the ignore rules that apply there.
import type { DiskPath } from './disk-path.ts';
import type { FileTree } from './file-tree.ts';
import { addRules, type IgnoreRules, namesThatIgnore } from './ignore-rules.ts';
import {
  hasHeaderAndSource,
  hasPackage,
  isInstalled,
  isPackage,
  mayBeBuildOutput,
} from './excluded-folders.ts';
import { isLinkedWorktree } from './linked-worktree.ts';
import type { FolderEntry } from './folder-entry.ts';
import { explainReadError } from './read-error.ts';
import { readExcludeFile, readIgnoreFile } from './read-ignore-file.ts';
import { findSurroundingCheckout } from './surrounding-checkout.ts';
import { TrackedFiles } from './tracked-files.ts';

export interface Folder {
  /** `.` for the root. */
  readonly path: string;
  readonly name: string;
  readonly disk: DiskPath;
  /** Its path in the checkout, as bytes, as git compares it. */
  readonly bytes: string;
  readonly rules: IgnoreRules | undefined;
  /** Whether it is in a checkout, or in an archive of one with a .gitignore, which shows which folders are build output. */
  readonly isInCheckout: boolean;
  /** Files that git does not ignore, whatever the rules say; undefined outside a checkout. */
  readonly tracked: TrackedFiles | undefined;
  /**
   * An ignored folder that is walked because of tracked files in it, or because these are unknown. git ignores everything
   * else in it.
   */
  readonly isIgnored: boolean;
}

export type OpenedFolder =
  | {
      readonly kind: 'listed';
      /** Includes the rules of its own .gitignore. */
      readonly folder: Folder;
      readonly entries: readonly FolderEntry[];
      /** Why its .gitignore could not be read, if so. */
      readonly ruleProblem: string | undefined;
    }
  /** Installed by a package manager, or build output. */
  | { readonly kind: 'installed' | 'output' }
  /** Another checkout of the repository. */
  | { readonly kind: 'worktree' }
  | { readonly kind: 'unreadable'; readonly reason: string };

export function rootFolder(root: string, tree: FileTree): Folder {
  const checkout = findSurroundingCheckout(root, tree);
  return {
    path: '.',
    name: '',
    disk: root,
    bytes: checkout?.path ?? '',
    rules: checkout?.rules,
    isInCheckout: checkout !== undefined,
    tracked: checkout?.tracked,
    isIgnored: false,
  };
}

export function openFolder(folder: Folder, tree: FileTree): OpenedFolder {
  const mayBeOutput = mayBeBuildOutput(folder.name, folder.isInCheckout);
  let entries: readonly FolderEntry[];
  try {
    entries = tree.list(folder.disk);
  } catch (error) {
    return mayBeOutput ? { kind: 'output' } : { kind: 'unreadable', reason: explainReadError(error) };
  }
  if (mayBeOutput && !isPackage(folder.path, entries)) return { kind: 'output' };
  if (isInstalled(folder.name, entries)) return { kind: 'installed' };
  if (isInside(folder) && hasGitFile(entries) && isLinkedWorktree(folder, tree)) return { kind: 'worktree' };
  if (!folder.isIgnored || folder.tracked !== undefined) return applyOwnRules(folder, entries, tree);
  return isOfSources(folder, entries)
    ? applyOwnRules({ ...folder, isIgnored: false }, entries, tree)
    : { kind: 'output' };
}

/** Whether an ignored folder seems to be committed anyway, when there is no git index to ask. */
function isOfSources({ name, bytes, rules }: Folder, entries: readonly FolderEntry[]): boolean {
  if (hasHeaderAndSource(name, entries)) return true;
  return hasPackage(entries) && namesThatIgnore(rules, bytes) === 'file';
}

/** A worktree is walked if it is the root itself. */
function isInside({ path }: Folder): boolean {
  return path !== '.';
}

function hasGitFile(entries: readonly FolderEntry[]): boolean {
  return entries.some(({ name, kind }) => name === '.git' && kind === 'file');
}

function applyOwnRules(found: Folder, entries: readonly FolderEntry[], tree: FileTree): OpenedFolder {
  let { rules, isInCheckout, tracked, isIgnored } = found;
  let ruleProblem: string | undefined;
  for (const { name, kind } of entries) {
    if (name > '.gitignore') break;
    // A nested checkout, such as a submodule, ignores the rules of the outer one. `.git` sorts before `.gitignore`.
    if (name === '.git' && (kind === 'folder' || kind === 'file')) {
      rules = addRules(undefined, found.bytes, readExcludeFile(found.disk, tree).text);
      isInCheckout = true;
      tracked = new TrackedFiles(found.disk, found.bytes === '' ? 0 : found.bytes.length + 1, tree);
      isIgnored = false;
    }
    if (name === '.gitignore' && kind === 'file') {
      const file = readIgnoreFile(found.disk, tree);
      rules = addRules(rules, found.bytes, file.text);
      ruleProblem = file.problem;
      // Also in an archive of a repository, which has no `.git`: its .gitignore shows what builds write below this folder.
      isInCheckout ||= rules !== found.rules;
    }
  }
  const hasNoOwnRules = rules === found.rules && tracked === found.tracked;
  const folder = hasNoOwnRules ? found : { ...found, rules, isInCheckout, tracked, isIgnored };
  return { kind: 'listed', folder, entries, ruleProblem };
}
