// The folders of the project as a tree, from the paths of its files. A folder that holds nothing but one folder is
// drawn as one with it: `packages/core/src`.
import type { ReportIndex } from '../../state/report-index.ts';

export interface FolderNode {
  readonly path: string;
  /** What stands on its label: the part of the path below the folder that it is drawn in. */
  readonly label: string;
  readonly folders: readonly FolderNode[];
  /** Numbers of the files directly in it, in the report's order. */
  readonly files: readonly number[];
}

interface Growing {
  readonly path: string;
  readonly folders: Map<string, Growing>;
  readonly files: number[];
}

export function growFolderTree(index: ReportIndex): FolderNode {
  const root: Growing = { path: '', folders: new Map(), files: [] };
  let folder = root;
  for (let file = 0; file < index.fileCount; file++) {
    const id = index.nodes[file]?.id ?? '';
    // Files of one folder mostly stand together.
    const path = id.slice(0, Math.max(0, id.lastIndexOf('/')));
    if (path !== folder.path) {
      folder = root;
      for (let slash = id.indexOf('/'); slash !== -1; slash = id.indexOf('/', slash + 1)) {
        folder = enter(folder, id.slice(0, slash));
      }
    }
    folder.files.push(file);
  }
  return settle(root);
}

function enter(parent: Growing, path: string): Growing {
  const known = parent.folders.get(path);
  if (known !== undefined) return known;
  const made: Growing = { path, folders: new Map(), files: [] };
  parent.folders.set(path, made);
  return made;
}

/** From the leaves up, without recursion: a path may be a thousand folders deep. */
function settle(root: Growing): FolderNode {
  const order: Growing[] = [root];
  for (const folder of order) order.push(...folder.folders.values());
  const settled = new Map<Growing, FolderNode>();
  for (const folder of order.toReversed()) {
    const folders = [...folder.folders.values()].map((child) => fold(settled.get(child)));
    const from = folder.path === '' ? 0 : folder.path.length + 1;
    settled.set(folder, {
      path: folder.path,
      label: folder.path.slice(folder.path.lastIndexOf('/') + 1),
      folders: folders.map((child) => ({ ...child, label: child.path.slice(from) })),
      files: folder.files,
    });
  }
  return fold(settled.get(root));
}

function fold(folder: FolderNode | undefined): FolderNode {
  if (folder === undefined) throw new Error('A folder was settled before what it holds');
  const [only] = folder.folders;
  return only !== undefined && folder.folders.length === 1 && folder.files.length === 0 ? only : folder;
}
