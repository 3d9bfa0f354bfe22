// A dependency as a place in the code.
import type { DetailedEdge } from '../model/report.ts';
import type { ImportKind, ImportRole } from '../model/source.ts';

export interface DependencyPlace {
  readonly source: string;
  readonly target: string;
  readonly line: number;
  readonly kind: ImportKind;
  /** Absent for an import of the product. */
  readonly role?: ImportRole;
}

/** The most useful line: an import that exists at run time, if there is one. */
export function placeOf(edge: DetailedEdge): DependencyPlace {
  const line = lineOf(edge);
  return placesOf(edge).find((place) => place.line === line)!;
}

/** Where users find the dependency: the first import that exists at run time, else the first mention of the target. */
export function lineOf({ imports }: Pick<DetailedEdge, 'imports'>): number {
  const ofProduct = imports.filter(({ role }) => role === undefined);
  const found =
    ofProduct.find(({ kind }) => kind === 'static' || kind === 'lazy') ??
    ofProduct.find(({ kind }) => kind !== 'type');
  return (found ?? imports[0]!).line;
}

/** All lines, without duplicates: a line can import several things from one file. */
export function placesOf({ source, target, imports }: DetailedEdge): readonly DependencyPlace[] {
  const places = new Map<string, DependencyPlace>();
  for (const { line, kind, role } of imports) {
    const place = { source, target, line, kind, ...(role !== undefined && { role }) };
    places.set(`${line} ${kind} ${role}`, place);
  }
  return [...places.values()];
}

/** Whether none of it exists at run time: it is only for types or documentation, or unused. */
export function isTypeOnly({ imports }: Pick<DetailedEdge, 'imports'>): boolean {
  return imports.every(isErased);
}

export function isErased({ kind, role }: Pick<DependencyPlace, 'kind' | 'role'>): boolean {
  return kind === 'type' || role === 'docs' || role === 'unused';
}
