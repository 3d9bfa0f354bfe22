// Which dependencies of a cycle go away when a part of their target is moved to a file of its own: all on that part at once.
import type { Graph } from '../../model/graph.ts';
import { groupBy } from '../../std/group-by.ts';
import type { FolderStructure } from '../folder-structure.ts';
import { isBelow } from '../folders/folder-tree.ts';
import type { CuttableTangle } from './cut-tangles.ts';
import type { EdgeCut, EdgePart } from './edge-cut.ts';
import type { PartsOf } from '../../model/file-part.ts';

export interface PartFinder {
  readonly graph: Graph;
  readonly structure: Pick<FolderStructure, 'roles' | 'sourceOf'>;
  readonly partsOf: PartsOf;
  readonly withTypes: boolean;
}

/** Whether what a part needs would still lead back after the move. */
export type LeadsBack = (need: number, target: number, edges: readonly number[]) => boolean;

/** Groups of edges with one target, each with a part of it that can be moved. */
export function findMovableParts(
  edges: readonly number[],
  { graph, structure: { roles, sourceOf }, partsOf, withTypes }: PartFinder,
  leadsBack: LeadsBack,
): readonly (readonly number[])[] {
  // Nobody edits what a generator writes.
  const own = edges.filter((edge) => roles[sourceOf[edge]!] !== 'generated');
  return Array.from(groupBy(own, (edge) => graph.edgeTarget[edge]!)).flatMap(([target, all]) => {
    if (roles[target] === 'generated') return [];
    const canMove = (asked: readonly number[]): boolean => {
      const part = partsOf(asked, withTypes);
      return part !== undefined && !part.needs.some((need) => leadsBack(need, target, asked));
    };
    const movable = all.filter((edge) => canMove([edge]));
    if (movable.length < 2) return movable.length === 0 ? [] : [movable];
    return canMove(movable) ? [movable] : movable.map((edge) => [edge]);
  });
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

/** The parts behind the edges of a cut that are changed so. */
export function partsBehind(
  cut: Pick<EdgeCut, 'edges' | 'change' | 'changes'>,
  { graph: { edgeTarget }, partsOf, withTypes }: Pick<PartFinder, 'graph' | 'partsOf' | 'withTypes'>,
): { readonly parts?: readonly EdgePart[] } {
  const moved = cut.edges.filter((_, i) => (cut.changes?.[i] ?? cut.change) === 'move-part');
  if (moved.length === 0) return {};
  const names = (edge: number): readonly string[] => partsOf([edge], withTypes)?.names ?? [];
  const parts = Array.from(
    groupBy(moved, (edge) => edgeTarget[edge]!),
    ([file, edges]) => ({
      file,
      names: [...new Set(edges.flatMap(names))],
    }),
  );
  return { parts };
}
