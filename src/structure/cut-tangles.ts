// The tangles as the report shows them, with where to cut. Only dependencies that point back are candidates: cutting along
// the project's own order would be the wrong advice.
import { sourcesOf } from '../graph/sources-of.ts';
import type { Graph } from '../model/graph.ts';
import type { CutChange, Dependency, Tangle } from '../model/report.ts';
import type { MovedTangle } from './after-move.ts';
import { changeOf, countStatements } from './cut-cycles.ts';
import type { EdgeCut, WithEdgeCuts } from './edge-cut.ts';
import { findCuts } from './find-cuts.ts';
import { leavingFinder } from './find-leaving.ts';
import type { BackDependency, FoundTangle } from './find-tangles.ts';
import type { FolderStructure } from './structure.ts';

/** What a cut depends on. */
export interface CuttableTangle extends Pick<FoundTangle, 'members' | 'dependencies'> {
  readonly back: readonly Omit<BackDependency, 'weight'>[];
}

export interface CutOptions {
  readonly mostCuts: number;
  /** In the order of the tangles: what is left of one once something has been moved, where that is to be done first. */
  readonly afterMove: readonly (MovedTangle | undefined)[];
}

export function detailTangles(
  graph: Graph,
  structure: FolderStructure,
  { mostCuts, afterMove }: CutOptions,
): readonly WithEdgeCuts<Tangle>[] {
  const { tree } = structure;
  const sourceOf = structure.tangles.length === 0 ? new Uint32Array() : sourcesOf(graph);
  const endsOf = (edge: number): Dependency => [
    graph.ids[sourceOf[edge]!]!,
    graph.ids[graph.edgeTarget[edge]!]!,
  ];
  const canLeave = leavingFinder(graph, structure);
  const changeFor = (edge: number, back: CuttableTangle['back'][number]): CutChange => {
    // To a lower folder: it is not lower if fewer dependencies go there than back.
    const mayMove = back.forward >= back.edges.length;
    if (mayMove && structure.isMisplaced(sourceOf[edge]!, graph.edgeTarget[edge]!)) return 'move';
    if (canLeave(sourceOf[edge]!, back)) return 'move-source';
    // Nobody can pass in a supertype, or any other type.
    if (graph.isOfSupertype[edge] === 1) return 'move-class';
    const isOfTypes = structure.loads.typeOnly[edge] === 1 || graph.usesOnlyTypes[edge] === 1;
    return isOfTypes ? 'move-types' : 'invert';
  };

  /** The one file or package that a cut moves. */
  const movedBy = ({ edges, change, changes }: EdgeCut): string | undefined => {
    if (changes !== undefined || !(change === 'move' || change === 'move-source')) return undefined;
    const ends = edges.map((edge) => {
      const [source, target] = endsOf(edge);
      return change === 'move' ? target : source.slice(0, source.lastIndexOf('/'));
    });
    return ends.every((end) => end === ends[0]) ? ends[0] : undefined;
  };

  /** One move does what several steps in a row move the same for. */
  function mergeMoves(cuts: readonly EdgeCut[]): readonly EdgeCut[] {
    const merged: EdgeCut[] = [];
    for (const cut of cuts) {
      const last = merged.at(-1);
      const isSame =
        last?.change === cut.change && movedBy(last) !== undefined && movedBy(last) === movedBy(cut);
      if (isSame) merged[merged.length - 1] = { ...cut, edges: [...last.edges, ...cut.edges] };
      else merged.push(cut);
    }
    return merged;
  }

  function cutTangle({ members, dependencies, back }: CuttableTangle): readonly EdgeCut[] {
    const numberOf = new Map(members.map((unit, number) => [unit, number]));
    const pointsBack = new Map(back.map((dependency) => [dependency.edges, dependency]));
    const steps = findCuts({
      nodeCount: members.length,
      dependencies: dependencies.map(({ from, to, edges }) => ({
        from: numberOf.get(from)!,
        to: numberOf.get(to)!,
        cost: edges.reduce((lines, edge) => lines + countStatements(graph.evidence[edge]!), 0),
      })),
      candidates: new Set([...dependencies.keys()].filter((i) => pointsBack.has(dependencies[i]!.edges))),
      mostSteps: mostCuts,
    });
    const cuts = steps.map(({ cut, ...left }): EdgeCut => {
      const edgesOf = cut.map((number) => dependencies[number]!.edges);
      const changes = edgesOf.flatMap((edges) =>
        edges.map((edge) => changeFor(edge, pointsBack.get(edges)!)),
      );
      return { edges: edgesOf.flat(), ...changeOf(changes), ...left };
    });
    return mergeMoves(cuts);
  }

  const describeBack = (back: CuttableTangle['back']): Tangle['back'] =>
    back
      .toSorted((a, b) => b.edges.length - a.edges.length)
      .map(({ from, to, forward, direct, edges }) => ({
        from: tree.paths[from]!,
        to: tree.paths[to]!,
        forward,
        direct,
        edges: edges.map(endsOf),
      }));

  return structure.tangles.map((tangle, at) => {
    const moved = afterMove[at];
    return {
      folder: tree.paths[tangle.folder]!.slice(0, -1) || '.',
      members: tangle.members.map((unit) => tree.paths[unit]!),
      back: describeBack(tangle.back),
      cuts: mostCuts === 0 ? [] : cutTangle(moved ?? tangle),
      ...(moved !== undefined && {
        misplaced: { ...moved.misplaced, left: describeBack(moved.back), after: moved.size },
      }),
    };
  });
}
