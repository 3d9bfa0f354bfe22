// Which nodes reach a file that may load, or start, code its imports do not show.
import { canLoad, type Family, familyOf } from './language-families.ts';
import { type AffectedGraph, type Hop, spread, type Spread, pathTo } from './spread.ts';
import type { UnknownImport, UnknownOrigin } from './unknown-imports.ts';

/**
 * ID of a file → its unknown import, if that may load an affected file. The file is then affected itself, and so are its
 * dependents, which others may load in turn.
 */
export function findLoaders(
  graph: AffectedGraph,
  origins: readonly UnknownOrigin[],
  affected: ReadonlySet<Family | undefined>,
): ReadonlyMap<string, UnknownImport> {
  const families = new Set(affected);
  for (;;) {
    const found = new Map<string, UnknownImport>();
    for (const { file, unknown, family } of origins)
      if (!found.has(file) && canLoad(family, families)) found.set(file, unknown);
    const numbers = [...found.keys()].flatMap((id) => graph.numberOf.get(id) ?? []);
    const before = families.size;
    for (const number of spread(graph, numbers).keys())
      families.add(familyOf(graph.nodes[number]?.language ?? ''));
    if (families.size === before) return found;
  }
}

/** Finds which nodes reach any of the given files. */
export class Reach {
  readonly #graph: AffectedGraph;
  readonly #origins: ReadonlyMap<string, UnknownImport>;
  readonly #spread: Spread;

  constructor(graph: AffectedGraph, origins: ReadonlyMap<string, UnknownImport>) {
    this.#graph = graph;
    this.#origins = origins;
    this.#spread = spread(
      graph,
      [...origins.keys()].flatMap((id) => graph.numberOf.get(id) ?? []),
    );
  }

  /** A path from a node to one of these files, and its unknown import; undefined if there is none. */
  from(number: number): { readonly way: readonly Hop[]; readonly unknown: UnknownImport } | undefined {
    if (!this.#spread.has(number)) return undefined;
    const way = pathTo(this.#graph, this.#spread, number);
    const origin = way.at(-1)?.file ?? this.#graph.nodes[number]?.id ?? '';
    const unknown = this.#origins.get(origin);
    return unknown && { way, unknown };
  }
}
