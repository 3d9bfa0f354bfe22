// The test files that a test runner accepts, without their helpers.
import type { DetailedFile, Settings } from '../../model/report.ts';
import { compileGlob } from '../../std/glob.ts';
import type { ReportGraph } from '../graph/report-graph.ts';
import { hasInlineTests, isNamedAsTest, isTestData, mayBeTest } from './test-conventions.ts';

/** Numbers of nodes. */
export function findTests(graph: ReportGraph, { affected, modules }: Settings): ReadonlySet<number> {
  const files = graph.nodes.slice(0, graph.fileCount) as readonly DetailedFile[];
  if (affected?.tests !== undefined) {
    const globs = affected.tests.map(compileGlob);
    return new Set(numbersOf(files, ({ id }) => globs.some((glob) => glob.matches(id))));
  }
  const tests = new Set(numbersOf(files, isTest));
  const crates = new Set(['.', ...modules]);
  for (const number of numbersOf(files, (file) => isRustTarget(file, crates))) tests.add(number);
  addUncalled(graph, files, tests);
  return tests;
}

function numbersOf(files: readonly DetailedFile[], isMeant: (file: DetailedFile) => boolean): number[] {
  return files.flatMap((file, number) => (isMeant(file) ? [number] : []));
}

const withoutTests: ReadonlySet<string> = new Set(['fixture', 'generated', 'vendored']);

function isTest({ id, language, role }: DetailedFile): boolean {
  if (withoutTests.has(role)) return false;
  return hasInlineTests(language) || isNamedAsTest(language, id);
}

/** What cargo compiles into a test program: `tests/*.rs`, and the root file of a crate, for the tests inside the crate. */
function isRustTarget({ id, language, role }: DetailedFile, crates: ReadonlySet<string>): boolean {
  if (language !== 'rust' || withoutTests.has(role)) return false;
  const [, crate = '', target] =
    /^(?:(.*)\/)?(?:(src\/(?:lib|main)\.rs|src\/bin\/[^/]+\.rs)|tests\/(?:[^/]+|[^/]+\/main)\.rs)$/.exec(
      id,
    ) ?? [];
  if (target === undefined && !/(?:^|\/)tests\//.test(id)) return false;
  return crates.has(crate === '' ? '.' : crate);
}

/**
 * If a project has no naming convention for tests, a test is a file with role `test` that no other file uses. Every file with
 * that role then belongs to a test, even in a cycle.
 */
function addUncalled(graph: ReportGraph, files: readonly DetailedFile[], tests: Set<number>): void {
  const isCandidate = (number: number): boolean => {
    const file = files[number];
    return file?.role === 'test' && mayBeTest(file.language, file.id) && !isTestData(file.role, file.id);
  };
  const usedByTests = (number: number): boolean =>
    graph.inEdges
      .subarray(graph.inStart[number], graph.inStart[number + 1])
      .some(
        (edge) => graph.edgeSource[edge] !== number && files[graph.edgeSource[edge] ?? -1]?.role === 'test',
      );
  for (const number of files.keys())
    if (!tests.has(number) && isCandidate(number) && !usedByTests(number)) tests.add(number);
  const covered = reachedFrom(graph, tests);
  for (const number of files.keys()) if (!covered.has(number) && isCandidate(number)) tests.add(number);
}

function reachedFrom(graph: ReportGraph, origins: Iterable<number>): ReadonlySet<number> {
  const reached = new Set(origins);
  for (const node of reached)
    for (const edge of graph.outEdges.subarray(graph.outStart[node], graph.outStart[node + 1]))
      reached.add(graph.edgeTarget[edge] ?? 0);
  return reached;
}
