// The folders that share the colours when the views colour by folder: those of the level that is visible. The largest are
// divided further as long as there are colours.
import type { ReportIndex } from '../../state/report-index.ts';
import { type FolderNode, buildFolderTree } from './folder-tree.ts';

export interface FolderScope {
  /** Node → 1 if it is shown. */
  readonly shown: Uint8Array;
  /** Path of the folder that fills the view; empty for the whole project. */
  readonly path: string;
}

/** Node → the path of its group; empty for packages, for files outside the scope and for those of no group. */
export function groupByVisibleFolder(
  index: ReportIndex,
  { shown, path }: FolderScope,
  mostGroups: number,
): string[] {
  const root = buildFolderTree(index);
  const order = [root];
  for (const folder of order) order.push(...folder.folders);
  const countOf = countFiles(order, shown);
  const start = descend(order.findLast((folder) => isSameOrAround(folder.path, path)) ?? root, countOf);
  const groups = divide(start, countOf, mostGroups);
  const keyOf = index.nodes.map(() => '');
  const groupOf = new Map<FolderNode, string>();
  for (const folder of order) {
    // A folder comes after the one around it.
    const own = groups.has(folder) ? folder.path || '.' : (groupOf.get(folder) ?? '');
    for (const child of folder.folders) groupOf.set(child, own);
    for (const file of folder.files) keyOf[file] = own;
  }
  return keyOf;
}

function isSameOrAround(outer: string, path: string): boolean {
  return outer === '' || outer === path || path.startsWith(`${outer}/`);
}

/** Folder → the shown files in it and in its subfolders. */
function countFiles(order: readonly FolderNode[], shown: Uint8Array): ReadonlyMap<FolderNode, number> {
  const countOf = new Map<FolderNode, number>();
  for (const folder of order.toReversed()) {
    const own = folder.files.reduce((sum, file) => sum + (shown[file] ?? 0), 0);
    const inner = folder.folders.reduce((sum, child) => sum + (countOf.get(child) ?? 0), 0);
    countOf.set(folder, own + inner);
  }
  return countOf;
}

/** Into the only subfolder that has all of the files. */
function descend(start: FolderNode, countOf: ReadonlyMap<FolderNode, number>): FolderNode {
  let folder = start;
  for (;;) {
    const whole = folder.folders.find((child) => countOf.get(child) === countOf.get(folder));
    if (whole === undefined || countOf.get(whole) === 0) return folder;
    folder = whole;
  }
}

/** A folder that is divided stays a group itself, of the files next to its subfolders. */
function divide(
  start: FolderNode,
  countOf: ReadonlyMap<FolderNode, number>,
  mostGroups: number,
): ReadonlySet<FolderNode> {
  const sizeOf = (folder: FolderNode): number => countOf.get(folder) ?? 0;
  const innerOf = (folder: FolderNode): FolderNode[] => folder.folders.filter((child) => sizeOf(child) > 0);
  const groups = new Set([start]);
  const isWhole = new Set([start]);
  for (;;) {
    const fitting = [...isWhole].filter((folder) => {
      const inner = innerOf(folder).length;
      return inner > 0 && (folder === start || groups.size + inner <= mostGroups);
    });
    const largest = fitting.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
    if (largest === undefined) return groups;
    isWhole.delete(largest);
    for (const child of innerOf(largest)) {
      groups.add(child);
      isWhole.add(child);
    }
  }
}
