// In some languages, what a dependency is used for requires a second reading of the file. It is read only for dependencies to
// cut, and affects how they are cut but not which.
import type { Graph } from '../../model/graph.ts';
import type { CutChange } from '../../model/report.ts';
import type { ImportUse } from '../../model/source.ts';
import { changeOf } from './cut-cycles.ts';
import type { EdgeCut } from './edge-cut.ts';
import { findUsedParts, type LeadsBack, type PartFinder, partsBehind } from './movable-parts.ts';
import type { FolderStructure } from '../folder-structure.ts';

/** Undefined for any other use, or if unknown. */
export type UseOf = (edge: number) => ImportUse | undefined;

/** The files that declare what the source imports, if the target only re-exports it. */
export type OriginsOf = (edge: number) => readonly number[] | undefined;

type ChangeFor = Readonly<Record<ImportUse, CutChange>>;

export const changesInCycle: ChangeFor = { supertype: 'move-class', types: 'type-only' };
export const changesInTangle: ChangeFor = { supertype: 'move-class', types: 'move-types' };

export function rewordCuts(cuts: readonly EdgeCut[], useOf: UseOf, changeFor: ChangeFor): readonly EdgeCut[] {
  return cuts.map((cut) => {
    const { edges, change: _, changes: __, parts, ...left } = cut;
    const changes = changesOf(cut).map((change, i) => {
      const use = mayDependOnUse(change) ? useOf(edges[i]!) : undefined;
      // To mark an import as type-only takes less than moving a part.
      const isChanged = use !== undefined && (change !== 'move-part' || use === 'types');
      return isChanged ? changeFor[use] : change;
    });
    const isMoved = (edge: number): boolean => changes[edges.indexOf(edge)] === 'move-part';
    const kept = parts?.filter((part) => part.edges.some(isMoved)) ?? [];
    return { edges, ...changeOf(changes), ...left, ...(kept.length > 0 && { parts: kept }) };
  });
}

function mayDependOnUse(change: CutChange): boolean {
  return isInDoubt(change) || change === 'move-part';
}

/** Of the dependencies that are still to be removed or inverted, those on a part that can be moved. */
export function withParts(
  cuts: readonly EdgeCut[],
  finder: PartFinder,
  leadsBack: LeadsBack,
): readonly EdgeCut[] {
  return cuts.map((cut) => {
    const changes = changesOf(cut);
    const inDoubt = cut.edges.filter((_, i) => isInDoubt(changes[i]!));
    const moves = findUsedParts(inDoubt, finder, leadsBack).byEdge;
    if (moves.size === 0) return cut;
    const { edges, change: _, changes: __, ...left } = cut;
    const changed = edges.map((edge, i) => (moves.has(edge) ? 'move-part' : changes[i]!));
    const { parts = [] } = partsBehind(edges, moves);
    return { edges, ...changeOf(changed), ...left, parts: [...(left.parts ?? []), ...parts] };
  });
}

/**
 * What another file only re-exports can be imported from its origin, if that is outside the cycle. It takes even less than moving
 * a part.
 */
export function withOrigins(
  cuts: readonly EdgeCut[],
  { graph, structure }: { readonly graph: Graph; readonly structure: FolderStructure },
  originsOf: OriginsOf,
): readonly EdgeCut[] {
  return cuts.map((cut) => {
    const origins = cut.edges.flatMap((edge) => {
      const found = originsOf(edge);
      return found === undefined ? [] : [found];
    });
    if (origins.length < cut.edges.length) return cut;
    const isInside = (origin: number, i: number): boolean =>
      structure.areLoadedTogether(origin, graph.edgeTarget[cut.edges[i]!]!);
    if (origins.some((each, i) => each.some((origin) => isInside(origin, i))))
      return cut.parts === undefined ? { ...cut, instead: [] } : cut;
    const { edges, change: _, changes: __, parts: ___, ...left } = cut;
    return { edges, change: 'remove', ...left, instead: namesOf(graph, origins.flat()) };
  });
}

function namesOf({ ids }: Graph, nodes: readonly number[]): readonly string[] {
  return [...new Set(nodes)].toSorted((a, b) => a - b).map((node) => ids[node]!);
}

interface DetailWithCuts {
  readonly cuts: readonly EdgeCut[];
}

/** Edges whose kind of change depends on what they are used for. */
export function edgesInDoubt(details: readonly DetailWithCuts[]): readonly number[] {
  const cuts = details.flatMap((detail) => detail.cuts);
  return cuts.flatMap((cut) => {
    const changes = changesOf(cut);
    return cut.edges.filter((_, i) => mayDependOnUse(changes[i]!));
  });
}

function changesOf({ edges, change, changes }: EdgeCut): readonly CutChange[] {
  return changes ?? edges.map(() => change);
}

function isInDoubt(change: CutChange): boolean {
  return change === 'invert' || change === 'remove';
}
