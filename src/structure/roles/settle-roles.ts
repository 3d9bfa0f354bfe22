// Names can mislead: `NodeTest.java` in an XPath library tests nodes, and `specs/` in React Native describes modules. A file
// that looks like a test only by a doubtful name is product code if product files use it. And a folder `testing`, or
// `integration` at the root, is part of the product in one project and contains all tests in another: its contents and its
// users decide.
import type { ConventionsOf } from '../../model/conventions.ts';
import type { FileRole } from '../../model/file-role.ts';
import type { Graph } from '../../model/graph.ts';
import { isHeader } from '../../model/header-name.ts';
import { groupBy } from '../../std/group-by.ts';
import { settleTestFiles } from './settle-test-files.ts';

/** What names and the configuration say about a path. */
export interface NamedRoles {
  /** Whether its role as test, fixture, example or documentation rests only on a name that product files can have too. */
  readonly isDoubtful: (path: string) => boolean;
  /** Whether the configuration sets its role. */
  readonly isConfigured: (path: string) => boolean;
}

export interface RoleEvidence extends NamedRoles {
  readonly conventionsOf: ConventionsOf;
}

/** Returns the given roles if there is nothing to correct. */
export function settleRoles(
  graph: Graph,
  roles: readonly FileRole[],
  evidence: RoleEvidence,
): readonly FileRole[] {
  const settled = settleDoubtful(graph, settleTestFiles(graph, roles, evidence), evidence);
  return settleTestingFolders(graph, settled, evidence);
}

function settleDoubtful(
  { fileCount, files, edgeStart, edgeTarget, isOfProduct }: Graph,
  roles: readonly FileRole[],
  { isDoubtful }: NamedRoles,
): readonly FileRole[] {
  /** File → 1 if its role may still be corrected. */
  const mayBeWrong = new Uint8Array(fileCount);
  for (let file = 0; file < fileCount; file++) if (maySettle.has(roles[file]!)) mayBeWrong[file] = 1;
  if (!mayBeWrong.includes(1)) return roles;
  const settled = [...roles];
  let count = 0;
  const isUnsettled = (file: number): boolean => {
    if (mayBeWrong[file] === 1 && !isDoubtful(files[file]!.path)) mayBeWrong[file] = 0;
    return mayBeWrong[file] === 1;
  };
  const settle = (file: number): void => {
    settled[file] = 'product';
    mayBeWrong[file] = 0;
    count++;
    waiting.push(file);
  };
  const otherHalves = halfFinder(files);
  const follow = (file: number): void => {
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount || mayBeWrong[target] === 0 || isOfProduct[edge] === 0) continue;
      if (!isUnsettled(target) || mayBeTest.test(files[file]!.path)) continue;
      settle(target);
      for (const half of otherHalves(target)) if (isUnsettled(half)) settle(half);
    }
  };
  const waiting: number[] = [];
  for (let file = 0; file < fileCount; file++) if (roles[file] === 'product') follow(file);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) follow(file);
  return count === 0 ? roles : settled;
}

const maySettle: ReadonlySet<FileRole> = new Set(['test', 'fixture', 'example', 'docs']);

/** Header → the files with its name, which define what it declares. */
function halfFinder(files: Graph['files']): (header: number) => readonly number[] {
  const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  let filesOf: ReadonlyMap<string, readonly number[]> | undefined;
  return (header) => {
    const { path } = files[header]!;
    if (!isHeader(path)) return [];
    filesOf ??= groupBy(files.keys(), (file) => nameOf(files[file]!.path));
    return filesOf.get(nameOf(path)) ?? [];
  };
}

/** Test suites, helpers and frameworks that no convention covers. What they use proves nothing. */
const mayBeTest = /(?:^|[^A-Za-z])[Tt]est(?:s|ing)?(?![a-z])|Test(?:s|ing)?(?![a-z])|[Ss]uite/;

/**
 * A folder `testing`, `shoptests` or `integration` contains test helpers if most of its files are tests by name (or scripts, which nothing
 * imports) and no product file uses the others.
 */
function settleTestingFolders(
  graph: Graph,
  roles: readonly FileRole[],
  { isConfigured, conventionsOf }: RoleEvidence,
): readonly FileRole[] {
  const isScript = (file: number): boolean => !conventionsOf(graph.files[file]!.language).isProgram;
  const counts = new Map<string, { files: number; tests: number }>();
  const folderOf = new Map<number, string>();
  for (let file = 0; file < graph.fileCount; file++) {
    const { path } = graph.files[file]!;
    const folder = mayBeTesting(path) ? testingFolder.exec(path)?.[0] : undefined;
    if (folder === undefined) continue;
    folderOf.set(file, folder);
    const count = counts.get(folder) ?? { files: 0, tests: 0 };
    counts.set(folder, count);
    count.files++;
    if (roles[file] === 'test' || isScript(file)) count.tests++;
  }
  const helping = [...counts].filter(
    ([, { files, tests }]) => files >= minFiles && tests >= files * minTestShare,
  );
  const folders = new Set(helping.map(([folder]) => folder));
  if (folders.size === 0) return roles;
  for (const folder of foldersUsedByProduct(graph, roles, folderOf)) folders.delete(folder);
  return roles.map((role, file) => {
    const isHelper = role === 'product' && folders.has(folderOf.get(file) ?? '');
    return isHelper && !isConfigured(graph.files[file]!.path) ? 'test' : role;
  });
}

function foldersUsedByProduct(
  { fileCount, edgeStart, edgeTarget, isOfProduct }: Graph,
  roles: readonly FileRole[],
  folderOf: ReadonlyMap<number, string>,
): ReadonlySet<string> {
  const used = new Set<string>();
  for (let file = 0; file < fileCount; file++) {
    if (roles[file] !== 'product') continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount || isOfProduct[edge] === 0) continue;
      const folder = folderOf.get(target);
      if (folder !== undefined && folder !== folderOf.get(file)) used.add(folder);
    }
  }
  return used;
}

/** Most paths contain neither and need no closer check. */
function mayBeTesting(path: string): boolean {
  return path.includes('testing/') || path.includes('tests/') || path.startsWith('integration/');
}

const testingFolder = /^(?:(?:.*?\/)??(?:testing|[a-z]+tests)|integration)\//;

/** A public helper and its tests are only a few files, half of them tests. */
const minFiles = 20;
const minTestShare = 2 / 3;
