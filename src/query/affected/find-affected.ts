// What a change can break: the files, tests and packages that depend on changed files. The selected tests should include
// every test that can fail because of the change; docs/affected.md lists the assumptions.
import { fileId } from '../../model/node-id.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { compileGlob } from '../../std/glob.ts';
import { type Family, familyOf } from './language-families.ts';
import { findLoaders, Reach } from './reach.ts';
import { type AffectedReport, Side } from './side.ts';
import { type Hop, spread, type Spread, pathTo } from './spread.ts';
import { configuresTests, isNamedAsSetup, isNamedAsTest, isTestData } from './test-conventions.ts';
import { findProgramStarters, findUnknownImports, type UnknownImport } from './unknown-imports.ts';
import { unseenByTests } from './unseen-by-tests.ts';

export interface Affected {
  /** What changed, by path, in code-point order. */
  readonly changes: readonly ChangedPath[];
  /** Why every test is selected; empty if not. */
  readonly selectsAll: readonly WholeReason[];
  /** The changed files that still exist and all their dependents, nearest first. */
  readonly files: readonly AffectedFile[];
  /** The tests that can fail because of the change, in code-point order. */
  readonly tests: readonly AffectedFile[];
  /** How many tests the project has. */
  readonly testCount: number;
  /** The project's own packages with affected files and tests, as folders; `.` for the project itself. */
  readonly packages: readonly AffectedPackage[];
}

/** What the changes since a revision affect. */
export interface AffectedSince extends Affected {
  /** As a user names it: `main (1a2b3c4)`. */
  readonly since: string;
  /** What limits the comparison, in sentences. */
  readonly notes: readonly string[];
}

export interface ChangedPath {
  /** Relative to the root of the project. */
  readonly path: string;
  /** `source`: a file in the graph, now or before; `other`: any other file; `unseen`: a file that no test depends on. */
  readonly kind: 'source' | 'other' | 'unseen';
}

export interface WholeReason {
  readonly path: string;
  /** Completes the sentence: `package.json is not in the dependency graph`. */
  readonly why: string;
}

export interface AffectedFile {
  /** ID of the file. */
  readonly file: string;
  readonly reason: AffectedReason;
}

export type AffectedReason =
  | { readonly kind: 'changed' }
  /** It depends on a changed file: the path to that file. */
  | { readonly kind: 'depends'; readonly way: readonly Hop[] }
  /** It reaches a file that may load anything; the path is empty if it is that file. */
  | { readonly kind: 'unknown'; readonly way: readonly Hop[]; readonly unknown: UnknownImport }
  /** The configuration says that every change affects it. */
  | { readonly kind: 'always' }
  /** Every test is selected. */
  | { readonly kind: 'all' };

export interface AffectedPackage {
  readonly folder: string;
  /** The number of affected files and of selected tests. */
  readonly files: number;
  readonly tests: number;
  /** The affected file nearest to a change, or the first selected test. */
  readonly because: AffectedFile;
}

/**
 * `paths` are relative to the root of the project, for files of any kind, including deleted ones. `before` is the project
 * before the change: whatever used a deleted file is affected too.
 */
export function findAffected(
  report: AffectedReport,
  paths: readonly string[],
  before?: AffectedReport,
): Affected {
  const now = new Side(report);
  const past = before && new Side(before);
  const isUnseen = unseenByTests(report);
  const changes = [...new Set(paths)].sort(compareCodePoints).map((path): ChangedPath => {
    if (now.has(path) || past?.has(path) === true || now.testOfSnapshot(path) !== undefined)
      return { path, kind: isConfiguredUnseen(report, path, isUnseen) ? 'unseen' : 'source' };
    return { path, kind: isUnseen(path) ? 'unseen' : 'other' };
  });
  const sources = changes.filter(({ kind }) => kind === 'source').map(({ path }) => path);
  const spreads = spreadBoth(now, past, sources);
  const setUp = whySetUp(spreads);
  const selectsAll = [
    ...changes
      .filter(({ kind }) => kind === 'other')
      .map(({ path }) => ({ path, why: 'is not in the dependency graph' })),
    ...sources
      .filter((path) => !setUp.some((reason) => reason.path === path))
      .flatMap((path) => whyAlone(path, now, past)),
    ...setUp,
  ];
  const files = [...spreads.reasons].map(([file, reason]) => ({ file, reason }));
  const tests = selectsAll.length > 0 ? allTests(spreads) : selectTests(spreads, sources);
  return {
    changes,
    selectsAll,
    files,
    tests,
    testCount: now.tests.size,
    packages: packagesOf(now, files, tests),
  };
}

/** Source files are ignored only if the configuration says so. */
function isConfiguredUnseen(
  { settings }: AffectedReport,
  path: string,
  isUnseen: (path: string) => boolean,
): boolean {
  return settings.affected?.ignore !== undefined && isUnseen(path);
}

interface BothSpreads {
  readonly now: Side;
  readonly spread: Spread;
  /** ID of an existing file → why it is affected, nearest first. */
  readonly reasons: ReadonlyMap<string, AffectedReason>;
  /** The families of all affected files, including deleted ones. */
  readonly families: ReadonlySet<Family | undefined>;
}

/** Before the change first: what then depended on a deleted file now counts as changed. */
function spreadBoth(now: Side, past: Side | undefined, sources: readonly string[]): BothSpreads {
  const reasons = new Map<string, AffectedReason>();
  const origins = new Set<number>();
  const families = new Set<Family | undefined>();
  const addOrigin = (number: number, reason: AffectedReason): void => {
    origins.add(number);
    const { id } = now.file(number);
    if (!reasons.has(id)) reasons.set(id, reason);
  };
  for (const path of sources) {
    const number = now.numberOf(path);
    if (number !== undefined) addOrigin(number, { kind: 'changed' });
  }
  if (past !== undefined) {
    const gone = sources.flatMap((path) => past.graph.numberOf.get(fileId({ path })) ?? []);
    const reached = spread(past.graph, gone);
    for (const number of reached.keys()) {
      families.add(familyOf(past.file(number).language));
      const today = now.graph.numberOf.get(past.file(number).id);
      if (today !== undefined)
        addOrigin(today, { kind: 'depends', way: pathTo(past.graph, reached, number) });
    }
  }
  const reached = spread(now.graph, origins);
  for (const number of reached.keys()) {
    const { id, language } = now.file(number);
    families.add(familyOf(language));
    if (reasons.has(id)) continue;
    reasons.set(id, { kind: 'depends', way: throughPast(pathTo(now.graph, reached, number), reasons) });
  }
  return { now, spread: reached, reasons, families };
}

/** If a path ends in a file that did not change itself, it continues in the graph before the change. */
function throughPast(way: readonly Hop[], reasons: ReadonlyMap<string, AffectedReason>): readonly Hop[] {
  const last = reasons.get(way.at(-1)?.file ?? '');
  return last?.kind === 'depends' ? [...way, ...last.way] : way;
}

/** A changed source file that tests may depend on although nothing imports it. */
function whyAlone(path: string, now: Side, past: Side | undefined): readonly WholeReason[] {
  const side = now.numberOf(path) === undefined ? past : now;
  const number = side?.numberOf(path);
  if (side === undefined || number === undefined) return [];
  const { id, role, language } = side.file(number);
  if (isTestData(role, id) && !isNamedAsTest(language, id))
    return [{ path, why: 'is a fixture, which tests can read as data' }];
  if (side.tests.has(number) && (role !== 'test' || isNamedAsTest(language, id) || !isNamedAsSetup(id)))
    return [];
  if (!side.isAlone(number)) return [];
  return [{ path, why: 'is imported by nothing: a test can start it, a runner can load it' }];
}

/** The test runner loads these before every test. */
function whySetUp({ now, spread: reached, reasons }: BothSpreads): readonly WholeReason[] {
  return [...reached.keys()].flatMap((number) => {
    const { id, role, language } = now.file(number);
    const isSetup =
      configuresTests(language, id) ||
      (role === 'test' && !isNamedAsTest(language, id) && isNamedAsSetup(id) && now.isAlone(number));
    if (!isSetup) return [];
    const reason = reasons.get(id);
    const changed = reason?.kind === 'depends' ? `, and depends on ${reason.way.at(-1)?.file ?? ''}` : '';
    return [{ path: id, why: `is loaded before the tests${changed}` }];
  });
}

/** Dependents of the change keep their reason, because users look at those first. */
function allTests({ now, reasons }: BothSpreads): readonly AffectedFile[] {
  return now.graph.nodes
    .slice(0, now.graph.fileCount)
    .filter((_, number) => now.tests.has(number))
    .map(({ id }) => ({ file: id, reason: reasons.get(id) ?? { kind: 'all' } }));
}

function selectTests(
  { now, spread: reached, reasons, families }: BothSpreads,
  sources: readonly string[],
): readonly AffectedFile[] {
  if (sources.length === 0) return [];
  const { report, graph } = now;
  const always = (report.settings.affected?.always ?? []).map(compileGlob);
  const unknown = new Reach(graph, findLoaders(graph, findUnknownImports(report), families));
  const program = [...reached.keys()].find((number) => now.isEntry(number));
  const starters =
    program === undefined ? undefined : new Reach(graph, findProgramStarters(report, now.file(program).id));
  return [...now.tests]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const { id } = now.file(number);
      const reason =
        reasons.get(id) ??
        reasonOf(unknown, number) ??
        (starters && reasonOf(starters, number)) ??
        (always.some((glob) => glob.matches(id)) ? ({ kind: 'always' } as const) : undefined);
      return reason === undefined ? [] : [{ file: id, reason }];
    });
}

function reasonOf(reach: Reach, number: number): AffectedReason | undefined {
  const found = reach.from(number);
  return found && { kind: 'unknown', ...found };
}

function packagesOf(
  now: Side,
  files: readonly AffectedFile[],
  tests: readonly AffectedFile[],
): readonly AffectedPackage[] {
  const found = new Map<string, { files: number; tests: number; because: AffectedFile }>();
  const count = (list: readonly AffectedFile[], kind: 'files' | 'tests'): void => {
    for (const each of list) {
      const folder = now.packageOf(each.file);
      const known = found.get(folder) ?? { files: 0, tests: 0, because: each };
      found.set(folder, { ...known, [kind]: known[kind] + 1 });
    }
  };
  count(files, 'files');
  count(tests, 'tests');
  return [...found]
    .map(([folder, counts]) => ({ folder, ...counts }))
    .sort((a, b) => compareCodePoints(a.folder, b.folder));
}
