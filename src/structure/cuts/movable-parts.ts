// Which dependencies of a cycle go away when a part of a file is moved to a file of its own: of their target, what they use;
// or of their source, what uses the targets.
import type { Graph } from '../../model/graph.ts';
import { costOfMove } from './cost-of-move.ts';
import { groupBy } from '../../std/group-by.ts';
import { getOrAdd } from '../../std/multi-map.ts';
import type { FolderStructure } from '../folder-structure.ts';
import { isBelow } from '../folders/folder-tree.ts';
import type { CuttableTangle } from './cut-tangles.ts';
import type { EdgePart } from './edge-cut.ts';
import type { FileParts } from '../../model/file-part.ts';

export interface PartFinder {
  readonly graph: Graph;
  readonly structure: Pick<FolderStructure, 'roles' | 'sourceOf'>;
  readonly parts: FileParts;
  readonly withTypes: boolean;
}

/** What moving a part does. */
export interface PartMove {
  /** They go away together. */
  readonly edges: readonly number[];
  readonly part: Omit<EdgePart, 'edges'>;
  /** To be moved. */
  readonly lines: number;
  /** Other files that import the part. */
  readonly users: number;
}

export interface PartMoves {
  /** Edge → how to move what it stands for. */
  readonly byEdge: ReadonlyMap<number, PartMove>;
  /** With those that move more at once. */
  readonly all: readonly PartMove[];
}

/** Whether what a part needs would still lead back after the move. */
export type LeadsBack = (need: number, target: number, edges: readonly number[]) => boolean;

/** Moves of what is used. */
export function findUsedParts(
  edges: readonly number[],
  { graph, structure: { roles, sourceOf }, parts, withTypes }: PartFinder,
  leadsBack: LeadsBack,
): PartMoves {
  // Nobody edits what a generator writes.
  const own = edges.filter((edge) => roles[sourceOf[edge]!] !== 'generated');
  const byEdge = new Map<number, PartMove>();
  const together: PartMove[] = [];
  for (const [target, asked] of groupBy(own, (edge) => graph.edgeTarget[edge]!)) {
    if (roles[target] === 'generated') continue;
    const moveFor = (some: readonly number[]): PartMove | undefined => {
      const used = parts.usedBy(some, withTypes);
      if (used === undefined || used.needs.some((need) => leadsBack(need, target, some))) return undefined;
      return {
        edges: some,
        part: { file: target, names: used.names },
        lines: used.lines,
        users: some.length,
      };
    };
    const single = asked.flatMap((edge) => (sourceOf[edge] === target ? [] : (moveFor([edge]) ?? [])));
    const byNames = new Map<string, PartMove>();
    for (const { edges: one, part, lines } of single) {
      const move = getOrAdd(byNames, part.names.join(' '), () => {
        const names = new Set(part.names);
        // Who takes nothing else imports the new file too.
        const users = single.filter((other) => other.part.names.every((name) => names.has(name)));
        return { edges: users.flatMap((user) => user.edges), part, lines, users: users.length };
      });
      byEdge.set(one[0]!, move);
    }
    const most = single.length > 1 ? moveFor(single.flatMap((each) => each.edges)) : undefined;
    if (most !== undefined) together.push(most);
  }
  return { byEdge, all: [...new Set(byEdge.values()), ...together] };
}

/** Moves of what uses others, if nothing in the cycle takes it. `edges` are all that the cycle has at load time. */
export function findUsingParts(
  edges: readonly number[],
  { graph, structure: { roles, sourceOf }, parts }: PartFinder,
): PartMoves {
  const isAsked = new Set(edges);
  const into = groupBy(edges, (edge) => graph.edgeTarget[edge]!);
  const byEdge = new Map<number, PartMove>();
  const all = new Map<string, PartMove>();
  for (const edge of edges) {
    const file = sourceOf[edge]!;
    const using = roles[file] === 'generated' ? undefined : parts.using(edge);
    if (using === undefined) continue;
    const { names, offered, lines } = using;
    const own = using.edges.filter((each) => isAsked.has(each));
    const isTaken = (user: number): boolean =>
      parts.namesTaken(user)?.some((name) => offered.includes(name)) !== false;
    if (!own.includes(edge) || (into.get(file) ?? []).some(isTaken)) continue;
    // At least one file outside the cycle imports it.
    const move = { edges: own, part: { file, names }, lines, users: 1 };
    byEdge.set(
      edge,
      getOrAdd(all, own.join(' '), () => move),
    );
  }
  return { byEdge, all: [...all.values()] };
}

export function leadsBackInCycle(
  { edgeTarget }: Graph,
  { loads, areLoadedTogether }: FolderStructure,
): LeadsBack {
  return (need, target) => loads.atLoadTime[need] === 1 && areLoadedTogether(edgeTarget[need]!, target);
}

/** The part goes down to the source: what it needs must not be higher than that. */
export function leadsBackInTangle(
  { edgeTarget, fileCount }: Graph,
  { tree, sourceOf }: FolderStructure,
  { members }: Pick<CuttableTangle, 'members'>,
): LeadsBack {
  const placeOf = (file: number): number =>
    members.findIndex((member) => tree.unitOf[file] !== -1 && isBelow(tree, tree.unitOf[file]!, member));
  return (need, _, edges) => {
    if (edgeTarget[need]! >= fileCount) return false;
    const place = placeOf(edgeTarget[need]!);
    return place !== -1 && edges.some((edge) => place < placeOf(sourceOf[edge]!));
  };
}

/** Of two moves the one that costs less. */
export function eitherMove(one: PartMoves, other: PartMoves): PartMoves {
  const byEdge = new Map(one.byEdge);
  for (const [edge, move] of other.byEdge) {
    const known = byEdge.get(edge);
    if (known === undefined || costOfMove(move) < costOfMove(known)) byEdge.set(edge, move);
  }
  return { byEdge, all: [...one.all, ...other.all] };
}

/** What is moved to cut these edges. */
export function partsBehind(
  edges: readonly number[],
  moves: PartMoves['byEdge'],
): { readonly parts?: readonly EdgePart[] } {
  const moved = edges.filter((edge) => moves.has(edge));
  if (moved.length === 0) return {};
  const partOf = (edge: number): PartMove['part'] => moves.get(edge)!.part;
  const parts = Array.from(
    groupBy(moved, (edge) => partOf(edge).file),
    ([file, own]) => ({ file, names: [...new Set(own.flatMap((edge) => partOf(edge).names))], edges: own }),
  );
  return { parts };
}
