// Headers of C and C++ in folders apart from their sources: `include/shop/cart/` declares what `src/cart/` defines. Both
// belong to one component; by path alone, every source folder would depend on `include` and none on another.
import { isHeader } from '../../model/header-name.ts';
import { groupBy } from '../../std/group-by.ts';
import type { TreeInput } from './folder-tree.ts';
import { nameOf, parentPath } from '../../std/paths.ts';
import { addTo } from '../../std/multi-map.ts';

export type HeaderInput = Pick<TreeInput, 'files' | 'takesPart' | 'conventionsOf'>;

/** The folder that a folder of headers belongs to. */
export interface HeaderFolder {
  readonly folder: string;
  /**
   * Whether both are one unit, because the sources of the headers are there. Otherwise the folder of headers is a part of the
   * other.
   */
  readonly isOne: boolean;
}

/** Considers folders called `include` in which most headers have their sources in folders with matching names. */
export function findHeaderFolders(input: HeaderInput): ReadonlyMap<string, HeaderFolder> {
  const { headersIn, sourcesOf } = findHeaders(input);
  const found = new Map<string, HeaderFolder>();
  for (const [include, headers] of headersIn) {
    const votes = new Votes(include.slice(0, include.lastIndexOf('/') + 1));
    for (const header of headers) votes.add(header, sourcesOf.get(stemOf(header)) ?? []);
    new HeaderFolders(include, votes).join(found);
  }
  return found;
}

interface Headers {
  /** Folder called `include` → the headers below it. */
  readonly headersIn: ReadonlyMap<string, readonly string[]>;
  /** Base name → the sources with it outside all `include` folders. */
  readonly sourcesOf: ReadonlyMap<string, readonly string[]>;
}

const includeFolder = /(?:^|\/)(?:includes?|inc|headers)(?=\/)/i;

function findHeaders({ files, takesPart, conventionsOf }: HeaderInput): Headers {
  const headersIn = new Map<string, string[]>();
  const sourcesOf = new Map<string, string[]>();
  for (let file = 0; file < files.length; file++) {
    const { path, language } = files[file]!;
    if (conventionsOf(language).pairsHeaders !== true || !takesPart(file)) continue;
    const include = includeFolder.exec(path);
    if (include === null) {
      if (!isHeader(path)) addTo(sourcesOf, stemOf(path), path);
    } else if (isHeader(path)) addTo(headersIn, path.slice(0, include.index + include[0].length), path);
  }
  return { headersIn, sourcesOf };
}

/**
 * The minimum number of headers with a source in the other folder, which must also be half of the headers with any source.
 */
const minHeaders = 2;

/** The sources of headers, counted by folder, if the folder is named like one around the header. */
class Votes {
  readonly #below = new Map<string, Sources>();
  readonly #directlyIn = new Map<string, Sources>();
  readonly #above: string;

  /** Only sources below this path count. */
  constructor(above: string) {
    this.#above = above;
  }

  /** Folders with headers that have a source. */
  get folders(): Iterable<string> {
    return this.#below.keys();
  }

  /** The number of headers below a folder that have a source. */
  countBelow(folder: string): number {
    return this.#below.get(folder)!.headers;
  }

  add(header: string, allSources: readonly string[]): void {
    const sources = allSources.filter((source) => source.startsWith(this.#above));
    if (sources.length === 0) return;
    count(this.#directlyIn, parentPath(header), sources.map(parentPath));
    for (let folder = parentPath(header); folder.length > this.#above.length; folder = parentPath(folder)) {
      const name = nameOf(folder);
      count(
        this.#below,
        folder,
        sources.flatMap((source) => this.#foldersCalled(name, source)),
      );
    }
  }

  /** The folder with the same name that contains most of the sources. */
  winner(folder: string): string | undefined {
    const { headers, folders } = this.#below.get(folder)!;
    return heaviest(folders, Math.max(minHeaders, headers / 2));
  }

  /** Whether most headers of a folder have their source directly in the other one. */
  isOne(folder: string, other: string): boolean {
    const own = this.#directlyIn.get(folder);
    return own === undefined || 2 * (own.folders.get(other) ?? 0) >= own.headers;
  }

  #foldersCalled(name: string, source: string): readonly string[] {
    const found: string[] = [];
    for (let folder = parentPath(source); folder.length > this.#above.length; folder = parentPath(folder))
      if (nameOf(folder) === name) found.push(folder);
    return found;
  }
}

interface Sources {
  /** Number of headers that have a source. */
  headers: number;
  /** Folder → the number of headers with a source in it. */
  readonly folders: Map<string, number>;
}

function count(all: Map<string, Sources>, folder: string, found: readonly string[]): void {
  let own = all.get(folder);
  if (own === undefined) all.set(folder, (own = { headers: 0, folders: new Map<string, number>() }));
  own.headers++;
  for (const each of new Set(found)) own.folders.set(each, (own.folders.get(each) ?? 0) + 1);
}

class HeaderFolders {
  readonly #include: string;
  readonly #votes: Votes;
  readonly #childrenOf: ReadonlyMap<string, readonly string[]>;
  /** Folder of headers → the source folder with its name. */
  readonly #named = new Map<string, string>();
  /** Where headers belong if the name of their folder means nothing: `include`, or `include/shop`. */
  readonly #unnamed = new Map<string, string>();

  constructor(include: string, votes: Votes) {
    this.#include = include;
    this.#votes = votes;
    // Inner folders take precedence.
    const folders = [...votes.folders].sort((a, b) => b.length - a.length);
    this.#childrenOf = groupBy(folders, parentPath);
    for (const folder of folders) {
      const winner = folder === include ? undefined : votes.winner(folder);
      const place = winner === undefined ? this.#commonPlace(folder) : undefined;
      if (winner !== undefined) this.#named.set(folder, winner);
      if (place !== undefined) this.#unnamed.set(folder, place);
    }
  }

  /** Merges all folders in this one or none: after merging half of them, the rest would seem to use all others. */
  join(found: Map<string, HeaderFolder>): void {
    const place = this.#unnamed.get(this.#include);
    if (place === undefined) return;
    const own = new Map<string, HeaderFolder>();
    this.#joinBelow(this.#include, place, own);
    const whole = new Set(Array.from(own.values(), ({ folder, isOne }) => (isOne ? folder : undefined)));
    // If both public and internal headers belong to a folder, neither can be just a part of it.
    for (const [headers, { folder }] of own) found.set(headers, { folder, isOne: whole.has(folder) });
  }

  #joinBelow(folder: string, place: string, found: Map<string, HeaderFolder>): void {
    found.set(folder, { folder: place, isOne: true });
    const isNamed = this.#named.has(folder);
    for (const child of this.#childrenOf.get(folder) ?? []) {
      const [own, unnamed] = [this.#named.get(child), this.#unnamed.get(child)];
      if (own === undefined) {
        if (unnamed !== undefined && !isNamed) this.#joinBelow(child, unnamed, found);
      } else if (!isNamed || parentPath(own) === place) {
        if (this.#votes.isOne(child, own)) this.#joinBelow(child, own, found);
        else found.set(child, { folder: own, isOne: false });
      }
    }
  }

  /** The folder that contains most of the folders that its children are merged with. */
  #commonPlace(folder: string): string | undefined {
    const weights = new Map<string, number>();
    for (const child of this.#childrenOf.get(folder) ?? []) {
      const own = this.#named.get(child);
      const place = own === undefined ? this.#unnamed.get(child) : parentPath(own);
      if (place !== undefined) weights.set(place, (weights.get(place) ?? 0) + this.#votes.countBelow(child));
    }
    return heaviest(weights, Math.max(minHeaders, this.#votes.countBelow(folder) / 2));
  }
}

/** The key with the largest weight, the first one on a tie; undefined if no weight is large enough. */
function heaviest(weights: Iterable<readonly [string, number]>, least: number): string | undefined {
  let [best, most] = [undefined as string | undefined, 0];
  for (const [key, weight] of weights) if (weight >= least && weight > most) [best, most] = [key, weight];
  return best;
}

/** Up to the first dot. */
function stemOf(path: string): string {
  return nameOf(path).replace(/(?<=.)\..*/s, '');
}
