// What an entry of a folder is to the analysis. Decided by its name, kind and path alone: nothing is opened.
import { toByteString } from './byte-string.ts';
import type { Folder } from './folder.ts';
import { isIgnored } from './ignore-rules.ts';
import { isLeftOut, mayBeBuildOutput } from './left-out.ts';
import type { FolderEntry } from './list-folder.ts';
import type { Selection } from './selection.ts';

export type Classification =
  | { readonly kind: 'source'; readonly language: string }
  | { readonly kind: 'asset' | 'folder' | 'ignored' | 'link' }
  /** A FIFO, socket or device with the name of a source file. */
  | { readonly kind: 'special' };

const asset: Classification = { kind: 'asset' };
const folderToWalk: Classification = { kind: 'folder' };
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
  // A link by such a name leads to such a folder; nobody needs to hear of it.
  if (entry.kind !== 'file' && isLeftOut(entry.name)) return ignored;
  if (entry.kind === 'link' && mayBeBuildOutput(entry.name, folder.isInCheckout)) return ignored;
  if (folder.rules !== undefined && isIgnored(folder.rules, bytePath(folder, entry), isFolder))
    return ignored;
  if (selection.excludes(isFolder ? `${path}/` : path)) return ignored;
  if (isFolder) return folderToWalk;
  if (entry.kind === 'link') return link;
  const language = selection.languageOf(entry.name);
  if (entry.kind === 'special') return language === undefined ? ignored : special;
  if (language === undefined) return asset;
  return selection.includes(path) ? { kind: 'source', language } : ignored;
}

export function bytePath(folder: Folder, entry: FolderEntry): string {
  const name = toByteString(entry.diskName);
  return folder.bytes === '' ? name : `${folder.bytes}/${name}`;
}
