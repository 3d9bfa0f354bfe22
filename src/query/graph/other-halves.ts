// Files that are used as one unit. A header and the files with its definitions: files that include `cart.h` use `cart.c`. A
// file and its declaration file. A Go type and its methods in other files, because a method call does not name the file.
import { isHeader } from '../../model/header-name.ts';
import { pairHeaders } from './pair-headers.ts';
import type { ReportGraph } from './report-graph.ts';
import { addTo } from '../../std/multi-map.ts';

/** What is needed to find units. */
export type UnitGraph = Pick<ReportGraph, 'nodes' | 'numberOf' | 'edgeSource' | 'edgeTarget' | 'importsOf'>;

/** File → all files in its unit, including itself, by number. */
export type UnitOf = (file: number) => readonly number[];

/** Headers and their sources, files and their declaration files; Go files that declare methods for a type in another file. */
export function findUnits(graph: UnitGraph): UnitOf {
  const units = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    const [unit, other] = [units.get(a) ?? [a], units.get(b) ?? [b]];
    if (unit === other) return;
    unit.push(...other);
    for (const file of unit) units.set(file, unit);
  };
  pairHeaders(graph, join);
  joinDeclarations(graph.nodes, join);
  for (const [file, types] of findMethodFiles(graph)) for (const type of types) join(file, type);
  return (file) => units.get(file) ?? [file];
}

/**
 * `Theme.svelte.d.ts` and `cart.d.ts` contain the types of `Theme.svelte` and `cart.js` next to them; `cart.pyi` those of
 * `cart.py`.
 */
function joinDeclarations(nodes: ReportGraph['nodes'], join: (a: number, b: number) => void): void {
  const declarations = new Map<string, number>();
  for (const [file, { id }] of nodes.entries())
    if (isDeclaration(id)) declarations.set(id.replace(declaration, ''), file);
  if (declarations.size === 0) return;
  for (const [file, { id }] of nodes.entries()) {
    if (isDeclaration(id) || !hasDeclaration.test(id)) continue;
    const types = declarations.get(id) ?? declarations.get(id.replace(hasDeclaration, ''));
    if (types !== undefined) join(types, file);
  }
}

const declaration = /\.d\.[cm]?ts$|\.pyi$/;
const hasDeclaration = /\.(?:[cm]?[jt]sx?|vue|svelte|py)$/;

export function isDeclaration(path: string): boolean {
  return declaration.test(path);
}

/** Go files with methods for types declared in other files → those files, by number. */
export function findMethodFiles({
  nodes,
  edgeSource,
  edgeTarget,
  importsOf,
}: UnitGraph): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [edge, source] of edgeSource.entries()) {
    const { id, language } = nodes[source]!;
    // Methods added by tests are not visible to others.
    if (language !== 'go' || id.endsWith('_test.go')) continue;
    if (!importsOf(edge).some(({ specifier }) => specifier.startsWith('func ('))) continue;
    addTo(found, source, edgeTarget[edge]!);
  }
  return found;
}

/** The headers of source files, and the files with the types of their methods: using those means using these files. */
export function findHeaders(graph: UnitGraph, ids: readonly string[]): readonly string[] {
  const unitOf = findUnits(graph);
  const methods = findMethodFiles(graph);
  const own = new Set(ids);
  const headers = ids.flatMap((id) => {
    if (isHeader(id)) return [];
    const number = graph.numberOf.get(id)!;
    const types = methods.get(number);
    if (types !== undefined) return types.map((type) => graph.nodes[type]!.id);
    return unitOf(number)
      .map((half) => graph.nodes[half]!.id)
      .filter(isHeader);
  });
  return [...new Set(headers)].filter((header) => !own.has(header));
}
