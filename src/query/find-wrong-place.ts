// One cause of many back dependencies: a file or folder that others need, in a folder with which it has nothing to do, such
// as the translations that everything uses, next to code that uses everything. Each dependency alone looks like a mistake of
// its source.
import type { Dependency, DetailedEdge, Report, Tangle } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import { circularWeight, otherWeight } from '../structure/find-tangles.ts';
import { orderByLeastBackWeight } from '../structure/order-units.ts';
import type { IsProduct } from './product-files.ts';

export interface WrongPlace {
  /** The files to move, or a folder, which ends with `/`. */
  readonly paths: readonly string[];
  /** The folder that they lie in. */
  readonly folder: string;
  /** Dependencies of other folders and files on them. */
  readonly uses: number;
  /** How many back dependencies of the tangle go away if they have a place of their own beside the folder. */
  readonly fewer: number;
  /** What these weigh. */
  readonly weight: number;
}

/** What is worth a sentence: so many back dependencies, and such a share of those of the tangle. */
const least = { fewer: 6, share: 0.25 };
/** Its own order must be clear, as that between layers: of so many dependencies on it, one may point back. */
const clearly = 6;
/** For each of them the members of the tangle are put into order again. */
const mostTried = 10;

export type PlacedReport = Pick<Report, 'cycles' | 'tangles'> & {
  readonly detailed: Pick<Report['detailed'], 'edges' | 'nodes'>;
};

/** The best of a tangle, if it has one. */
export function findWrongPlace(
  report: PlacedReport,
  isProduct: IsProduct,
  at: number,
): WrongPlace | undefined {
  const tangle = report.tangles[at]!;
  const edges = tangle.back.flatMap((dependency) => dependency.edges);
  if (edges.length < least.fewer) return undefined;
  const weigh = edgeWeights(report);
  const links = linkMembers(report, { isProduct, tangle, weigh });
  const weight = edges.reduce((sum, edge) => sum + weigh(edge), 0);
  let best: WrongPlace | undefined;
  for (const part of partsOf(links).slice(0, mostTried)) {
    const left = countBackWithout(tangle, links, part);
    const fewer = edges.length - left.all;
    if (fewer < Math.max(least.fewer, edges.length * least.share) || fewer <= (best?.fewer ?? 0)) continue;
    if (part.uses < left.own * clearly) continue;
    const folder = part.folder.slice(0, -1);
    best = { paths: pathsOf(part), folder, uses: part.uses, fewer, weight: weight - left.weight };
  }
  return best;
}

/** A dependency weighs half if its files are in no circle. */
export function edgeWeights({ cycles }: Pick<Report, 'cycles'>): (edge: Dependency) => number {
  const cycleOf = new Map(cycles.flatMap((files, cycle) => files.map((file) => [file, cycle] as const)));
  return ([source, target]) => {
    const cycle = cycleOf.get(source);
    return cycle !== undefined && cycle === cycleOf.get(target) ? circularWeight : otherWeight;
  };
}

/** A dependency between two files of members of the tangle. */
interface Link {
  readonly source: string;
  readonly target: string;
  readonly from: string;
  readonly to: string;
  readonly weight: number;
}

interface LinkedTangle {
  readonly isProduct: IsProduct;
  readonly tangle: Tangle;
  readonly weigh: (edge: Dependency) => number;
}

function linkMembers(
  { detailed }: PlacedReport,
  { isProduct, tangle, weigh }: LinkedTangle,
): readonly Link[] {
  const memberOf = memberFinder(tangle);
  const root = tangle.folder === '.' ? '' : tangle.folder.replace(/\*.*$/, '');
  return detailed.edges.flatMap((edge) => {
    const { source, target } = edge;
    if (!source.startsWith(root) || !target.startsWith(root)) return [];
    if (!isOfProduct(edge) || !isProduct(source) || !isProduct(target)) return [];
    const [from, to] = [memberOf(source), memberOf(target)];
    if (from === undefined || to === undefined) return [];
    return [{ source, target, from, to, weight: weigh([source, target]) }];
  });
}

function isOfProduct({ imports }: Pick<DetailedEdge, 'imports'>): boolean {
  return imports.some(({ role }) => role === undefined);
}

/** A `*` in the path of a member stands for one name; `orders.rs` is the entry file of `orders/`. */
function memberFinder({ members }: Tangle): (file: string) => string | undefined {
  const patterns = members.map((member) => {
    const path = member.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
    const pattern = member.endsWith('/') ? `^${path}|^${path.slice(0, -1)}\\.[^/]+$` : `^${path}$`;
    return { member, pattern: new RegExp(pattern) };
  });
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, patterns.find(({ pattern }) => pattern.test(file))?.member);
    return known.get(file);
  };
}

/** Something in a folder that might lie elsewhere. */
interface Part {
  readonly folder: string;
  /** A header and its source are moved together. */
  readonly files: Set<string>;
  /** Of a folder in the folder: its path. */
  readonly path: string | undefined;
  /** Dependencies of other members on it. */
  uses: number;
  /** Whether it uses something else of its folder. */
  isBound: boolean;
}

/** Those that use nothing else of their folder, most used first. */
function partsOf(links: readonly Link[]): readonly Part[] {
  const parts = new Map<string, Part>();
  const sizes = new Map<string, number>();
  for (const { source, target, from, to } of links) {
    const part = partWith(source, from);
    const used = partWith(target, to);
    if (from !== to && used !== undefined) used.uses++;
    if (from === to && part !== undefined && part !== used) part.isBound = true;
  }
  return [...parts]
    .filter(([key, { folder, files, uses, isBound }]) => {
      // What makes up most of a folder is the folder, and so is its entry file.
      const isFolder = files.size * 2 > sizes.get(folder)! || entry.test(key);
      return !isBound && !isFolder && uses >= least.fewer;
    })
    .map(([, part]) => part)
    .sort((a, b) => b.uses - a.uses);

  function partWith(file: string, folder: string): Part | undefined {
    if (!file.startsWith(folder) || !folder.endsWith('/')) return undefined;
    const [name = '', ...rest] = file.slice(folder.length).split('/');
    // `cart` for `cart.h` and `cart.c`.
    const key = `${folder}${name.replace(/(?<=.)\..*$/, '')}`;
    let part = parts.get(key);
    if (part === undefined) {
      const path = rest.length > 0 ? `${folder}${name}/` : undefined;
      parts.set(key, (part = { folder, files: new Set(), path, uses: 0, isBound: false }));
    }
    if (!part.files.has(file)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    part.files.add(file);
    return part;
  }
}

/** Also the folder of the headers that a module offers. */
const entry = /\/(?:index|__init__|mod|lib|main|include)$/;

function pathsOf({ path, files }: Part): readonly string[] {
  return path === undefined ? [...files].toSorted(compareCodePoints) : [path];
}

interface LeftBack {
  readonly all: number;
  readonly weight: number;
  /** From the part, or to it. */
  readonly own: number;
}

/** How many dependencies point back if the part is a member of its own. */
function countBackWithout({ members }: Tangle, links: readonly Link[], part: Part): LeftBack {
  const numberOf = new Map(members.map((member, number) => [member, number]));
  const moved = members.length;
  const unitOf = (file: string, member: string): number =>
    part.files.has(file) ? moved : numberOf.get(member)!;
  const pairs = new Map<number, { from: number; to: number; weight: number; count: number }>();
  for (const { source, target, from, to, weight } of links) {
    const [a, b] = [unitOf(source, from), unitOf(target, to)];
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
