// The dependencies between the members of a tangle, and the share of each part of a member in them.
import type { Graph } from '../../model/graph.ts';
import type { FoundTangle } from '../tangles/find-tangles.ts';
import { isOffered } from '../tangles/is-offered.ts';
import type { FolderTree } from '../folders/folder-tree.ts';
import type { WeightedDependency } from '../tangles/order-units.ts';

/** Something directly in a member that might belong elsewhere. */
export interface Part {
  /** A file, a header with its source, or a folder; or several that need each other. */
  readonly units: readonly number[];
  readonly files: number[];
  /** The unit of its member, and the index of that member. */
  readonly folder: number;
  readonly member: number;
  /** Entry files, files of a Go package and headers in `include` stand for their folder. */
  readonly isEntry: boolean;
  readonly isFolder: boolean;
  /** Dependencies of other members on it. */
  readonly uses: Link[];
  /** Its dependencies on other members. */
  readonly needs: Link[];
  /** Number and weight of the dependencies between it and the rest of its folder, in both directions. */
  readonly near: { readonly uses: Sum; readonly needs: Sum };
  /** Its dependencies on each other part of its folder. */
  readonly beside: Map<Part, Sum>;
  /** The other files in its folder that use it. */
  readonly users: Set<number>;
}

interface Sum {
  count: number;
  weight: number;
}

/** A dependency between files of two members. */
interface Link {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

export interface LinkedTangle {
  readonly parts: Iterable<Part>;
  readonly pairs: MemberPairs;
}

export interface WeighedGraph {
  readonly graph: Graph;
  readonly tree: FolderTree;
  /** Edge → its source file. */
  readonly sourceOf: Uint32Array;
  readonly weightOf: (edge: number) => number;
}

/** `candidates` are the members with parts that may be moved. */
export function linkMembers(
  { graph, tree, sourceOf, weightOf }: WeighedGraph,
  { members, dependencies }: FoundTangle,
  candidates: ReadonlySet<number>,
): LinkedTangle {
  const numberOf = new Map(members.map((unit, number) => [unit, number]));
  const pairs = new MemberPairs(members.length + 1);
  const parts = findParts(tree, { candidates, numberOf });
  for (const dependency of dependencies) {
    const from = numberOf.get(dependency.from)!;
    const to = numberOf.get(dependency.to)!;
    let sum = 0;
    for (const edge of dependency.edges) {
      const weight = weightOf(edge);
      sum += weight;
      const link: Link = { edge, from, to, weight };
      parts.of(graph.edgeTarget[edge]!)?.uses.push(link);
      parts.of(sourceOf[edge]!)?.needs.push(link);
    }
    pairs.add(from, to, dependency.edges.length, sum);
  }
  for (const part of parts.all) {
    for (const file of part.files) {
      for (let edge = graph.edgeStart[file]!; edge < graph.edgeStart[file + 1]!; edge++) {
        const target = graph.edgeTarget[edge]!;
        const other =
          target < graph.fileCount && graph.isOfProduct[edge] === 1 ? parts.of(target) : undefined;
        if (other === undefined || other === part || other.folder !== part.folder) continue;
        const weight = weightOf(edge);
        const beside = part.beside.get(other) ?? noSum();
        part.beside.set(other, beside);
        addTo(part.near.needs, 1, weight);
        addTo(other.near.uses, 1, weight);
        addTo(beside, 1, weight);
        other.users.add(file);
      }
    }
  }
  return { parts: parts.all, pairs };
}

interface Candidates {
  readonly candidates: ReadonlySet<number>;
  /** Unit of a member → index of the member. */
  readonly numberOf: ReadonlyMap<number, number>;
}

interface Parts {
  readonly all: readonly Part[];
  readonly of: (file: number) => Part | undefined;
}

const isPackage = /\/\*\.\w+$/;

function findParts(
  { unitOf, parent, paths, isEntry, isFolder }: FolderTree,
  { candidates, numberOf }: Candidates,
): Parts {
  const partOfUnit = new Map<number, Part>();
  const partOfFile: (Part | undefined)[] = Array(unitOf.length);
  const isCandidate = new Uint8Array(parent.length);
  for (const unit of candidates) isCandidate[unit] = 1;
  for (let file = 0; file < unitOf.length; file++) {
    let unit = unitOf[file]!;
    if (unit === -1) continue;
    while (unit !== 0 && isCandidate[parent[unit]!] === 0) unit = parent[unit]!;
    if (unit === 0) continue;
    let part = partOfUnit.get(unit);
    if (part === undefined) {
      const folder = parent[unit]!;
      part = {
        units: [unit],
        files: [],
        folder,
        member: numberOf.get(folder)!,
        isEntry: isEntry[unit]! || isPackage.test(paths[unit]!) || isOffered(paths[unit]!, paths[folder]!),
        isFolder: isFolder[unit]!,
        uses: [],
        needs: [],
        near: { uses: noSum(), needs: noSum() },
        beside: new Map(),
        users: new Set(),
      };
      partOfUnit.set(unit, part);
    }
    part.files.push(file);
    partOfFile[file] = part;
  }
  return { all: [...partOfUnit.values()], of: (file) => partOfFile[file] };
}

function noSum(): Sum {
  return { count: 0, weight: 0 };
}

function addTo(sum: Sum, count: number, weight: number): void {
  sum.count += count;
  sum.weight += weight;
}

/**
 * The part together with everything in its folder that it needs, such as an assertion helper and the exception it throws.
 * Undefined if it needs too many other parts, or if others use those more than it does.
 */
export function closePart(part: Part, mostParts: number): Part | undefined {
  const set = new Set([part]);
  for (const { beside } of set) {
    for (const other of beside.keys()) set.add(other);
    if (set.size > mostParts) return undefined;
  }
  const parts = [...set];
  const links = parts.flatMap((one) => one.uses);
  if (part.uses.length * 2 < links.length) return undefined;
  const uses = noSum();
  const users = new Set(parts.flatMap((one) => [...one.users]));
  for (const { near, beside, files } of parts) {
    for (const file of files) users.delete(file);
    addTo(uses, near.uses.count, near.uses.weight);
    for (const { count, weight } of beside.values()) addTo(uses, -count, -weight);
  }
  return {
    ...part,
    isEntry: parts.some(({ isEntry }) => isEntry),
    units: parts.flatMap(({ units }) => units),
    files: parts.flatMap(({ files }) => files),
    uses: links,
    needs: parts.flatMap((one) => one.needs),
    near: { uses, needs: noSum() },
    beside: new Map(),
    users,
  };
}

/** Number and weight of the dependencies from one member to another. */
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
    else addTo(known, count, weight);
  }

  list(): readonly (WeightedDependency & Sum)[] {
    return [...this.#sums]
      .filter(([, { count }]) => count > 0)
      .map(([key, sum]) => ({ from: Math.floor(key / this.#size), to: key % this.#size, ...sum }));
  }
}
