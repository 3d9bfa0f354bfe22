// The files that the filters leave, as a tree of groups that open one by one: a folder, the files that lie loose beside
// its folders, or a single file. The matrix and the layers show some of these groups and count what leads between them.
import type { ReportIndex } from '../../state/report-index.ts';
import { visibleName } from '../../state/visible-name.ts';
import { type FolderNode, growFolderTree } from '../shared/folder-tree.ts';

export interface Group {
  readonly kind: 'folder' | 'loose' | 'file';
  /** The file's path; a folder's with `/` behind it; loose files have their folder's with `/./`. */
  readonly key: string;
  /** What stands on its label: the part of the path below the group that holds it. */
  readonly label: string;
  /** In the order of names, folders first. */
  readonly children: readonly Group[];
  /** The file's number, -1 for anything else. */
  readonly file: number;
  /** Files in it, at any depth. */
  readonly fileCount: number;
}

/** Up to this many files beside folders are shown one by one. */
const looseLimit = 3;

/** `shown` tells which files are left; what holds none of them is left out, and a folder of one thing is that thing. */
export function growGroups(index: ReportIndex, shown: Uint8Array): Group {
  const root = growFolderTree(index);
  const order: FolderNode[] = [root];
  for (const folder of order) order.push(...folder.folders);
  const grown = new Map<FolderNode, Group>();
  // From the leaves up, without recursion: a path may be a thousand folders deep.
  for (const folder of order.toReversed()) {
    const folders = folder.folders.flatMap((child) => grown.get(child) ?? []);
    const files = folder.files
      .filter((file) => shown[file] === 1)
      .map((file) => fileGroup(index, file, folder));
    const loose = folders.length > 0 && files.length > looseLimit ? [looseGroup(folder, files)] : files;
    const group = folderGroup(folder, [...folders, ...loose]);
    if (group !== undefined) grown.set(folder, group);
  }
  return grown.get(root) ?? { ...emptyFolder, key: `${root.path}/`, label: root.label };
}

const emptyFolder = { kind: 'folder', children: [], file: -1, fileCount: 0 } as const;

function fileGroup(index: ReportIndex, file: number, folder: FolderNode): Group {
  const id = index.nodes[file]?.id ?? '';
  const label = id.slice(folder.path === '' ? 0 : folder.path.length + 1);
  return { kind: 'file', key: id, label: visibleName(label), children: [], file, fileCount: 1 };
}

function looseGroup(folder: FolderNode, files: readonly Group[]): Group {
  const key = `${folder.path}/./`;
  return {
    kind: 'loose',
    key,
    label: `${visibleName(folder.label)}/*`,
    children: files,
    file: -1,
    fileCount: files.length,
  };
}

function folderGroup(folder: FolderNode, children: readonly Group[]): Group | undefined {
  const [only] = children;
  if (only === undefined) return undefined;
  if (children.length === 1) return { ...only, label: `${visibleName(folder.label)}/${only.label}` };
  const fileCount = children.reduce((sum, child) => sum + child.fileCount, 0);
  const label = visibleName(folder.label);
  return { kind: 'folder', key: `${folder.path}/`, label, children, file: -1, fileCount };
}

/** How a group is spoken of: its whole path. */
export function nameOf(group: Group): string {
  const name = visibleName(group.key);
  return group.kind === 'loose' ? `files in ${name.slice(0, -2)}` : name;
}
