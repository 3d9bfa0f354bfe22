// A folder on the way of the walk, with the ignore rules that hold in it.
import type { DiskPath } from './disk-path.ts';
import type { FileReader } from './file-reader.ts';
import { addRules, type IgnoreRules } from './ignore-rules.ts';
import { isInstalledVendor } from './left-out.ts';
import { type FolderEntry, listFolder } from './list-folder.ts';
import { explainReadError } from './read-error.ts';
import { readExcludeFile, readIgnoreFile } from './read-ignore-file.ts';
import { findSurroundingCheckout } from './surrounding-checkout.ts';

export interface Folder {
  /** `.` for the root. */
  readonly path: string;
  readonly name: string;
  readonly disk: DiskPath;
  /** Its path in the checkout, as git compares it. */
  readonly bytes: string;
  readonly rules: IgnoreRules | undefined;
  readonly isInCheckout: boolean;
}

export type OpenedFolder =
  | {
      readonly kind: 'listed';
      /** Now with the rules of its own .gitignore. */
      readonly folder: Folder;
      readonly entries: readonly FolderEntry[];
      /** Why the rules of its .gitignore do not count, if they do not. */
      readonly ruleProblem: string | undefined;
    }
  | { readonly kind: 'installed' }
  | { readonly kind: 'unreadable'; readonly reason: string };

export function rootFolder(root: string, reader: FileReader): Folder {
  const checkout = findSurroundingCheckout(root, reader);
  return {
    path: '.',
    name: '',
    disk: root,
    bytes: checkout?.path ?? '',
    rules: checkout?.rules,
    isInCheckout: checkout !== undefined,
  };
}

export function openFolder(folder: Folder, reader: FileReader): OpenedFolder {
  let entries: readonly FolderEntry[];
  try {
    entries = listFolder(folder.disk);
  } catch (error) {
    return { kind: 'unreadable', reason: explainReadError(error) };
  }
  if (isInstalledVendor(folder.name, entries)) return { kind: 'installed' };
  return { kind: 'listed', entries, ...withOwnRules(folder, entries, reader) };
}

function withOwnRules(
  folder: Folder,
  entries: readonly FolderEntry[],
  reader: FileReader,
): { readonly folder: Folder; readonly ruleProblem: string | undefined } {
  let { rules, isInCheckout } = folder;
  let ruleProblem: string | undefined;
  for (const { name, kind } of entries) {
    // A checkout of its own, such as a submodule, does not know the rules around it. `.git` comes before `.gitignore`.
    if (name === '.git' && (kind === 'folder' || kind === 'file')) {
      rules = addRules(undefined, folder.bytes, readExcludeFile(folder.disk, reader).text);
      isInCheckout = true;
    }
    if (name === '.gitignore' && kind === 'file') {
      const file = readIgnoreFile(folder.disk, reader);
      rules = addRules(rules, folder.bytes, file.text);
      ruleProblem = file.problem;
    }
  }
  return { folder: { ...folder, rules, isInCheckout }, ruleProblem };
}
