// The groups on screen, and what leads between them. Edges are counted once, whatever the number of files.
import type { ReportIndex } from '../../state/report-index.ts';
import type { Group } from './group-tree.ts';

export interface ShownGroups {
  /** Outer before inner; a group's number is its place here. The first is the root, which is open. */
  readonly groups: readonly Group[];
  /** Group → the group that holds it, -1 for the root. */
  readonly parent: Int32Array;
  readonly depth: Int32Array;
  readonly isOpen: Uint8Array;
  /** File → the closed group that stands for it, -1 where the filters hide it. */
  readonly groupOf: Int32Array;
  readonly links: readonly Link[];
}

/** All that leads from one closed group to another, or from one to itself. */
export interface Link {
  readonly from: number;
  readonly to: number;
  /** Lines of code that import. */
  readonly imports: number;
  /** Whether a cycle of files runs through it. */
  readonly isCircular: boolean;
}

export function showGroups(index: ReportIndex, root: Group, opens: (key: string) => boolean): ShownGroups {
  const groups = [root];
  const parent = [-1];
  const depth = [0];
  const isOpen: number[] = [];
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] ?? root;
    isOpen[at] = Number(at === 0 ? group.kind !== 'file' : group.children.length > 0 && opens(group.key));
    if (isOpen[at] === 0) continue;
    for (const child of group.children) {
      groups.push(child);
      parent.push(at);
      depth.push((depth[at] ?? 0) + 1);
    }
  }
  const groupOf = new Int32Array(index.nodes.length).fill(-1);
  groups.forEach((group, number) => {
    if (isOpen[number] === 0) for (const file of filesIn(group)) groupOf[file] = number;
  });
  return {
    groups,
    parent: Int32Array.from(parent),
    depth: Int32Array.from(depth),
    isOpen: Uint8Array.from(isOpen),
    groupOf,
    links: countLinks(index, groupOf, groups.length),
  };
}

/** Numbers of the files in a group, at any depth. */
export function filesIn(group: Group): number[] {
  const waiting = [group];
  const files: number[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of next.children.toReversed()) waiting.push(child);
    if (next.file !== -1) files.push(next.file);
  }
  return files;
}

function countLinks(index: ReportIndex, groupOf: Int32Array, groupCount: number): Link[] {
  const found = new Map<number, { from: number; to: number; imports: number; isCircular: boolean }>();
  for (let edge = 0; edge < index.edgeCount; edge++) {
    const from = groupOf[index.edgeSource[edge] ?? 0] ?? -1;
    const to = groupOf[index.edgeTarget[edge] ?? 0] ?? -1;
    if (from === -1 || to === -1) continue;
    const imports = index.evidence.countImports(edge);
    const isCircular = index.edgeIsCircular[edge] === 1;
    const key = from * groupCount + to;
    const link = found.get(key);
    if (link === undefined) found.set(key, { from, to, imports, isCircular });
    else {
      link.imports += imports;
      link.isCircular ||= isCircular;
    }
  }
  return [...found.values()];
}

/** The edges behind a link. */
export function edgesBetween(index: ReportIndex, shown: ShownGroups, from: number, to: number): number[] {
  const group = shown.groups[from];
  if (group === undefined) return [];
  return filesIn(group).flatMap((file) =>
    [...index.outEdges.subarray(index.outStart[file], index.outStart[file + 1])].filter(
      (edge) => shown.groupOf[index.edgeTarget[edge] ?? 0] === to,
    ),
  );
}
