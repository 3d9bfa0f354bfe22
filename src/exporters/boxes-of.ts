// The boxes that a picture draws around its nodes: one for each folder with files, then one for packages. Side by side and
// labelled with the full path, because nested boxes are hard to read from the third level on.
import type { DetailedNode } from '../model/report.ts';
import { nameOf } from '../std/paths.ts';

export interface Box {
  readonly kind: 'folder' | 'packages';
  readonly label: string;
  /** In the order of the report, never empty. */
  readonly nodes: readonly DetailedNode[];
}

export function boxesOf(nodes: readonly DetailedNode[]): Box[] {
  const filesIn = new Map<string, DetailedNode[]>();
  const packages: DetailedNode[] = [];
  for (const node of nodes) {
    if (node.type === 'package') {
      packages.push(node);
      continue;
    }
    const files = filesIn.get(node.folder) ?? [];
    files.push(node);
    filesIn.set(node.folder, files);
  }
  const boxes: Box[] = [...filesIn].map(([folder, files]) => ({
    kind: 'folder',
    label: folder,
    nodes: files,
  }));
  if (packages.length > 0) boxes.push({ kind: 'packages', label: 'external packages', nodes: packages });
  return boxes;
}

/** The label of a node inside its box. */
export function labelInBox(node: DetailedNode): string {
  return node.type === 'file' ? nameOf(node.id) : node.label;
}
