// The files that the filters include, as a tree of groups that can be opened: a folder, the files next to its subfolders,
// or a single file. The matrix and the layers show some of these groups and the dependencies between them.
import type { ReportIndex } from '../../state/report-index.ts';
import { nameNode } from '../../state/name-files.ts';
import { visibleName } from '../../state/visible-name.ts';
import { type FolderNode, buildFolderTree } from '../shared/folder-tree.ts';

export interface Group {
  readonly kind: 'folder' | 'loose' | 'file';
  /** The path of the file; of the folder with `/` at its end; of the folder of loose files with `/./`. */
  readonly key: string;
  /** The part of the path below its parent. */
  readonly label: string;
  /** Folders first, then by name. */
  readonly children: readonly Group[];
  /** The number of the file, -1 for anything else. */
  readonly file: number;
  /** Files in it and in its subgroups. */
  readonly fileCount: number;
  /** Those of them that conclusions are drawn from: product files, or all if the project has none. */
  readonly judgedCount: number;
}

/** Up to this many files next to folders are shown separately. */
const looseLimit = 3;

/** Skips folders without files in `shown`, and replaces a folder with a single child by that child. */
export function buildGroupTree(index: ReportIndex, shown: Uint8Array): Group {
  const root = buildFolderTree(index);
  const order: FolderNode[] = [root];
  for (const folder of order) order.push(...folder.folders);
  const built = new Map<FolderNode, Group>();
  // From the leaves up, without recursion: a path may be a thousand folders deep.
  for (const folder of order.toReversed()) {
    const folders = folder.folders.flatMap((child) => built.get(child) ?? []);
    const files = folder.files
      .filter((file) => shown[file] === 1)
      .map((file) => fileGroup(index, file, folder));
    const loose = folders.length > 0 && files.length > looseLimit ? [looseGroup(folder, files)] : files;
    const group = folderGroup(folder, [...folders, ...loose]);
    if (group !== undefined) built.set(folder, group);
  }
  return built.get(root) ?? { ...emptyFolder, key: `${root.path}/`, label: root.label };
}

const emptyFolder = { kind: 'folder', children: [], file: -1, fileCount: 0, judgedCount: 0 } as const;

function fileGroup(index: ReportIndex, file: number, folder: FolderNode): Group {
  const id = index.nodes[file]?.id ?? '';
  const label = folder.path === '' ? id : nameNode(index, id);
  const judgedCount = index.isJudged[file] ?? 0;
  return { kind: 'file', key: id, label: visibleName(label), children: [], file, fileCount: 1, judgedCount };
}

function looseGroup(folder: FolderNode, files: readonly Group[]): Group {
  const key = `${folder.path}/./`;
  return {
    kind: 'loose',
    key,
    label: `${visibleName(folder.label) || '.'}/*`,
    children: files,
    file: -1,
    fileCount: files.length,
    judgedCount: countJudged(files),
  };
}

function folderGroup(folder: FolderNode, children: readonly Group[]): Group | undefined {
  const [only] = children;
  if (only === undefined) return undefined;
  if (children.length === 1) {
    // The name of a file may start with this folder already.
    const below = only.kind === 'file' ? visibleName(only.key.slice(folder.path.length + 1)) : only.label;
    return { ...only, label: `${visibleName(folder.label)}/${below}` };
  }
  const fileCount = children.reduce((sum, child) => sum + child.fileCount, 0);
  const label = visibleName(folder.label);
  const judgedCount = countJudged(children);
  return { kind: 'folder', key: `${folder.path}/`, label, children, file: -1, fileCount, judgedCount };
}

function countJudged(groups: readonly Group[]): number {
  return groups.reduce((sum, group) => sum + group.judgedCount, 0);
}

/** The full name of a group. */
export function nameOf(group: Group): string {
  const name = visibleName(group.key);
  if (group.kind !== 'loose') return name;
  return name === '/./' ? 'files in the project root' : `files in ${name.slice(0, -2)}`;
}
