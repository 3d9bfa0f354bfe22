// One cause of many back dependencies: a file or folder that many others need, in a folder it has nothing to do with, such as
// translations next to code that uses everything. Or one that needs many others, such as a list of all plugins among helpers.
// Each dependency by itself looks like a mistake of its source.
import type { Graph } from '../../model/graph.ts';
import type { Misplaced } from '../../model/report.ts';
import { clearLimits } from '../order/clear-limits.ts';
import { type FoundTangle, weigh } from '../tangles/find-tangles.ts';
import { lostPoints } from '../health/health-points.ts';
import { isCore } from '../tangles/is-core.ts';
import {
  closePart,
  linkMembers,
  type LinkedTangle,
  type MemberPairs,
  type Part,
} from './link-tangle-members.ts';
import type { HealthFigures } from '../health/measure-health.ts';
import { orderByLeastBackWeight } from '../tangles/order-units.ts';
import type { FolderStructure } from '../folder-structure.ts';

interface FoundPlace {
  /** What to move: a file, a header with its source, or a folder, including what it needs in its current folder. */
  readonly units: readonly number[];
  readonly files: readonly number[];
  /** The unit that contains it. */
  readonly folder: number;
  readonly side: Misplaced['side'];
  /** Edges to it from other members of the tangle, or from it to them. */
  readonly edges: readonly number[];
  /**
   * By how many the back dependencies of the tangle decrease if it gets its own place next to the folder, and their weight.
   */
  readonly fewer: number;
  readonly weight: number;
  /** The other members in their order after the move. */
  readonly order: readonly number[];
}

/** Worth reporting: minimum number of back dependencies, and minimum share of those in the tangle. */
const minimum = { fewer: { target: 6, source: 8 }, share: 0.25, whole: 2 };
/** Hardly anything else in its folder uses a `source` part: the maximum share of its dependencies that come from there. */
const maxNearShare = 0.05;
/** The members of the tangle are reordered for each of them. */
const maxTried = 5;
/** Maximum number of units moved together: a file and what it needs in its folder. */
const maxTogether = 3;
/** Only the tangles with the most back dependencies are searched. */
const maxTangles = 3;

/** As shown in the report, in the order of the tangles; at most one for each. */
export function detailMisplaced(
  graph: Graph,
  structure: FolderStructure,
  figures: HealthFigures,
): readonly (Misplaced | undefined)[] {
  const places = findWrongPlaces(graph, structure);
  if (places.size === 0) return [];
  const { sourceOf, tree } = structure;
  const { paths, isFolder, unitOf } = tree;
  return structure.tangles.map((tangle) => {
    const place = places.get(tangle);
    if (place === undefined) return undefined;
    const { units, files, folder, side, edges, fewer, weight, order } = place;
    const pathsOf = (unit: number): readonly string[] =>
      isFolder[unit]!
        ? [paths[unit]!]
        : files.filter((file) => unitOf[file] === unit).map((file) => graph.ids[file]!);
    return {
      paths: units.flatMap(pathsOf),
      folder: paths[folder]!.slice(0, -1),
      side,
      edges: edges.map((edge) => [graph.ids[sourceOf[edge]!]!, graph.ids[graph.edgeTarget[edge]!]!]),
      fewer,
      members: order.map((member) => paths[member]!),
      gain: lostPoints(figures) - lostPoints({ ...figures, backWeight: figures.backWeight - weight }),
    };
  });
}

function findWrongPlaces(
  graph: Graph,
  { tree, tangles, isCircular, loads, sourceOf }: FolderStructure,
): ReadonlyMap<FoundTangle, FoundPlace> {
  const searched = tangles
    .map((tangle) => ({ tangle, back: countBack(tangle) }))
    .filter(({ back }) => back >= minimum.whole)
    .sort((a, b) => b.back - a.back)
    .slice(0, maxTangles);
  const places = new Map<FoundTangle, FoundPlace>();
  if (searched.length === 0) return places;
  const weightOf = (edge: number): number =>
    weigh(isCircular(sourceOf[edge]!, graph.edgeTarget[edge]!), loads.typeOnly[edge] === 1);
  for (const { tangle, back } of searched) {
    const candidates = findCandidates(tangle, neededOf(back, 'target'));
    if (candidates.size === 0) continue;
    const found = findIn(tangle, back, linkMembers({ graph, tree, sourceOf, weightOf }, tangle, candidates));
    if (found !== undefined) places.set(tangle, found);
  }
  return places;
}

function countBack({ back }: FoundTangle): number {
  return back.reduce((sum, { edges }) => sum + edges.length, 0);
}

function neededOf(back: number, side: Misplaced['side']): number {
  const needed = Math.max(minimum.fewer[side], back * minimum.share);
  // Few are enough if none is left afterwards.
  return side === 'target' ? Math.min(back, needed) : needed;
}

/** Moving a part out of a member removes only back dependencies from or to that member. */
function findCandidates({ back }: FoundTangle, needed: number): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { from, to, edges } of back)
    for (const member of [from, to]) counts.set(member, (counts.get(member) ?? 0) + edges.length);
  return new Set([...counts].filter(([, count]) => count >= needed).map(([member]) => member));
}

/** The part that removes most back dependencies, if it removes enough; several files together only if no single one does. */
function findIn(tangle: FoundTangle, back: number, { parts, pairs }: LinkedTangle): FoundPlace | undefined {
  const all = [...parts];
  const closed = all.flatMap((part) => (part.beside.size === 0 ? [] : (closePart(part, maxTogether) ?? [])));
  const sizes = sizesOf(all);
  const findAmong = (some: readonly Part[]): FoundPlace | undefined =>
    findBest(tangle, back, { parts: movableParts(some, sizes, back), pairs });
  return findAmong(all) ?? findAmong(closed);
}

interface Movable {
  readonly parts: readonly MovablePart[];
  readonly pairs: MemberPairs;
}

function findBest(tangle: FoundTangle, back: number, { parts, pairs }: Movable): FoundPlace | undefined {
  const weight = tangle.back.reduce((sum, dependency) => sum + dependency.weight, 0);
  // A few back dependencies on one target have a cut of their own.
  const pointsBack = new Set(tangle.back.flatMap(({ edges }) => edges));
  let best: FoundPlace | undefined;
  for (const { part, side, links } of parts) {
    const left = countBackWithout(tangle.members.length, pairs, part);
    const fewer = back - left.all;
    // The order of the part must be as clear as that between layers.
    if (fewer < minimum.fewer[side] && links.some(({ edge }) => pointsBack.has(edge))) continue;
    if (
      fewer < neededOf(back, side) ||
      fewer <= (best?.fewer ?? 0) ||
      links.length < left.own * clearLimits.times
    )
      continue;
    const { units, files, folder } = part;
    best = {
      units,
      files,
      folder,
      side,
      edges: links.map(({ edge }) => edge),
      fewer,
      weight: weight - left.weight,
      order: left.order.flatMap((member) => tangle.members[member] ?? []),
    };
  }
  return best;
}

interface MovablePart {
  readonly part: Part;
  readonly side: Misplaced['side'];
  readonly links: Part['uses'];
}

/** Folder → the number of files in its parts. */
function sizesOf(parts: readonly Part[]): ReadonlyMap<number, number> {
  const sizes = new Map<number, number>();
  for (const { folder, files } of parts) sizes.set(folder, (sizes.get(folder) ?? 0) + files.length);
  return sizes;
}

/** Parts that use nothing else in their folder, or that hardly anything else in it uses; most dependencies first. */
function movableParts(
  parts: readonly Part[],
  sizes: ReadonlyMap<number, number>,
  back: number,
): readonly MovablePart[] {
  const movable: MovablePart[] = [];
  for (const part of parts) {
    const { folder, files, isEntry, isFolder, uses, needs, near, users } = part;
    const others = sizes.get(folder)! - files.length;
    // What makes up most of a folder is the folder.
    if (isEntry || files.length > others) continue;
    // In a small folder, half of the files is a low number.
    const belongs = back >= minimum.fewer.target && !isFolder && isCore(users.size, others);
    if (near.needs.count === 0 && !belongs) movable.push({ part, side: 'target', links: uses });
    if (near.uses.count <= needs.length * maxNearShare) movable.push({ part, side: 'source', links: needs });
  }
  return (
    movable
      // No more dependencies can stop pointing back than there are between the part and others.
      .filter(({ side, links }) => links.length >= neededOf(back, side))
      .sort((a, b) => b.links.length - a.links.length)
      .slice(0, maxTried)
  );
}

interface LeftBack {
  /** The members and the part, which has the number after theirs. */
  readonly order: readonly number[];
  readonly all: number;
  readonly weight: number;
  /** From the part, or to it. */
  readonly own: number;
}

/** The number of dependencies that point back if the part is its own member. */
function countBackWithout(memberCount: number, pairs: MemberPairs, part: Part): LeftBack {
  const moved = memberCount;
  const changed = pairs.copy();
  for (const { from, to, weight } of part.uses) {
    changed.add(from, to, -1, -weight);
    changed.add(from, moved, 1, weight);
  }
  for (const { from, to, weight } of part.needs) {
    changed.add(from, to, -1, -weight);
    changed.add(moved, to, 1, weight);
  }
  const { uses, needs } = part.near;
  changed.add(part.member, moved, uses.count, uses.weight);
  changed.add(moved, part.member, needs.count, needs.weight);
  const list = changed.list();
  const order = orderByLeastBackWeight(memberCount + 1, list);
  const placeOf = new Map(order.map((unit, place) => [unit, place]));
  const back = list.filter(({ from, to }) => placeOf.get(from)! > placeOf.get(to)!);
  return {
    order,
    all: sumOf(back),
    weight: back.reduce((sum, { weight }) => sum + weight, 0),
    own: sumOf(back.filter(({ from, to }) => from === moved || to === moved)),
  };
}

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
