// Types declared in several files. A name of such a type leads to all of them in the graph, because the compiler reads all.
// For folders only the main parts count, in the files named like the type: code that names `Policy` does not need its part in
// the cache folder.
import type { ConventionsOf } from '../../model/conventions.ts';
import type { Graph } from '../../model/graph.ts';
import { ownerOfPrivateHeader } from '../../model/header-name.ts';

/** Edges that lead to no main part of any type that they name, or from one part of a type to another. */
export function findOtherParts(graph: Graph, conventionsOf: ConventionsOf): readonly number[] {
  const { fileCount, files, edgeStart, edgeTarget, evidence } = graph;
  const others: number[] = [];
  const sources: number[] = [];
  for (let file = 0; file < fileCount; file++)
    if (conventionsOf(files[file]!.language).hasPartialTypes === true) sources.push(file);
  const types = new PartialTypes();
  for (const file of sources) {
    const main = new Map<string, readonly number[]>();
    for (const [name, edges] of namesOfSeveral(graph, file)) {
      types.add(edges.map((edge) => edgeTarget[edge]!));
      main.set(name, mainParts(graph, name, edges));
    }
    if (main.size === 0) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++)
      if (evidence[edge]!.every(({ specifier }) => main.get(specifier)?.includes(edge) === false))
        others.push(edge);
  }
  for (const file of sources) {
    if (!types.has(file)) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++)
      if (types.areParts(file, edgeTarget[edge]!)) others.push(edge);
  }
  return others;
}

/** A name that leads to several files → the edges to them. */
function namesOfSeveral(
  { fileCount, edgeStart, edgeTarget, evidence }: Graph,
  file: number,
): ReadonlyMap<string, readonly number[]> {
  const first = new Map<string, number>();
  const several = new Map<string, number[]>();
  for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
    if (edgeTarget[edge]! >= fileCount) continue;
    for (const { specifier } of evidence[edge]!) {
      const known = first.get(specifier);
      const edges = several.get(specifier);
      if (known === undefined) first.set(specifier, edge);
      else if (edges === undefined && known !== edge) several.set(specifier, [known, edge]);
      else if (edges !== undefined && edges.at(-1) !== edge) edges.push(edge);
    }
  }
  return several;
}

/**
 * `Policy.cs` for `Policy.Handle()`, and `Policy.Async.cs` in folders without it; if there are none, `PolicyT.cs`; otherwise
 * all files.
 */
function mainParts({ files, edgeTarget }: Graph, name: string, edges: readonly number[]): readonly number[] {
  const words: readonly string[] = name.match(/\w+/g) ?? [];
  const stems = edges.map((edge) => stemOf(files[edgeTarget[edge]!]!.path));
  const called = edges.filter((_, i) => words.includes(stems[i]!));
  if (called.length > 0) return withoutParts(called, (edge) => files[edgeTarget[edge]!]!.path);
  const alike = edges.filter((_, i) => words.some((word) => stems[i]!.startsWith(word)));
  return alike.length > 0 ? alike : edges;
}

/** Next to `Policy.cs`, `Policy.Async.cs` is one unit with it. */
function withoutParts(edges: readonly number[], pathOf: (edge: number) => string): readonly number[] {
  const paths = new Set(edges.map(pathOf));
  return edges.filter((edge) => {
    const path = pathOf(edge);
    const whole = wholeOf(path);
    return whole === path || !paths.has(whole);
  });
}

/** `Shop/Policy.cs` of `Shop/Policy.Async.cs`. `Policy.Extensions.cs` has methods from outside, in a class of its own. */
export function wholeOf(path: string): string {
  if (path.endsWith('.Extensions.cs')) return path;
  const name = path.lastIndexOf('/') + 1;
  const dot = path.indexOf('.', name);
  return dot <= name ? path : path.slice(0, dot) + path.slice(path.lastIndexOf('.'));
}

/** Up to the first dot or underscore. */
function stemOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.slice(0, name.search(/[._]/));
}

class PartialTypes {
  readonly #known = new Set<string>();
  /** File → the types that it declares a part of. */
  readonly #typesOf = new Map<number, number[]>();

  add(files: readonly number[]): void {
    const key = files.join(' ');
    if (this.#known.has(key)) return;
    this.#known.add(key);
    for (const file of files) {
      const types = this.#typesOf.get(file);
      if (types === undefined) this.#typesOf.set(file, [this.#known.size]);
      else types.push(this.#known.size);
    }
  }

  has(file: number): boolean {
    return this.#typesOf.has(file);
  }

  areParts(a: number, b: number): boolean {
    const types = this.#typesOf.get(a);
    return types !== undefined && this.#typesOf.get(b)?.some((type) => types.includes(type)) === true;
  }
}

interface WholesInput {
  readonly files: readonly { readonly path: string; readonly language: string }[];
  /** File → whether it takes part. */
  readonly takesPart: (file: number) => boolean;
  readonly conventionsOf: ConventionsOf;
}

/**
 * The files of types that have a further part next to them, `Policy.cs` with `Policy.Async.cs`; and without an extension
 * those with a private header, `cart.cpp` with `cart_p.h`.
 */
export function findWholes({ files, takesPart, conventionsOf }: WholesInput): ReadonlySet<string> {
  const paths = new Set<string>();
  const wholes = new Set<string>();
  for (let file = 0; file < files.length; file++) {
    const { path, language } = files[file]!;
    const { hasPartialTypes, pairsHeaders } = conventionsOf(language);
    if ((hasPartialTypes !== true && pairsHeaders !== true) || !takesPart(file)) continue;
    const whole = pairsHeaders === true ? ownerOfPrivateHeader(path) : wholeOf(path);
    if (whole === undefined || whole === path) paths.add(pairsHeaders === true ? withoutEnding(path) : path);
    else wholes.add(whole);
  }
  return new Set([...wholes].filter((whole) => paths.has(whole)));
}

function withoutEnding(path: string): string {
  return path.replace(/(?<=[^/])\.[^/]*$/, '');
}
