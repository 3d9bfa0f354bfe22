// The dependencies between the members of tangles, and what the parts of a member have of them.
import type { Dependency, Tangle } from '../model/report.ts';
import type { WeightedDependency } from '../structure/order-units.ts';
import type { IsProduct } from './product-files.ts';

/** Something in a folder that might lie elsewhere. */
export interface Part {
  /** The number of the folder among the members of the tangle. */
  readonly member: number;
  readonly folder: string;
  /** A header and its source are moved together. */
  readonly files: string[];
  /** Of a folder in the folder: its path. */
  readonly path: string | undefined;
  /** An entry file is its folder, and the headers in `include` are what the folder offers. */
  readonly isEntry: boolean;
  /** Dependencies of other members on it. */
  readonly uses: Link[];
  /** What it uses of other members. */
  readonly needs: Link[];
  /** How many dependencies on it the rest of its folder has, and what they weigh. */
  readonly near: Sum;
  /** Whether it uses something else of its folder. */
  isBound: boolean;
}

interface Sum {
  count: number;
  weight: number;
}

/** Of a file: the number of its member in each tangle, -1 if it is in none, and its part of that member, if it may be moved. */
interface Places {
  readonly members: readonly number[];
  readonly parts: readonly (Part | undefined)[];
}

const nowhere: Places = { members: [], parts: [] };

/** A dependency between files of two members of the tangle. */
interface Link {
  readonly edge: Dependency;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

export interface LinkedTangle {
  readonly parts: Iterable<Part>;
  readonly pairs: MemberPairs;
}

export interface PlacedGraph {
  readonly isProduct: IsProduct;
  /** Calls it for each dependency of the product. */
  readonly visitEdges: (visit: (source: string, target: string) => void) => void;
}

export interface TangleToLink {
  readonly tangle: Tangle;
  /** Members with parts that may be moved. */
  readonly candidates: ReadonlySet<string>;
}

/** All tangles in one pass over the dependencies, of which there are many. */
export function linkMembers(
  tangles: readonly TangleToLink[],
  { isProduct, visitEdges }: PlacedGraph,
  weigh: (edge: Dependency) => number,
): readonly LinkedTangle[] {
  const finders = tangles.map(placeFinder);
  const linked = tangles.map(({ tangle }) => new MemberPairs(tangle.members.length + 1));
  const backs = tangles.map(({ tangle }) => backKeys(tangle));
  const known = new Map<string, Places>();
  const findPlaces = (file: string): Places => {
    const folders = isProduct(file) ? finders.map(({ memberOf }) => memberOf(file)) : [];
    const isSomewhere = folders.some((folder) => folder !== undefined);
    const places = isSomewhere
      ? {
          members: folders.map((folder, n) => finders[n]!.numberOf(folder)),
          parts: folders.map((folder, n) => finders[n]!.partOf(file, folder)),
        }
      : nowhere;
    known.set(file, places);
    return places;
  };
  visitEdges((source, target) => {
    const from = known.get(source) ?? findPlaces(source);
    if (from === nowhere) return;
    const to = known.get(target) ?? findPlaces(target);
    for (let n = 0; n < to.members.length; n++) {
      const sourceMember = from.members[n]!;
      const targetMember = to.members[n]!;
      if (sourceMember === -1 || targetMember === -1) continue;
      const sourcePart = from.parts[n];
      const targetPart = to.parts[n];
      if (sourceMember === targetMember) {
        if (sourcePart !== targetPart) linkWithin(sourcePart, targetPart, weigh([source, target]));
        continue;
      }
      // What a program uses does not point back.
      if (sourceMember > targetMember && !backs[n]!.has(`${source}->${target}`)) continue;
      const weight = weigh([source, target]);
      linked[n]!.add(sourceMember, targetMember, 1, weight);
      if (sourcePart === undefined && targetPart === undefined) continue;
      const link: Link = { edge: [source, target], from: sourceMember, to: targetMember, weight };
      targetPart?.uses.push(link);
      sourcePart?.needs.push(link);
    }
  });
  return finders.map(({ parts }, n) => ({ parts: parts.values(), pairs: linked[n]! }));
}

function backKeys({ back }: Tangle): ReadonlySet<string> {
  return new Set(back.flatMap(({ edges }) => edges.map((edge) => edge.join('->'))));
}

function linkWithin(from: Part | undefined, to: Part | undefined, weight: number): void {
  if (from !== undefined) from.isBound = true;
  if (to === undefined) return;
  to.near.count++;
  to.near.weight += weight;
}

/** How many dependencies lead from one member to another, and what they weigh. */
export class MemberPairs {
  readonly #size: number;
  readonly #sums: Map<number, Sum>;

  constructor(size: number, sums: Iterable<readonly [number, Sum]> = []) {
    this.#size = size;
    this.#sums = new Map(sums);
  }

  copy(): MemberPairs {
    return new MemberPairs(
      this.#size,
      Array.from(this.#sums, ([key, sum]) => [key, { ...sum }]),
    );
  }

  add(from: number, to: number, count: number, weight: number): void {
    const key = from * this.#size + to;
    const known = this.#sums.get(key);
    if (known === undefined) this.#sums.set(key, { count, weight });
    else {
      known.count += count;
      known.weight += weight;
    }
  }

  list(): readonly (WeightedDependency & Sum)[] {
    return [...this.#sums]
      .filter(([, { count }]) => count > 0)
      .map(([key, sum]) => ({ from: Math.floor(key / this.#size), to: key % this.#size, ...sum }));
  }
}

interface PlaceFinder {
  readonly parts: ReadonlyMap<string, Part>;
  readonly memberOf: (file: string) => string | undefined;
  readonly numberOf: (member: string | undefined) => number;
  /** Called once for each file. */
  readonly partOf: (file: string, member: string | undefined) => Part | undefined;
}

function placeFinder({ tangle, candidates }: TangleToLink): PlaceFinder {
  const numbers = new Map(tangle.members.map((member, number) => [member, number]));
  const parts = new Map<string, Part>();
  const numberOf = (member: string | undefined): number => numbers.get(member ?? '') ?? -1;
  return { parts, memberOf: memberFinder(tangle), numberOf, partOf };

  function partOf(file: string, folder: string | undefined): Part | undefined {
    if (folder === undefined || !candidates.has(folder)) return undefined;
    if (!file.startsWith(folder) || !folder.endsWith('/')) return undefined;
    const slash = file.indexOf('/', folder.length);
    const name = file.slice(folder.length, slash === -1 ? file.length : slash);
    // `cart` for `cart.h` and `cart.c`.
    const dot = name.indexOf('.', 1);
    const stem = dot === -1 ? name : name.slice(0, dot);
    const key = `${folder}${stem}`;
    let part = parts.get(key);
    if (part === undefined) {
      const path = slash === -1 ? undefined : `${folder}${name}/`;
      const links = { uses: [], needs: [], near: { count: 0, weight: 0 }, isBound: false };
      part = { member: numberOf(folder), folder, files: [], path, isEntry: entry.test(stem), ...links };
      parts.set(key, part);
    }
    part.files.push(file);
    return part;
  }
}

const entry = /^(?:index|__init__|mod|lib|main|include)$/;

/** A `*` in the path of a member stands for one name; `orders.rs` is the entry file of `orders/`. */
function memberFinder({ folder, members }: Tangle): (file: string) => string | undefined {
  const plain = new Set(members.filter((member) => !member.includes('*')));
  const patterns = members
    .filter((member) => !plain.has(member))
    .map((member) => {
      const path = member.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
      return { member, pattern: new RegExp(member.endsWith('/') ? `^${path}` : `^${path}$`) };
    });
  const root = folder === '.' ? '' : folder.replace(/\*.*$/, '');
  return (file) => {
    if (!file.startsWith(root)) return undefined;
    for (let end = file.indexOf('/', root.length); end !== -1; end = file.indexOf('/', end + 1)) {
      if (plain.has(file.slice(0, end + 1))) return file.slice(0, end + 1);
    }
    const asFolder = file.replace(/\.[^./]+$/, '/');
    return (
      [file, asFolder].find((path) => plain.has(path)) ??
      patterns.find(({ pattern }) => pattern.test(file))?.member
    );
  };
}
