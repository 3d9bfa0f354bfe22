// The groups on screen and the dependencies between them.
import { findCycleEdges } from '../../state/find-edges.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { Group } from './group-tree.ts';

export interface ShownGroups {
  /** Parents before children; a group's number is its index here. The first is the root, which is open. */
  readonly groups: readonly Group[];
  /** Group → its parent, -1 for the root. */
  readonly parent: Int32Array;
  readonly depth: Int32Array;
  readonly isOpen: Uint8Array;
  /** File → the closed group that contains it, -1 if the filters exclude it. */
  readonly groupOf: Int32Array;
  readonly links: readonly Link[];
}

/** All dependencies from one closed group to another, or inside one. */
export interface Link {
  readonly from: number;
  readonly to: number;
  /** Number of import lines. */
  readonly imports: number;
  /** Number of file dependencies. */
  readonly dependencies: number;
  /** What they count for the order: that of product files decides, unless there is nothing else. */
  readonly weight: number;
  /** Those that conclusions are drawn from: of product files, unless there are none. */
  readonly judged: number;
  /** Whether one of these is in a cycle of files. */
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
    links: countGroupLinks(index, groupOf, groups.length),
  };
}

/** The files in a group and its subgroups. */
export function filesIn(group: Group): number[] {
  const waiting = [group];
  const files: number[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of next.children.toReversed()) waiting.push(child);
    if (next.file !== -1) files.push(next.file);
  }
  return files;
}

/** Of a dependency that is not one of the product. */
const lowWeight = 0.001;

function countGroupLinks(index: ReportIndex, groupOf: Int32Array, groupCount: number): Link[] {
  const found = new Map<number, { -readonly [Key in keyof Link]: Link[Key] }>();
  const hasProduct = groupOf.some((group, file) => group !== -1 && index.isJudged[file] === 1);
  for (let edge = 0; edge < index.edgeCount; edge++) {
    const [source, target] = [index.edgeSource[edge] ?? 0, index.edgeTarget[edge] ?? 0];
    const from = groupOf[source] ?? -1;
    const to = groupOf[target] ?? -1;
    if (from === -1 || to === -1) continue;
    const imports = index.evidence.countImports(edge);
    const isOfProduct =
      index.isJudged[source] === 1 && index.isJudged[target] === 1 && index.evidence.isOfProduct(edge);
    const weight = isOfProduct ? 1 : lowWeight;
    const judged = Number(isOfProduct || !hasProduct);
    const isCircular = judged === 1 && index.edgeIsCircular[edge] === 1;
    const key = from * groupCount + to;
    const link = found.get(key);
    if (link === undefined)
      found.set(key, { from, to, imports, dependencies: 1, weight, judged, isCircular });
    else {
      link.imports += imports;
      link.dependencies++;
      link.weight += weight;
      link.judged += judged;
      link.isCircular ||= isCircular;
    }
  }
  return [...found.values()];
}

/** The edges of a link. */
export function edgesBetween(index: ReportIndex, shown: ShownGroups, from: number, to: number): number[] {
  const group = shown.groups[from];
  if (group === undefined) return [];
  return filesIn(group).flatMap((file) =>
    [...index.outEdges.subarray(index.outStart[file], index.outStart[file + 1])].filter(
      (edge) => shown.groupOf[index.edgeTarget[edge] ?? 0] === to,
    ),
  );
}

/** The links that contain dependencies of a cycle, those inside one group too. */
export function linksOfCycle(
  index: ReportIndex,
  { groupOf, groups }: ShownGroups,
  cycle: number | null,
): (readonly [from: number, to: number])[] {
  const found = new Map<number, readonly [number, number]>();
  for (const edge of findCycleEdges(index, cycle)) {
    const from = groupOf[index.edgeSource[edge] ?? 0] ?? -1;
    const to = groupOf[index.edgeTarget[edge] ?? 0] ?? -1;
    if (from !== -1 && to !== -1) found.set(from * groups.length + to, [from, to]);
  }
  return [...found.values()];
}

/** The closed group of a folder, else the one around it, -1 if it is open. */
export function findFolderGroup({ groups, isOpen }: ShownGroups, id: string): number {
  return groups.findIndex(
    ({ key }, number) =>
      isOpen[number] === 0 &&
      (key === id || (key.endsWith('/') && !key.endsWith('/./') && id.startsWith(key))),
  );
}
