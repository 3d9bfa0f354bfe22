// Cycles between Go packages. The files of a folder are compiled as one, and the compiler rejects packages that import each
// other, through whichever files.
import type { DetailedEdge, DetailedFile, Report } from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import { type DependencyPlace, placeOf } from '../dependency-place.ts';

export function isGoPackageFile(id: string): boolean {
  // A test can be in a separate package, `cart_test`, which may import packages that import `cart`.
  return id.endsWith('.go') && !id.endsWith('_test.go');
}

/** Imports between packages. */
export interface LinkedPackages {
  /** ID of a file → the folder of its package. */
  readonly folderOf: ReadonlyMap<string, string>;
  /** Package → the dependencies of its files, including those inside the package. */
  readonly edgesFrom: ReadonlyMap<string, readonly DetailedEdge[]>;
}

export function linkPackages({ nodes, edges }: Report['detailed']): LinkedPackages {
  const folderOf = new Map(
    nodes
      .filter((node): node is DetailedFile => node.type === 'file' && isGoPackageFile(node.id))
      .map(({ id, folder }) => [id, folder]),
  );
  const edgesFrom = groupBy(
    edges.filter((edge) => folderOf.has(edge.target) && isCompiled(edge)),
    ({ source }) => folderOf.get(source) ?? '',
  );
  return { folderOf, edgesFrom };
}

/**
 * For each package that the file would be the first in its own to import: a shortest path back to its own package, if there
 * is one.
 */
export function findPackageCycles(
  detailed: Report['detailed'],
  file: string,
  imports: readonly string[],
): readonly (readonly DependencyPlace[])[] {
  const packages = linkPackages(detailed);
  const { folderOf, edgesFrom } = packages;
  const slash = file.lastIndexOf('/');
  const own = slash === -1 ? '.' : file.slice(0, slash);
  const used = new Set((edgesFrom.get(own) ?? []).map(({ target }) => folderOf.get(target)));
  const imported = new Set(imports.map((id) => folderOf.get(id)));
  return [...imported].flatMap((start) => {
    if (start === undefined || start === own || used.has(start)) return [];
    const way = findPackagePath(packages, start, own);
    return way === undefined ? [] : [way.map(placeOf)];
  });
}

/** False for imports of a file that no build compiles. */
function isCompiled({ imports }: DetailedEdge): boolean {
  return imports.some(({ role }) => role === undefined);
}

/** The shortest path from package to package. Undefined if there is none. */
export function findPackagePath(
  { edgesFrom, folderOf }: LinkedPackages,
  start: string,
  end: string,
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
