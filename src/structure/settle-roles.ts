// Names lie sometimes: `NodeTest.java` of an XPath library tests nodes, and `specs/` of React Native describes modules. A
// file that only a doubtful name calls a test is product where product files use it. And a folder called `testing` is part of
// the product in one project and holds all tests in another: what is in it and who uses it tell.
import type { FileRole } from '../model/file-role.ts';
import type { Graph } from '../model/graph.ts';

/** What names and the project itself say of a path. */
export interface NamedRoles {
  /** Whether it is a test or fixture only by a name that others give to product files. */
  readonly isDoubtful: (path: string) => boolean;
  /** Whether the project gives it a role. */
  readonly isConfigured: (path: string) => boolean;
}

/** The same roles if there is nothing to correct. */
export function settleRoles(
  graph: Graph,
  roles: readonly FileRole[],
  named: NamedRoles,
): readonly FileRole[] {
  return settleTestingFolders(graph, settleDoubtful(graph, roles, named), named);
}

function settleDoubtful(
  { fileCount, files, edgeStart, edgeTarget, isOfProduct }: Graph,
  roles: readonly FileRole[],
  { isDoubtful }: NamedRoles,
): readonly FileRole[] {
  if (!roles.includes('test') && !roles.includes('fixture')) return roles;
  const settled = [...roles];
  let count = 0;
  const follow = (file: number): void => {
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount || isOfProduct[edge] === 0) continue;
      if (settled[target] !== 'test' && settled[target] !== 'fixture') continue;
      if (!isDoubtful(files[target]!.path) || mayBeTest.test(files[file]!.path)) continue;
      settled[target] = 'product';
      count++;
      waiting.push(target);
    }
  };
  const waiting: number[] = [];
  for (let file = 0; file < fileCount; file++) if (roles[file] === 'product') follow(file);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) follow(file);
  return count === 0 ? roles : settled;
}

/** Suites, helpers and frameworks of tests that no convention names. What they use says nothing. */
const mayBeTest = /(?:^|[^A-Za-z])[Tt]est(?:s|ing)?(?![a-z])|Test(?:s|ing)?(?![a-z])|[Ss]uite/;

/** Where most of a folder `testing` are tests by their names and no product file uses the others, these are helpers of tests. */
function settleTestingFolders(
  graph: Graph,
  roles: readonly FileRole[],
  { isConfigured }: NamedRoles,
): readonly FileRole[] {
  const folderOf = graph.files.map(({ path }) => testingFolder.exec(path)?.[0]);
  const counts = new Map<string, { files: number; tests: number }>();
  for (const [file, folder] of folderOf.entries()) {
    if (folder === undefined) continue;
    const count = counts.get(folder) ?? { files: 0, tests: 0 };
    counts.set(folder, count);
    count.files++;
    if (roles[file] === 'test') count.tests++;
  }
  const helping = [...counts].filter(
    ([, { files, tests }]) => files >= fewestFiles && tests >= files * leastTests,
  );
  const folders = new Set(helping.map(([folder]) => folder));
  if (folders.size === 0) return roles;
  for (const folder of foldersUsedByProduct(graph, roles, folderOf)) folders.delete(folder);
  return roles.map((role, file) => {
    const isHelper = role === 'product' && folders.has(folderOf[file] ?? '');
    return isHelper && !isConfigured(graph.files[file]!.path) ? 'test' : role;
  });
}

function foldersUsedByProduct(
  { fileCount, edgeStart, edgeTarget, isOfProduct }: Graph,
  roles: readonly FileRole[],
  folderOf: readonly (string | undefined)[],
): ReadonlySet<string> {
  const used = new Set<string>();
  for (let file = 0; file < fileCount; file++) {
    if (roles[file] !== 'product') continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount || isOfProduct[edge] === 0) continue;
      const folder = folderOf[target];
      if (folder !== undefined && folder !== folderOf[file]) used.add(folder);
    }
  }
  return used;
}

const testingFolder = /^(?:.*?\/)??testing\//;

/** A public helper and its tests are a few files, and half of them are tests. */
const fewestFiles = 20;
const leastTests = 2 / 3;
