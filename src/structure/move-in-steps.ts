// The cuts of a tangle in which something can be moved. It is moved as it is, with all that it uses and all that uses it: only
// where the folders come apart as far as they would without the dependencies of the cut is it said to move it.
import type { Graph } from '../model/graph.ts';
import type { CutChange } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';
import type { Arrange, Change, FolderCircles, Move } from './arrange-folders.ts';
import { changeOf } from './cut-cycles.ts';
import type { EdgeCut } from './edge-cut.ts';
import type { MovedFiles } from './find-misplaced.ts';
import { weigh, weightIn } from './find-tangles.ts';
import { type FolderTree, isBelow } from './folder-tree.ts';
import type { FolderStructure } from './structure.ts';

/** Something to move, so that a dependency does not point back. */
export interface MoveWay extends MovedFiles {
  readonly change: 'move' | 'move-source';
}

export interface StepEdge {
  readonly edge: number;
  readonly ways: readonly MoveWay[];
  /** What to do if none of them leads far enough. */
  readonly otherwise: CutChange;
}

export interface TangleSteps {
  /** The folder whose children are tangled. */
  readonly folder: number;
  readonly members: readonly number[];
  /** Edges that are gone before the first step. */
  readonly gone: readonly number[];
  readonly steps: readonly (readonly StepEdge[])[];
}

export interface StepContext {
  readonly graph: Graph;
  readonly structure: FolderStructure;
  readonly sourceOf: Uint32Array;
  readonly arrange: Arrange;
}

export function moveInSteps(context: StepContext, tangle: TangleSteps): readonly EdgeCut[] {
  const cuts: EdgeCut[] = [];
  let state: Change = { removed: new Set(tangle.gone), moves: [] };
  for (const step of tangle.steps) {
    const { edges } = context.arrange(state).circlesIn(tangle.folder);
    const needed = step.filter(({ edge }) => edges.has(edge));
    for (const { edge } of step) if (!edges.has(edge)) addToMove(cuts, context, edge);
    if (needed.length === 0) continue;
    const { changes, ...next } = chooseMoves(context, tangle, { state, needed });
    const moves = next.moves.slice(state.moves.length);
    cuts.push({
      edges: needed.map(({ edge }) => edge),
      ...changeOf(needed.map(({ edge, otherwise }) => changes.get(edge) ?? otherwise)),
      ...measure(context.arrange(next).circlesIn(tangle.folder), tangle.members),
      moves,
    });
    state = next;
  }
  return cuts;
}

/** One move does what later steps would move the same for. */
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
}

interface ChosenMoves extends Change {
  /** Edge → how it is dealt with, where that is a move. */
  readonly changes: ReadonlyMap<number, CutChange>;
}

/** Of one step. Each is a search for circles, and what few dependencies ask for is worth little. */
const mostTried = 2;

/** Those that most dependencies point back to first; what is not moved is removed. */
function chooseMoves(context: StepContext, tangle: TangleSteps, { state, needed }: Step): ChosenMoves {
  const changes = new Map<number, CutChange>();
  let next: Change = { ...state, removed: new Set([...state.removed, ...needed.map(({ edge }) => edge)]) };
  const promised = measure(context.arrange(next).circlesIn(tangle.folder), tangle.members);
  const ways = groupBy(
    needed.flatMap(({ edge, ways: own }) => own.map((way) => ({ edge, way }))),
    ({ way: { change, files } }) => `${change} ${files[0]} ${files.length}`,
  );
  for (const all of [...ways.values()].sort((a, b) => b.length - a.length).slice(0, mostTried)) {
    const edges = all.flatMap(({ edge }) => (changes.has(edge) ? [] : edge));
    if (edges.length === 0) continue;
    const { way } = all[0]!;
    if (next.moves.some(({ files }) => files.some((file) => way.files.includes(file)))) continue;
    const removed = new Set(next.removed);
    for (const edge of edges) removed.delete(edge);
    const best = findLightest(context, tangle, {
      changes: listPlaces(context, tangle, { way, edges }).map((place) => ({
        removed,
        moves: [...next.moves, place],
      })),
      promised,
    });
    if (best === undefined) continue;
    next = best;
    for (const edge of edges) changes.set(edge, way.change);
  }
  return { ...next, changes };
}

interface Reached {
  readonly after: number;
  readonly remaining?: number;
}

interface Choice {
  readonly changes: readonly Change[];
  readonly promised: Reached;
}

/** Of the changes that lead as far as was promised, the one that leaves least pointing back. */
function findLightest(
  { graph, structure, sourceOf, arrange }: StepContext,
  { folder, members }: TangleSteps,
  { changes, promised }: Choice,
): Change | undefined {
  const { isCircular, loads, tangles } = structure;
  const weightOf = (edge: number): number =>
    weigh(isCircular(sourceOf[edge]!, graph.edgeTarget[edge]!), loads.typeOnly[edge] === 1);
  const able = changes.filter((change) => {
    const { after, remaining = after } = measure(arrange(change).circlesIn(folder), members);
    return after <= promised.after && remaining <= (promised.remaining ?? promised.after);
  });
  // To weigh takes long: where there is no choice, nothing is weighed.
  if (able.length <= 1) return able[0];
  let [least, lightest] = [Infinity, able[0]];
  for (const change of able) {
    const arrangement = arrange(change);
    let weight = 0;
    for (const changed of arrangement.changed)
      weight += arrangement.weighIn(changed, weightOf) - weightIn(tangles, changed);
    if (weight < least) [least, lightest] = [weight, change];
  }
  return lightest;
}

/** Members in circles: in the largest one, and in all if there are several. */
function measure({ children, circleOf }: FolderCircles, members: readonly number[]): Reached {
  const ofMembers = new Set(members.filter((member) => children.has(member)).map(circleOf));
  const sizes = Array.from(
    groupBy(
      [...children].filter((child) => ofMembers.has(circleOf(child))),
      circleOf,
    ).values(),
    ({ length }) => length,
  );
  const after = Math.max(0, ...sizes);
  const remaining = sizes.reduce((sum, size) => sum + size, 0);
  return remaining === after ? { after } : { after, remaining };
}

interface Moving {
  readonly way: MoveWay;
  readonly edges: readonly number[];
}

/** A folder of its own beside the members, then those that hold most of what it belongs with, from the outermost on. */
function listPlaces(
  { graph, structure, sourceOf }: StepContext,
  { folder }: TangleSteps,
  { way: { change, ...moved }, edges }: Moving,
): readonly Move[] {
  const { tree, conventionsOf } = structure;
  const own: Move = { ...moved, isFolder: true, to: folder };
  // A file of Go would become a part of the package there.
  if (!moved.isFolder && conventionsOf(graph.files[moved.files[0]!]!.language).folderIsModule === true)
    return [own];
  const others = edges.map((edge) => (change === 'move' ? sourceOf[edge]! : graph.edgeTarget[edge]!));
  const units = others.map((file) => tree.unitOf[file]!);
  const into = (to: number): Move => ({ ...moved, to, place: tree.paths[to]!.slice(0, -1) });
  return [own, ...Array.from(foldersWithMost(tree, folder, units), into)];
}

/** The folders in this one that hold at least half of the units. */
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
