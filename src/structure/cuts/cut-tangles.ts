// The tangles as shown in the report, with where to cut. Only back dependencies are candidates: cutting along the project's
// own order would be the wrong advice.
import type { Graph } from '../../model/graph.ts';
import type { Dependency, Tangle } from '../../model/report.ts';
import type { MovedTangle } from './after-move.ts';
import type { FolderArranger } from '../moves/arrange-folders.ts';
import { changeOf, countStatements } from './cut-cycles.ts';
import type { EdgeCut, WithEdgeCuts } from './edge-cut.ts';
import { findCuts } from './find-cuts.ts';
import { leavingFinder } from './find-leaving.ts';
import { type BackDependency, type FoundTangle, weigh } from '../tangles/find-tangles.ts';
import { isBelow } from '../folders/folder-tree.ts';
import { moveInSteps, type MoveWay, type StepEdge, type TangleSteps } from './move-in-steps.ts';
import type { FolderStructure } from '../folder-structure.ts';

/** The parts of a tangle that its cuts depend on. */
export interface CuttableTangle extends Pick<FoundTangle, 'members' | 'dependencies'> {
  readonly back: readonly Omit<BackDependency, 'weight'>[];
}

type Moved = Pick<TangleSteps, 'folder' | 'gone'>;

export interface CutOptions {
  readonly mostCuts: number;
  /** In the order of the tangles: the tangle after its misplaced part has been moved, if there is one. */
  readonly afterMove: readonly (MovedTangle | undefined)[];
  readonly arranger: FolderArranger;
}

export function detailTangles(
  graph: Graph,
  structure: FolderStructure,
  { mostCuts, afterMove, arranger }: CutOptions,
): readonly WithEdgeCuts<Tangle>[] {
  const { tree, sourceOf } = structure;
  const endsOf = (edge: number): Dependency => [
    graph.ids[sourceOf[edge]!]!,
    graph.ids[graph.edgeTarget[edge]!]!,
  ];
  const findLeaving = leavingFinder(graph, structure);
  const weightOf = (edge: number): number =>
    weigh(
      structure.isCircular(sourceOf[edge]!, graph.edgeTarget[edge]!),
      structure.loads.typeOnly[edge] === 1,
    );
  const context = { graph, structure, sourceOf, arranger, weightOf };

  function* waysFor(edge: number, back: CuttableTangle['back'][number]): Generator<MoveWay> {
    const source = sourceOf[edge]!;
    // The target should be the lower folder. It is not if fewer dependencies lead there than back.
    if (back.forward >= back.edges.length) {
      for (const moved of structure.findMisplaced(source, graph.edgeTarget[edge]!))
        yield { ...moved, change: 'move' };
    }
    const leaving = findLeaving(source, back);
    if (leaving !== undefined) {
      const paths = [tree.paths[leaving]!.replace(/\*\.\w+$/, '')];
      yield { files: filesBelow(leaving), paths, isFolder: true, change: 'move-source' };
    }
  }

  const filesBelow = (unit: number): readonly number[] =>
    [...tree.unitOf.keys()].filter(
      (file) => tree.unitOf[file] !== -1 && isBelow(tree, tree.unitOf[file]!, unit),
    );

  const stepEdge = (edge: number, back: CuttableTangle['back'][number]): StepEdge => {
    const isOfTypes = structure.loads.typeOnly[edge] === 1 || graph.usesOnlyTypes[edge] === 1;
    // A supertype, or any other type, cannot be injected.
    const isOfSupertype = graph.isOfSupertype[edge] === 1;
    const otherwise = isOfSupertype ? 'move-class' : isOfTypes ? 'move-types' : 'invert';
    return { edge, ways: [...waysFor(edge, back)], otherwise };
  };

  function cutTangle({ members, dependencies, back }: CuttableTangle, moved: Moved): readonly EdgeCut[] {
    const numberOf = new Map(members.map((unit, number) => [unit, number]));
    const pointsBack = new Map(back.map((dependency) => [dependency.edges, dependency]));
    const found = findCuts({
      nodeCount: members.length,
      dependencies: dependencies.map(({ from, to, edges }) => ({
        from: numberOf.get(from)!,
        to: numberOf.get(to)!,
        cost: edges.reduce((lines, edge) => lines + countStatements(graph.evidence[edge]!), 0),
      })),
      candidates: new Set([...dependencies.keys()].filter((i) => pointsBack.has(dependencies[i]!.edges))),
      maxSteps: mostCuts,
    });
    const steps = found.map(({ cut }) =>
      cut.flatMap((number) => {
        const { edges } = dependencies[number]!;
        return edges.map((edge) => stepEdge(edge, pointsBack.get(edges)!));
      }),
    );
    if (steps.some((step) => step.some(({ ways }) => ways.length > 0)))
      return moveInSteps(context, { ...moved, members, steps });
    return found.map(({ after, remaining }, at) => ({
      edges: steps[at]!.map(({ edge }) => edge),
      ...changeOf(steps[at]!.map(({ otherwise }) => otherwise)),
      after,
      ...(remaining !== undefined && { remaining }),
    }));
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
      cuts:
        mostCuts === 0 ? [] : cutTangle(moved ?? tangle, { folder: tangle.folder, gone: moved?.moved ?? [] }),
      ...(moved !== undefined && {
        misplaced: { ...moved.misplaced, left: describeBack(moved.back), after: moved.size },
      }),
    };
  });
}
