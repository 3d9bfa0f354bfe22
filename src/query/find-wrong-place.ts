// One cause of many back dependencies: a file or folder that others need, in a folder with which it has nothing to do, such
// as the translations that everything uses, next to code that uses everything. Each dependency alone looks like a mistake of
// its source.
import type { Dependency, Report, Tangle } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { circularWeight, otherWeight } from '../structure/find-tangles.ts';
import { orderByLeastBackWeight } from '../structure/order-units.ts';
import {
  linkMembers,
  type LinkedTangle,
  type MemberPairs,
  type Part,
  type PlacedGraph,
} from './link-tangle-members.ts';

export interface WrongPlace {
  /** The place of its tangle among all. */
  readonly at: number;
  /** The files to move, or a folder, which ends with `/`. */
  readonly paths: readonly string[];
  /** The folder that they lie in. */
  readonly folder: string;
  /** Dependencies of other members of the tangle on them. */
  readonly uses: readonly Dependency[];
  /** How many back dependencies the tangle has. */
  readonly back: number;
  /** How many of them go away if they have a place of their own beside the folder. */
  readonly fewer: number;
  /** The share of these in the weight of all back dependencies of the project. */
  readonly share: number;
}

/** What is worth a sentence: so many back dependencies, and such a share of those of the tangle. */
const least = { fewer: 6, share: 0.25 };
/** Its own order must be clear, as that between layers: of so many dependencies on it, one may point back. */
const clearly = 6;
/** For each of them the members of the tangle are put into order again. */
const mostTried = 10;

/** Only the tangles with most back dependencies are searched. */
const mostTangles = 3;

type PlacedReport = Pick<Report, 'cycles' | 'tangles'>;

/** At most one for each tangle. */
export function findWrongPlaces(report: PlacedReport, graph: PlacedGraph): readonly WrongPlace[] {
  const tangles = report.tangles
    .map((tangle, at) => ({ at, tangle, back: tangle.back.flatMap(({ edges }) => edges) }))
    .filter(({ back }) => back.length >= least.fewer)
    .toSorted((a, b) => b.back.length - a.back.length)
    .slice(0, mostTangles);
  if (tangles.length === 0) return [];
  const weigh = edgeWeights(report);
  const weightOf = (edges: readonly Dependency[]): number =>
    edges.reduce((sum, edge) => sum + weigh(edge), 0);
  const all = weightOf(report.tangles.flatMap(({ back }) => back.flatMap(({ edges }) => edges)));
  const linked = linkMembers(
    tangles.map(({ tangle, back }) => ({
      tangle,
      candidates: findCandidates(tangle, neededOf(back.length)),
    })),
    graph,
    weigh,
  );
  return tangles.flatMap(({ at, tangle, back }, n) => {
    const found = findIn(tangle, back.length, linked[n]!);
    if (found === undefined) return [];
    const { part, left } = found;
    return {
      at,
      paths: pathsOf(part),
      folder: part.folder.slice(0, -1),
      uses: part.uses.map(({ edge }) => edge),
      back: back.length,
      fewer: back.length - left.all,
      share: (weightOf(back) - left.weight) / all,
    };
  });
}

function neededOf(back: number): number {
  return Math.max(least.fewer, back * least.share);
}

/** Without a part of its own, a member loses its own back dependencies, or those on it. */
function findCandidates({ back }: Tangle, needed: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { from, to, edges } of back)
    for (const member of [from, to]) counts.set(member, (counts.get(member) ?? 0) + edges.length);
  return new Set([...counts].filter(([, count]) => count >= needed).map(([member]) => member));
}

interface FoundPart {
  readonly part: Part;
  readonly left: LeftBack;
}

/** The one that takes most back dependencies away, if one takes enough. */
function findIn(tangle: Tangle, back: number, { parts, pairs }: LinkedTangle): FoundPart | undefined {
  const needed = neededOf(back);
  let best: FoundPart | undefined;
  // No more dependencies stop pointing back than there are on the part.
  for (const part of movableParts(parts, needed).slice(0, mostTried)) {
    const left = countBackWithout(tangle.members.length, pairs, part);
    if (back - left.all < needed) continue;
    if (left.all < (best?.left.all ?? Infinity) && part.uses.length >= left.own * clearly)
      best = { part, left };
  }
  return best;
}

/** A dependency weighs half if its files are in no circle. */
function edgeWeights({ cycles }: Pick<Report, 'cycles'>): (edge: Dependency) => number {
  const cycleOf = new Map(cycles.flatMap((files, cycle) => files.map((file) => [file, cycle] as const)));
  return ([source, target]) => {
    const cycle = cycleOf.get(source);
    return cycle !== undefined && cycle === cycleOf.get(target) ? circularWeight : otherWeight;
  };
}

/** Those that use nothing else of their folder, most used first. */
function movableParts(all: Iterable<Part>, needed: number): readonly Part[] {
  const parts = [...all];
  const sizes = new Map<string, number>();
  for (const { folder, files } of parts) sizes.set(folder, (sizes.get(folder) ?? 0) + files.length);
  return parts
    .filter(({ folder, files, uses, isBound, isEntry }) => {
      // What makes up most of a folder is the folder.
      const isFolder = isEntry || files.length * 2 > sizes.get(folder)!;
      return !isBound && !isFolder && uses.length >= needed;
    })
    .sort((a, b) => b.uses.length - a.uses.length);
}

function pathsOf({ path, files }: Part): readonly string[] {
  return path === undefined ? files.toSorted(compareCodePoints) : [path];
}

interface LeftBack {
  readonly all: number;
  readonly weight: number;
  /** From the part, or to it. */
  readonly own: number;
}

/** How many dependencies point back if the part is a member of its own. */
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
  if (part.near.count > 0) changed.add(part.member, moved, part.near.count, part.near.weight);
  const list = changed.list();
  const order = orderByLeastBackWeight(memberCount + 1, list);
  const placeOf = new Map(order.map((unit, place) => [unit, place]));
  const back = list.filter(({ from, to }) => placeOf.get(from)! > placeOf.get(to)!);
  const own = back.filter(({ from, to }) => from === moved || to === moved);
  return {
    all: sumOf(back),
    weight: back.reduce((sum, { weight }) => sum + weight, 0),
    own: sumOf(own),
  };
}

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
