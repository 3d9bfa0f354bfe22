// Classifies an entry of a folder by its name, kind and path. Opens nothing: the walk checks later which assets are programs.
import { toByteString } from './byte-string.ts';
import type { Folder } from './folder.ts';
import { isIgnored, namesThatIgnore } from './ignore-rules.ts';
import { isExcludedFolder, mayBeBuildOutput } from './excluded-folders.ts';
import type { FolderEntry } from './folder-entry.ts';
import type { Selection } from './selection.ts';

export type Classification =
  | { readonly kind: 'source'; readonly language: string }
  | { readonly kind: 'asset' | 'ignored' | 'link' }
  /**
   * In an ignored folder, git ignores everything that it does not track. Without an index, that is decided when the folder is
   * entered.
   */
  | { readonly kind: 'folder'; readonly isIgnored: boolean }
  /** A FIFO, socket or device with the name of a source file. */
  | { readonly kind: 'special' };

const asset: Classification = { kind: 'asset' };
const folderToWalk: Classification = { kind: 'folder', isIgnored: false };
const ignoredFolderToWalk: Classification = { kind: 'folder', isIgnored: true };
const ignored: Classification = { kind: 'ignored' };
const link: Classification = { kind: 'link' };
const special: Classification = { kind: 'special' };

export function classify(
  folder: Folder,
  entry: FolderEntry,
  path: string,
  selection: Selection,
): Classification {
  const isFolder = entry.kind === 'folder';
  // A symbolic link with such a name usually points to such a folder and needs no diagnostic.
  if (entry.kind !== 'file' && isExcludedFolder(entry.name)) return ignored;
  // In linked worktrees and submodules it is a file. git never tracks this name.
  if (entry.name === '.git') return ignored;
  if (entry.kind === 'link' && mayBeBuildOutput(entry.name, folder.isInCheckout)) return ignored;
  const matchesRule = isBelowRule(folder, entry);
  if (matchesRule && !mayBeTracked(folder, entry)) return ignored;
  if (selection.excludes(isFolder ? `${path}/` : path)) return ignored;
  if (isFolder) return matchesRule ? ignoredFolderToWalk : folderToWalk;
  if (entry.kind === 'link') return link;
  const language = selection.languageOf(entry.name);
  if (entry.kind === 'special') return language === undefined ? ignored : special;
  if (language === undefined) return asset;
  return selection.includes(path) ? { kind: 'source', language } : ignored;
}

/** Whether git ignores it unless it is tracked. */
function isBelowRule(folder: Folder, entry: FolderEntry): boolean {
  if (folder.isIgnored || folder.rules === undefined) return folder.isIgnored;
  return isIgnored(folder.rules, bytePath(folder, entry), entry.kind === 'folder');
}

/** An archive of a repository has no index. */
function mayBeTracked(folder: Folder, entry: FolderEntry): boolean {
  const isFolder = entry.kind === 'folder';
  const path = bytePath(folder, entry);
  if (folder.tracked !== undefined) return folder.tracked.has(path, isFolder);
  return isFolder && namesThatIgnore(folder.rules, path) !== undefined;
}

export function bytePath(folder: Folder, entry: FolderEntry): string {
  const name = toByteString(entry.diskName);
  return folder.bytes === '' ? name : `${folder.bytes}/${name}`;
}
