// What is highlighted in the graph: the links of the group in focus, the paths between two files, the cycle in focus.
import { isInFolder } from '../../state/format.ts';
import { findPathEdges } from '../../state/path-search.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { type ShownGroups, findFolderGroup, linksOfCycle } from '../groups/shown-groups.ts';

export type LinkRole = 'imports' | 'dependents' | 'path' | 'cycle';

export interface Neighbourhood {
  /** Index of a link → why it is highlighted. */
  readonly roleOf: ReadonlyMap<number, LinkRole>;
  /** The groups in focus and their neighbours; empty if nothing is in focus. */
  readonly groups: ReadonlySet<number>;
}

export interface GraphFocus {
  /** The groups in focus. */
  readonly focus: readonly number[];
  /** The files that the paths are between, -1 for none. */
  readonly path: readonly [from: number, to: number];
  /** Number of the cycle in focus. */
  readonly cycle: number | null;
}

export function findNeighbourhood(
  index: ReportIndex,
  shown: ShownGroups,
  { focus, path, cycle }: GraphFocus,
): Neighbourhood {
  const roleOf = new Map<number, LinkRole>();
  const inFocus = new Set(focus);
  const linkOf = new Map(shown.links.map(({ from, to }, link) => [from * shown.groups.length + to, link]));
  const mark = (from: number, to: number, role: LinkRole): void => {
    const link = linkOf.get(from * shown.groups.length + to);
    if (link !== undefined && from !== to) roleOf.set(link, role);
  };
  if (path[0] !== -1 && path[1] !== -1) {
    for (const edge of findPathEdges(index, ...path))
      mark(groupOfEnd(shown, index.edgeSource[edge]), groupOfEnd(shown, index.edgeTarget[edge]), 'path');
  } else {
    for (const { from, to } of shown.links) {
      if (inFocus.has(from) === inFocus.has(to)) continue;
      mark(from, to, inFocus.has(from) ? 'imports' : 'dependents');
    }
  }
  const circular = linksOfCycle(index, shown, cycle);
  for (const [from, to] of circular) mark(from, to, 'cycle');
  const groups = new Set([...focus, ...circular.flat()]);
  for (const link of roleOf.keys()) {
    const { from, to } = shown.links[link] ?? { from: -1, to: -1 };
    groups.add(from).add(to);
  }
  return { roleOf, groups };
}

function groupOfEnd({ groupOf }: ShownGroups, node: number | undefined): number {
  return groupOf[node ?? -1] ?? -1;
}

/** The closed groups that a folder consists of, or the one that contains it. */
export function findGroupsOfFolder(shown: ShownGroups, folder: string): number[] {
  const around = findFolderGroup(shown, `${folder}/`);
  if (around !== -1) return [around];
  return shown.groups.flatMap(({ key }, number) =>
    shown.isOpen[number] === 0 && isInFolder(key.slice(0, key.lastIndexOf('/')), folder) ? [number] : [],
  );
}
