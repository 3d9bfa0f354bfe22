// A folder that the walk enters, with the ignore rules that apply in it.
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
  /** Its path in the checkout, as git compares it. */
  readonly bytes: string;
  readonly rules: IgnoreRules | undefined;
  /** Or in an archive of one, with its .gitignore: that says which folders are outputs of a build. */
  readonly isInCheckout: boolean;
  /** What git does not ignore, whatever the rules say; undefined outside a checkout. */
  readonly tracked: TrackedFiles | undefined;
  /** It is walked for what is tracked in it, or seems to be where nothing says what is: git ignores everything else. */
  readonly isIgnored: boolean;
}

export type OpenedFolder =
  | {
      readonly kind: 'listed';
      /** Now with the rules of its own .gitignore. */
      readonly folder: Folder;
      readonly entries: readonly FolderEntry[];
      /** Why its .gitignore could not be read, if it could not. */
      readonly ruleProblem: string | undefined;
    }
  /** Installed by a package manager, or written by a build. */
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

/** Whether an ignored folder seems to be committed all the same, where no index says it. */
function isOfSources({ name, bytes, rules }: Folder, entries: readonly FolderEntry[]): boolean {
  if (hasHeaderAndSource(name, entries)) return true;
  return hasPackage(entries) && namesThatIgnore(rules, bytes) === 'file';
}

/** Whoever asks for a worktree itself gets it. */
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
      // Also in an archive of a repository, which has no `.git`: it says what builds write below this folder.
      isInCheckout ||= rules !== found.rules;
    }
  }
  const hasNoOwnRules = rules === found.rules && tracked === found.tracked;
  const folder = hasNoOwnRules ? found : { ...found, rules, isInCheckout, tracked, isIgnored };
  return { kind: 'listed', folder, entries, ruleProblem };
}
