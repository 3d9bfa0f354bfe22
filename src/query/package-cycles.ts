// Cycles between the packages of Go: the files of a folder are compiled as one, and the compiler refuses packages that import
// each other, whichever of their files do.
import type { DetailedEdge, DetailedFile, Report } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';
import { type DependencyPlace, placeOf } from './dependency-place.ts';

export function isGoPackageFile(id: string): boolean {
  // A test can be of a package of its own, `cart_test`, which may import what imports `cart`.
  return id.endsWith('.go') && !id.endsWith('_test.go');
}

/** For each package that the file would be the first of its own to import: a shortest way back to its own, if there is one. */
export function findPackageCycles(
  { nodes, edges }: Report['detailed'],
  file: string,
  imports: readonly string[],
): readonly (readonly DependencyPlace[])[] {
  const folderOf = new Map(
    nodes
      .filter((node): node is DetailedFile => node.type === 'file' && isGoPackageFile(node.id))
      .map(({ id, folder }) => [id, folder]),
  );
  const slash = file.lastIndexOf('/');
  const own = slash === -1 ? '.' : file.slice(0, slash);
  const edgesFrom = groupBy(
    edges.filter((edge) => folderOf.has(edge.target) && isCompiled(edge)),
    ({ source }) => folderOf.get(source) ?? '',
  );
  const used = new Set((edgesFrom.get(own) ?? []).map(({ target }) => folderOf.get(target)));
  const packages = new Set(imports.map((id) => folderOf.get(id)));
  return [...packages].flatMap((start) => {
    if (start === undefined || start === own || used.has(start)) return [];
    const way = shortestWay(edgesFrom, folderOf, { start, end: own });
    return way === undefined ? [] : [way.map(placeOf)];
  });
}

/** Not an import of a file that no build compiles. */
function isCompiled({ imports }: DetailedEdge): boolean {
  return imports.some(({ role }) => role === undefined);
}

/** Breadth first, from package to package. */
function shortestWay(
  edgesFrom: ReadonlyMap<string, readonly DetailedEdge[]>,
  folderOf: ReadonlyMap<string, string>,
  { start, end }: { readonly start: string; readonly end: string },
): readonly DetailedEdge[] | undefined {
  const ways = new Map<string, readonly DetailedEdge[]>([[start, []]]);
  for (const [at, way] of ways) {
    if (at === end) return way;
    for (const edge of edgesFrom.get(at) ?? []) {
      const next = folderOf.get(edge.target) ?? '';
      if (!ways.has(next)) ways.set(next, [...way, edge]);
    }
  }
  return undefined;
}
