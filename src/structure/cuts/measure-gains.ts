// How many health points a cut gains: the figures behind the score are measured again without the dependencies of the cut.
// Only what a cut can change is measured again, with the same result as a new analysis.
import { componentSizes } from '../../graph/find-components.ts';
import { findComponentsWithin } from '../../graph/find-components-within.ts';
import { markReached } from '../../graph/mark-reached.ts';
import type { Graph } from '../../model/graph.ts';
import type { CutChange } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import type { Arrange, Change } from '../moves/arrange-folders.ts';
import type { EdgeCut, Gains } from './edge-cut.ts';
import { weigh, weighBack, weightIn } from '../tangles/find-tangles.ts';
import { lostPoints, valuesOf } from '../health/health-points.ts';
import type { Move } from '../moves/lift-moved.ts';
import type { Reachable } from '../health/link-reachable.ts';
import {
  countsInFanOut,
  fanOutOf,
  type HealthFigures,
  type MeasuredGraph,
  maxFanOut,
} from '../health/measure-health.ts';
import { reachMeter } from '../health/measure-lost-reach.ts';
import type { FolderStructure } from '../folder-structure.ts';

/** Cuts of one cycle or tangle. Each cut assumes those before it. */
export interface CutChain {
  readonly cuts: readonly EdgeCut[];
  /** Members before the first cut. */
  readonly size: number;
  /**
   * For a tangle: edges that no longer point back before the first cut, because one end has been moved to another folder by
   * then.
   */
  readonly moved?: readonly number[];
}

export interface MeasuredProject extends MeasuredGraph {
  readonly structure: FolderStructure;
  readonly reachable: Reachable;
  readonly figures: HealthFigures;
  readonly arrange: Arrange;
}

type Removed = ReadonlySet<number>;
/** Measures one figure without the removed edges. */
type Meter = (removed: Removed) => number;

/** Few users read further, and a large project has hundreds. */
const maxMeasured = { inChain: 4, inAll: 10 };

/**
 * Measures the first cut of each chain, then the second of each, so that no cut is listed before those it assumes. Chains
 * come first if their first cut frees most members for each dependency to change.
 */
export function measureGains(project: MeasuredProject, chains: readonly CutChain[]): Gains {
  const gains = new Map<EdgeCut, number>();
  const { graph, structure } = project;
  const isJudged = (edge: number): boolean =>
    structure.isJudged[structure.sourceOf[edge]!] === 1 && structure.isJudged[graph.edgeTarget[edge]!] === 1;
  // A cycle of tests costs no health, and a project can have more of them than are measured.
  const cut = chains.filter(({ cuts }) => cuts.some(({ edges }) => edges.some(isJudged)));
  if (cut.length === 0) return gains;
  const worthOf = ({ cuts: [first], size }: CutChain): number => (size - first!.after) / first!.edges.length;
  const meters = createMeters(project, structure.sourceOf);
  const measured = cut
    .toSorted((a, b) => worthOf(b) - worthOf(a))
    .slice(0, maxMeasured.inAll)
    .map((chain) => measureChain(project.figures, meters, chain));
  for (let step = 0; step < maxMeasured.inChain; step++) {
    for (const chain of measured) {
      if (gains.size === maxMeasured.inAll) return gains;
      const { value } = chain.next();
      if (value !== undefined) gains.set(...value);
    }
  }
  return gains;
}

/** Measures one cut after the other, as far as the time limit allows. */
function* measureChain(
  figures: HealthFigures,
  meters: Meters,
  { cuts, moved }: CutChain,
): Generator<readonly [EdgeCut, number], undefined> {
  const [running, lifted, named] = [new Set<number>(), new Set(moved), new Set<number>()];
  const made: Move[] = [];
  const removeLinks = meters.startReach();
  let lost = lostPoints({ ...figures, backWeight: meters.tangles({ removed: lifted, moves: [] }) });
  for (const cut of cuts) {
    made.push(...(cut.moves ?? []));
    const gone: number[] = [];
    for (const [i, edge] of cut.edges.entries()) {
      const change = cut.changes?.[i] ?? cut.change;
      // A moved file is still needed, and a type-only name is still named. A class that moves because of a cycle goes to
      // another file.
      const stays = moved !== undefined && change.startsWith('move');
      if (!stays) running.add(edge);
      if (!stays) gone.push(edge);
      if (change !== 'type-only' && !isOfMove(change)) lifted.add(edge);
      if (!stays && change !== 'type-only') named.add(edge);
    }
    const reach = removeLinks(gone);
    if (reach === undefined) return;
    const left = lostPoints({
      ...figures,
      filesInCycles: meters.cycles(running),
      backWeight: meters.tangles({ removed: lifted, moves: [...made] }),
      reach,
      filesWithFanOut: meters.fanOut(named),
    });
    yield [cut, Math.round((lost - left) * 1000) / 1000];
    lost = left;
  }
}

/** Whether it moves whole files, not names in them. */
function isOfMove(change: CutChange): boolean {
  return change === 'move' || change === 'move-source';
}

interface Meters {
  readonly cycles: Meter;
  readonly tangles: (change: Change) => number;
  readonly startReach: () => (edges: readonly number[]) => number | undefined;
  readonly fanOut: Meter;
}

function createMeters(project: MeasuredProject, sourceOf: Uint32Array): Meters {
  return {
    cycles: cycleMeter(project, sourceOf),
    tangles: tangleMeter(project, sourceOf),
    startReach: reachOf(project, sourceOf),
    fanOut: fanOutMeter(project, sourceOf),
  };
}

/** Calls a function with these edges unmarked. */
function withoutEdges<Result>(marks: Uint8Array, removed: Iterable<number>, measure: () => Result): Result {
  const cleared = [...removed].filter((edge) => marks[edge] === 1);
  for (const edge of cleared) marks[edge] = 0;
  const result = measure();
  for (const edge of cleared) marks[edge] = 1;
  return result;
}

/** Files that load each other in a cycle. */
function cycleMeter({ graph, cycles, structure, figures }: MeasuredProject, sourceOf: Uint32Array): Meter {
  const { isJudged } = structure;
  const first = structure.loads.atLoadTime.slice();
  const cycleOf = new Int32Array(graph.fileCount).fill(-1);
  for (const [cycle, members] of cycles.entries())
    for (const file of members) if (isJudged[file] === 1) cycleOf[file] = cycle;
  const count = (members: readonly number[]): number => {
    const { componentOf } = findComponentsWithin(graph, [members], first);
    return componentSizes(componentOf).reduce((sum, size) => sum + (size > 1 ? size : 0), 0);
  };
  return (removed) => {
    const touched = new Set<number>();
    for (const edge of removed) {
      const cycle = cycleOf[sourceOf[edge]!]!;
      if (first[edge] === 1 && cycle !== -1 && cycle === cycleOf[graph.edgeTarget[edge]!]) touched.add(cycle);
    }
    let files = figures.filesInCycles;
    for (const cycle of touched) {
      const members = cycles[cycle]!.filter((file) => isJudged[file] === 1);
      files += withoutEdges(first, removed, () => count(members)) - count(members);
    }
    return files;
  };
}

/** The weight of back dependencies. */
function tangleMeter(
  { graph, structure, figures, arrange }: MeasuredProject,
  sourceOf: Uint32Array,
): Meters['tangles'] {
  const { tangles, tree } = structure;
  const tangleOf = new Int32Array(graph.edgeTarget.length).fill(-1);
  const pointsBack = new Uint8Array(graph.edgeTarget.length);
  for (const [tangle, { dependencies, back }] of tangles.entries()) {
    for (const { edges } of dependencies) for (const edge of edges) tangleOf[edge] = tangle;
    for (const { edges } of back) for (const edge of edges) pointsBack[edge] = 1;
  }
  const circlesWithout = circleFinder(graph, structure, sourceOf);
  const wasCircular = (edge: number): boolean =>
    structure.isCircular(sourceOf[edge]!, graph.edgeTarget[edge]!);
  const isOfTypes = (edge: number): boolean => structure.loads.typeOnly[edge] === 1;

  return ({ removed, moves }) => {
    const freed = circlesWithout(removed);
    const weightOf = (edge: number): number =>
      removed.has(edge) ? 0 : weigh(wasCircular(edge) && !freed.has(edge), isOfTypes(edge));
    let weight = figures.backWeight;
    const arrangement = moves.length === 0 ? undefined : arrange({ removed, moves });
    const rearranged = new Set(arrangement?.changed);
    for (const folder of rearranged)
      weight += arrangement!.weighIn(folder, weightOf) - weightIn(tangles, folder);
    // When a cycle of files comes apart, its edges weigh less, in other tangles too.
    const lighter = [...new Set([...removed, ...freed])].filter((edge) => tangleOf[edge] !== -1);
    for (const [at, edges] of groupBy(lighter, (edge) => tangleOf[edge]!)) {
      if (rearranged.has(tangles[at]!.folder)) continue;
      // No other order can gain more than the weight that the back dependencies lost, as long as no other edge lost weight.
      if (edges.every((edge) => pointsBack[edge] === 1)) {
        for (const edge of edges) weight -= weigh(wasCircular(edge), isOfTypes(edge)) - weightOf(edge);
      } else {
        weight += weighBack(tree, tangles[at]!, weightOf);
        for (const back of tangles[at]!.back) weight -= back.weight;
      }
    }
    return weight;
  };
}

const noEdges: Removed = new Set();

type CirclesWithout = (removed: Removed) => Removed;

/** Finds edges that are no longer in a cycle of files once the given edges are removed. */
function circleFinder(graph: Graph, structure: FolderStructure, sourceOf: Uint32Array): CirclesWithout {
  const { fileCount, edgeStart, edgeTarget } = graph;
  const links = { nodeCount: fileCount, edgeStart, edgeTarget };
  const { isCircular, circleOf } = structure;
  const follows = structure.circleEdges.slice();
  let filesOf: ReadonlyMap<number, readonly number[]> | undefined;

  const leads = (from: number, to: number): boolean =>
    markReached(links, from, { follows, until: to })[to] === 1;

  /** All edges among these files that lead from one cycle to another. */
  function edgesBetween(members: readonly number[]): readonly number[] {
    const { numberOf, componentOf } = findComponentsWithin(graph, [members], follows);
    const circleIn = (file: number): number => componentOf[numberOf.get(file)!]!;
    const found: number[] = [];
    for (const file of members) {
      for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
        const target = edgeTarget[edge]!;
        if (follows[edge] === 1 && circleOf[target] === circleOf[file] && circleIn(file) !== circleIn(target))
          found.push(edge);
      }
    }
    return found;
  }

  return (removed) => {
    const inCircles = [...removed].filter(
      (edge) => follows[edge] === 1 && isCircular(sourceOf[edge]!, edgeTarget[edge]!),
    );
    return withoutEdges(follows, inCircles, () => {
      const broken = inCircles.filter((edge) => !leads(sourceOf[edge]!, edgeTarget[edge]!));
      if (broken.length === 0) return noEdges;
      filesOf ??= groupBy(Array(fileCount).keys(), (file) => circleOf[file]!);
      const circles = new Set(broken.map((edge) => circleOf[sourceOf[edge]!]!));
      return new Set([...circles].flatMap((circle) => edgesBetween(filesOf!.get(circle)!)));
    });
  };
}

/** The average share of files that a file reaches. */
function reachOf({ reachable, figures }: MeasuredProject, sourceOf: Uint32Array): Meters['startReach'] {
  if (valuesOf(figures).reach === 0) return () => () => figures.reach;
  const start = reachMeter(reachable.links, figures.reach);
  return () => {
    const removeLinks = start();
    return (edges) => removeLinks(edges.flatMap((edge) => reachable.linkOf(sourceOf[edge]!, edge)));
  };
}

/** The number of files that depend on very many others. */
function fanOutMeter({ graph, structure, figures }: MeasuredProject, sourceOf: Uint32Array): Meter {
  return (removed) => {
    let files = figures.filesWithFanOut;
    const counted = [...removed].filter((edge) => countsInFanOut(graph, structure, [sourceOf[edge]!, edge]));
    for (const [file, edges] of groupBy(counted, (edge) => sourceOf[edge]!)) {
      const before = structure.isJudged[file] === 1 ? fanOutOf(graph, structure, file) : 0;
      if (before > maxFanOut && before - edges.length <= maxFanOut) files--;
    }
    return files;
  };
}
