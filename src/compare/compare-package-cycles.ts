// Cycles between Go packages that a change closes, which the compiler rejects. There may be no cycle between their files,
// because the files of a folder are compiled as one.
import type { ChangedPackageCycle } from '../model/change.ts';
import type { DependencyEnds, Report } from '../model/report.ts';
import { findPackagePath, linkPackages } from '../query/cycles/package-cycles.ts';
import { folderOf, parentPath } from '../std/paths.ts';
import { writeDependency } from './match-edges.ts';
import type { Sides } from './sides.ts';

/** One for each package that newly imports another one from which a path leads back. Each cycle is listed once. */
export function comparePackageCycles({ before, after, names, edges }: Sides): readonly ChangedPackageCycle[] {
  const fresh = edges.different.flatMap(({ before: then, after: now }) =>
    now !== undefined && then === undefined && isBetweenFolders(now) ? [now] : [],
  );
  if (fresh.length === 0) return [];
  const packages = linkPackages(productOf(after));
  const isOfPackage = new Set([...packages.edgesFrom.values()].flat());
  const old = new Set(
    before.detailed.edges
      .filter(isBetweenFolders)
      .map(({ source, target }) => pairOf({ source: names.toAfter(source), target: names.toAfter(target) })),
  );
  const moduleOf = findModules(after);
  const told = new Set<string>();
  return fresh.flatMap((edge): ChangedPackageCycle[] => {
    if (!isOfPackage.has(edge) || old.has(pairOf(edge))) return [];
    const back = findPackagePath(packages, folderOf(edge.target), folderOf(edge.source));
    if (back === undefined) return [];
    const path = [edge, ...back];
    const members = path.map(({ source }) => folderOf(source));
    const key = JSON.stringify(members.toSorted());
    // Another module can import an earlier version of the package.
    if (told.has(key) || new Set(members.map(moduleOf)).size > 1) return [];
    told.add(key);
    return [{ packages: members, path: path.map(writeDependency) }];
  });
}

function isBetweenFolders({ source, target }: DependencyEnds): boolean {
  return source.endsWith('.go') && target.endsWith('.go') && folderOf(source) !== folderOf(target);
}

function pairOf({ source, target }: DependencyEnds): string {
  return `${folderOf(source)}\0${folderOf(target)}`;
}

/** Packages in test data may be broken on purpose. */
function productOf({ detailed }: Report): Report['detailed'] {
  const nodes = detailed.nodes.filter((node) => node.type === 'file' && node.role === 'product');
  const isProduct = new Set(nodes.map(({ id }) => id));
  return { nodes, edges: detailed.edges.filter(({ source }) => isProduct.has(source)) };
}

/** The folder of a package → the folder of its `go.mod`; empty for the root, or if there is none. */
function findModules({ provides }: Partial<Pick<Report, 'provides'>>): (folder: string) => string {
  const modules = new Set(
    provides
      ?.filter(({ manifest }) => manifest.endsWith('go.mod'))
      .map(({ manifest }) => parentPath(manifest)),
  );
  return (folder) => {
    let module = folder;
    while (module !== '' && !modules.has(module)) module = parentPath(module);
    return module;
  };
}
