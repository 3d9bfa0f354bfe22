// The folder tree of the project, from the paths of its files. A folder that contains only one folder is merged with it:
// `packages/core/src`.
import type { ReportIndex } from '../../state/report-index.ts';

export interface FolderNode {
  readonly path: string;
  /** The part of the path below its parent. */
  readonly label: string;
  readonly folders: readonly FolderNode[];
  /** Numbers of the files directly in it, in the report's order. */
  readonly files: readonly number[];
}

interface MutableFolder {
  readonly path: string;
  readonly folders: Map<string, MutableFolder>;
  readonly files: number[];
}

export function buildFolderTree(index: ReportIndex): FolderNode {
  const root: MutableFolder = { path: '', folders: new Map(), files: [] };
  let folder = root;
  for (let file = 0; file < index.fileCount; file++) {
    const id = index.nodes[file]?.id ?? '';
    // Files of one folder are mostly next to each other.
    const path = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    if (path !== folder.path) {
      folder = root;
      for (let slash = id.indexOf('/'); slash !== -1; slash = id.indexOf('/', slash + 1)) {
        folder = enter(folder, id.slice(0, slash));
      }
    }
    folder.files.push(file);
  }
  return freeze(root);
}

function enter(parent: MutableFolder, path: string): MutableFolder {
  const known = parent.folders.get(path);
  if (known !== undefined) return known;
  const made: MutableFolder = { path, folders: new Map(), files: [] };
  parent.folders.set(path, made);
  return made;
}

/** From the leaves up, without recursion: a path may be a thousand folders deep. */
function freeze(root: MutableFolder): FolderNode {
  const order: MutableFolder[] = [root];
  for (const folder of order) order.push(...folder.folders.values());
  const frozen = new Map<MutableFolder, FolderNode>();
  for (const folder of order.toReversed()) {
    const folders = [...folder.folders.values()].map((child) => collapse(frozen.get(child)));
    const from = folder.path === '' ? 0 : folder.path.length + 1;
    frozen.set(folder, {
      path: folder.path,
      label: folder.path.slice(folder.path.lastIndexOf('/') + 1),
      folders: folders.map((child) => ({ ...child, label: child.path.slice(from) })),
      files: folder.files,
    });
  }
  return collapse(frozen.get(root));
}

function collapse(folder: FolderNode | undefined): FolderNode {
  if (folder === undefined) throw new Error('A folder was built before its subfolders.');
  const [only] = folder.folders;
  return only !== undefined && folder.folders.length === 1 && folder.files.length === 0 ? only : folder;
}
