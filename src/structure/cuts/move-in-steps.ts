// The cuts of a tangle in which something can be moved. A move takes everything along that uses it and that it uses. It is
// proposed only if the folders come apart as far as without the dependencies of the cut.
import type { Graph } from '../../model/graph.ts';
import type { CutChange } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import type {
  Arrangement,
  Change,
  FolderArranger,
  FolderCircles,
  WeightOf,
} from '../moves/arrange-folders.ts';
import { changeOf } from './cut-cycles.ts';
import type { EdgeCut } from './edge-cut.ts';
import type { MovedFiles } from '../tangles/find-misplaced.ts';
import { weightIn } from '../tangles/find-tangles.ts';
import { type FolderTree, isBelow } from '../folders/folder-tree.ts';
import type { Move } from '../moves/lift-moved.ts';
import type { FolderStructure } from '../folder-structure.ts';

/** Something to move so that a dependency no longer points back. */
export interface MoveWay extends MovedFiles {
  readonly change: 'move' | 'move-source';
}

export interface StepEdge {
  readonly edge: number;
  readonly ways: readonly MoveWay[];
  /** The change to propose if no move gets far enough. */
  readonly otherwise: CutChange;
}

export interface TangleSteps {
  /** The folder whose children are tangled. */
  readonly folder: number;
  readonly members: readonly number[];
  /** Edges removed before the first step. */
  readonly gone: readonly number[];
  readonly steps: readonly (readonly StepEdge[])[];
}

export interface StepContext {
  readonly graph: Graph;
  readonly structure: FolderStructure;
  readonly sourceOf: Uint32Array;
  readonly arranger: FolderArranger;
  readonly weightOf: WeightOf;
}

export function moveInSteps(context: StepContext, tangle: TangleSteps): readonly EdgeCut[] {
  const cuts: EdgeCut[] = [];
  let state = tryChange(context, tangle, { removed: new Set(tangle.gone), moves: [] });
  for (const step of tangle.steps) {
    const { has } = state.circles;
    const needed = step.filter(({ edge }) => has(edge));
    for (const { edge } of step) if (!has(edge)) addToMove(cuts, context, edge);
    if (needed.length === 0) continue;
    const { changes, next } = chooseMoves(context, tangle, { state, needed, isFirst: cuts.length === 0 });
    cuts.push({
      edges: needed.map(({ edge }) => edge),
      ...changeOf(needed.map(({ edge, otherwise }) => changes.get(edge) ?? otherwise)),
      ...next.reached,
      moves: next.moves.slice(state.moves.length),
    });
    state = next;
  }
  return cuts;
}

/** A change and its effect. */
interface TriedChange extends Change {
  readonly arrangement: Arrangement;
  readonly circles: FolderCircles;
  readonly reached: Reached;
}

/** Members in cycles: of the largest cycle, and of all if there are several. */
interface Reached {
  readonly after: number;
  readonly remaining?: number;
}

function tryChange({ arranger }: StepContext, { folder, members }: TangleSteps, change: Change): TriedChange {
  const arrangement = arranger.arrange(change);
  const circles = arrangement.circlesIn(folder);
  const sizes = circles.sizesOf(members);
  const after = Math.max(...sizes);
  const remaining = sizes.reduce((sum, size) => sum + size, 0);
  const reached = remaining === after ? { after } : { after, remaining };
  return { ...change, arrangement, circles, reached };
}

/** A move also covers later steps that would need the same move. */
function addToMove(cuts: EdgeCut[], { graph, sourceOf }: StepContext, edge: number): void {
  const movesFile = (file: number) => (cut: EdgeCut) =>
    cut.moves?.some(({ files }) => files.includes(file)) === true;
  for (const [file, change] of [
    [graph.edgeTarget[edge]!, 'move'],
    [sourceOf[edge]!, 'move-source'],
  ] as const) {
    const at = cuts.findIndex(movesFile(file));
    if (at === -1) continue;
    const { edges, change: first, changes, ...rest } = cuts[at]!;
    const all = [...(changes ?? edges.map(() => first)), change];
    cuts[at] = { ...rest, edges: [...edges, edge], ...changeOf(all) };
    return;
  }
}

interface Step {
  readonly state: Change;
  readonly needed: readonly StepEdge[];
  readonly isFirst: boolean;
}

interface ChosenMoves {
  readonly next: TriedChange;
  /** Edge → its change, if that is a move. */
  readonly changes: ReadonlyMap<number, CutChange>;
}

/**
 * The number of alternatives tried for the first step, which users read first and which changes most. A later step takes the
 * first one that works.
 */
const maxAlternatives = 2;
/**
 * The minimum share of a step's dependencies that a move must resolve: a move that leaves nearly everything to do is no
 * advice.
 */
const minShare = 0.2;
/** The maximum dependencies of the moved files for each of them: nobody updates hundreds of imports to fix one. */
const maxEdgesPerBackEdge = 100;

/** Takes moves in order of how many back dependencies they resolve. What is not moved is removed. */
function chooseMoves(
  context: StepContext,
  tangle: TangleSteps,
  { state, needed, isFirst }: Step,
): ChosenMoves {
  const changes = new Map<number, CutChange>();
  const removed = new Set([...state.removed, ...needed.map(({ edge }) => edge)]);
  const withoutMoves = tryChange(context, tangle, { removed, moves: state.moves });
  let next = withoutMoves;
  const ways = groupBy(
    needed.flatMap(({ edge, ways: own }) => own.map((way) => ({ edge, way }))),
    ({ way: { change, files } }) => `${change} ${files[0]} ${files.length}`,
  );
  for (const all of [...ways.values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, isFirst ? maxAlternatives : 1)) {
    const edges = all.flatMap(({ edge }) => (changes.has(edge) ? [] : edge));
    if (edges.length === 0 || edges.length < needed.length * minShare) continue;
    const { way } = all[0]!;
    if (next.moves.some(({ files }) => files.some((file) => way.files.includes(file)))) continue;
    if (context.arranger.countEdges(way.files) > edges.length * maxEdgesPerBackEdge) continue;
    const left = new Set(next.removed);
    for (const edge of edges) left.delete(edge);
    const able: TriedChange[] = [];
    for (const place of listPlaces(context, tangle, { way, edges })) {
      const tried = tryChange(context, tangle, { removed: left, moves: [...next.moves, place] });
      if (isAsFar(tried.reached, withoutMoves.reached)) able.push(tried);
      if (able.length === 1 && !isFirst) break;
    }
    if (able.length === 0) continue;
    next = findLightest(context, able);
    for (const edge of edges) changes.set(edge, way.change);
  }
  return { next, changes };
}

function isAsFar({ after, remaining = after }: Reached, promised: Reached): boolean {
  return after <= promised.after && remaining <= (promised.remaining ?? promised.after);
}

/** The change after which the back weight is smallest. */
function findLightest(
  { structure: { tangles }, weightOf }: StepContext,
  changes: readonly TriedChange[],
): TriedChange {
  // Weighing is slow, so it is skipped if there is only one choice.
  if (changes.length === 1) return changes[0]!;
  let [least, lightest] = [Infinity, changes[0]!];
  for (const change of changes) {
    let weight = 0;
    for (const folder of change.arrangement.changed)
      weight += change.arrangement.estimateIn(folder, weightOf) - weightIn(tangles, folder);
    if (weight < least) [least, lightest] = [weight, change];
  }
  return lightest;
}

interface Moving {
  readonly way: MoveWay;
  readonly edges: readonly number[];
}

/**
 * A new folder next to the members, then the folders that contain most of what the moved unit belongs with, outermost first.
 */
function listPlaces(
  { graph, structure, sourceOf }: StepContext,
  { folder }: TangleSteps,
  { way: { change, ...moved }, edges }: Moving,
): readonly Move[] {
  const { tree, conventionsOf } = structure;
  const own: Move = { ...moved, isFolder: true, to: folder };
  // A Go file would become part of the package there.
  if (!moved.isFolder && conventionsOf(graph.files[moved.files[0]!]!.language).folderIsModule === true)
    return [own];
  const others = edges.map((edge) => (change === 'move' ? sourceOf[edge]! : graph.edgeTarget[edge]!));
  const units = others.map((file) => tree.unitOf[file]!);
  const into = (to: number): Move => ({ ...moved, to, place: tree.paths[to]!.slice(0, -1) });
  return [own, ...Array.from(foldersWithMost(tree, folder, units), into)];
}

/** The subfolders that contain at least half of the units. */
function* foldersWithMost(tree: FolderTree, around: number, units: readonly number[]): Generator<number> {
  for (let folder = around; ;) {
    const counts = new Map<number, number>();
    for (const unit of units) {
      if (unit === folder || !isBelow(tree, unit, folder)) continue;
      let child = unit;
      while (tree.parent[child] !== folder) child = tree.parent[child]!;
      if (tree.isFolder[child]!) counts.set(child, (counts.get(child) ?? 0) + 1);
    }
    const most = [...counts].find(([, count]) => count * 2 >= units.length);
    if (most === undefined) return;
    [folder] = most;
    yield folder;
  }
}
