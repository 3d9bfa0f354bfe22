// One cause of many back dependencies: a file or folder that others need, in a folder with which it has nothing to do, such
// as the translations that everything uses, next to code that uses everything. Each dependency alone looks like a mistake of
// its source.
import type { Dependency, Report, Tangle } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { circularWeight, otherWeight } from '../structure/find-tangles.ts';
import { orderByLeastBackWeight } from '../structure/order-units.ts';
import type { IsProduct } from './product-files.ts';

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

/** Those with most back dependencies are looked at. */
const mostTangles = 3;

type PlacedReport = Pick<Report, 'cycles' | 'tangles'>;

interface PlacedGraph {
  readonly isProduct: IsProduct;
  readonly listEdges: () => Iterable<Dependency>;
}

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
  const edges = [...graph.listEdges()].filter(
    ([source, target]) => graph.isProduct(source) && graph.isProduct(target),
  );
  return tangles.flatMap(({ at, tangle, back }) => {
    const found = findIn(tangle, back.length, linkMembers(tangle, edges, weigh));
    if (found === undefined) return [];
    const { part, left } = found;
    return {
      at,
      paths: pathsOf(part),
      folder: part.folder.slice(0, -1),
      uses: part.uses,
      back: back.length,
      fewer: back.length - left.all,
      share: (weightOf(back) - left.weight) / all,
    };
  });
}

interface FoundPart {
  readonly part: Part;
  readonly left: LeftBack;
}

/** The one that takes most back dependencies away, if one takes enough. */
function findIn(tangle: Tangle, back: number, links: readonly Link[]): FoundPart | undefined {
  let best: FoundPart | undefined;
  for (const part of partsOf(links).slice(0, mostTried)) {
    const left = countBackWithout(tangle, links, part);
    const fewer = back - left.all;
    if (fewer < Math.max(least.fewer, back * least.share)) continue;
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

/** Something in a folder that might lie elsewhere. */
interface Part {
  readonly folder: string;
  /** A header and its source are moved together. */
  readonly files: string[];
  /** Of a folder in the folder: its path. */
  readonly path: string | undefined;
  /** An entry file is its folder, and the headers in `include` are what the folder offers. */
  readonly isEntry: boolean;
  /** Dependencies of other members on it. */
  readonly uses: Dependency[];
  /** Whether it uses something else of its folder. */
  isBound: boolean;
}

/** Where a file is. */
interface Place {
  /** The number of a member of the tangle. */
  readonly member: number;
  /** Absent for a member that is a file, and for the entry file beside a folder. */
  readonly part: Part | undefined;
}

/** A dependency between two files of members of the tangle. */
interface Link {
  readonly edge: Dependency;
  readonly from: Place;
  readonly to: Place;
  readonly weight: number;
}

function linkMembers(
  tangle: Tangle,
  edges: readonly Dependency[],
  weigh: (edge: Dependency) => number,
): readonly Link[] {
  const placeOf = placeFinder(tangle);
  const back = new Set(tangle.back.flatMap((pair) => pair.edges.map((edge) => edge.join('->'))));
  const links: Link[] = [];
  for (const edge of edges) {
    const from = placeOf(edge[0]);
    const to = from && placeOf(edge[1]);
    if (from === undefined || to === undefined) continue;
    // What a program uses does not point back.
    if (from.member > to.member && !back.has(edge.join('->'))) continue;
    links.push({ edge, from, to, weight: weigh(edge) });
  }
  return links;
}

/** Every file is looked at once: most are in many dependencies. */
function placeFinder(tangle: Tangle): (file: string) => Place | undefined {
  const memberOf = memberFinder(tangle);
  const numberOf = new Map(tangle.members.map((member, number) => [member, number]));
  const parts = new Map<string, Part>();
  const places = new Map<string, Place | undefined>();
  return (file) => {
    if (!places.has(file)) places.set(file, find(file));
    return places.get(file);
  };

  function find(file: string): Place | undefined {
    const member = memberOf(file);
    if (member === undefined) return undefined;
    return { member: numberOf.get(member)!, part: partWith(file, member) };
  }

  function partWith(file: string, folder: string): Part | undefined {
    if (!file.startsWith(folder) || !folder.endsWith('/')) return undefined;
    const [name = '', ...rest] = file.slice(folder.length).split('/');
    // `cart` for `cart.h` and `cart.c`.
    const stem = name.replace(/(?<=.)\..*$/, '');
    const key = `${folder}${stem}`;
    let part = parts.get(key);
    if (part === undefined) {
      const path = rest.length > 0 ? `${folder}${name}/` : undefined;
      part = { folder, files: [], path, isEntry: entry.test(stem), uses: [], isBound: false };
      parts.set(key, part);
    }
    part.files.push(file);
    return part;
  }
}

const entry = /^(?:index|__init__|mod|lib|main|include)$/;

/** A `*` in the path of a member stands for one name; `orders.rs` is the entry file of `orders/`. */
function memberFinder({ members }: Tangle): (file: string) => string | undefined {
  const plain = new Set(members.filter((member) => !member.includes('*')));
  const patterns = members
    .filter((member) => !plain.has(member))
    .map((member) => {
      const path = member.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
      return { member, pattern: new RegExp(member.endsWith('/') ? `^${path}` : `^${path}$`) };
    });
  return (file) => {
    for (let end = file.indexOf('/'); end !== -1; end = file.indexOf('/', end + 1)) {
      if (plain.has(file.slice(0, end + 1))) return file.slice(0, end + 1);
    }
    const asFolder = file.replace(/\.[^./]+$/, '/');
    return (
      [file, asFolder].find((path) => plain.has(path)) ??
      patterns.find(({ pattern }) => pattern.test(file))?.member
    );
  };
}

/** Those that use nothing else of their folder, most used first. */
function partsOf(links: readonly Link[]): readonly Part[] {
  const parts = new Set<Part>();
  for (const { edge, from, to } of links) {
    for (const { part } of [from, to]) if (part !== undefined) parts.add(part);
    if (from.member !== to.member) to.part?.uses.push(edge);
    else if (from.part !== undefined && from.part !== to.part) from.part.isBound = true;
  }
  const sizes = new Map<string, number>();
  for (const { folder, files } of parts) sizes.set(folder, (sizes.get(folder) ?? 0) + files.length);
  return [...parts]
    .filter(({ folder, files, uses, isBound, isEntry }) => {
      // What makes up most of a folder is the folder.
      const isFolder = isEntry || files.length * 2 > sizes.get(folder)!;
      return !isBound && !isFolder && uses.length >= least.fewer;
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
function countBackWithout({ members }: Tangle, links: readonly Link[], part: Part): LeftBack {
  const moved = members.length;
  const pairs = new Map<number, { from: number; to: number; weight: number; count: number }>();
  for (const { from, to, weight } of links) {
    const a = from.part === part ? moved : from.member;
    const b = to.part === part ? moved : to.member;
    if (a === b) continue;
    const key = a * (moved + 1) + b;
    const known = pairs.get(key);
    if (known === undefined) pairs.set(key, { from: a, to: b, weight, count: 1 });
    else {
      known.weight += weight;
      known.count++;
    }
  }
  const order = orderByLeastBackWeight(moved + 1, [...pairs.values()]);
  const placeOf = new Map(order.map((unit, place) => [unit, place]));
  const back = [...pairs.values()].filter(({ from, to }) => placeOf.get(from)! > placeOf.get(to)!);
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
