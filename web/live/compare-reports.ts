// What changed between two reports of a project. Loaded with the second one, and so without what the page has already: that
// would be cut into smaller files.
import { listMoves, writeMovedCount } from '../../src/compare/list-moves.ts';
import type { RenamedFile } from '../../src/model/change.ts';
import type { Dependency } from '../../src/model/report.ts';
import type { ReportIndex } from '../state/report-index.ts';
import { countOf } from '../../src/std/words.ts';

export { findRenamed, renamer } from './find-renamed.ts';

export interface ReportChange {
  readonly filesAdded: number;
  readonly filesRemoved: number;
  readonly renamed: readonly RenamedFile[];
  readonly dependenciesAdded: number;
  readonly dependenciesRemoved: number;
  /** Differences; positive if there are more than before. */
  readonly cycles: number;
  readonly tangles: number;
  readonly backDependencies: number;
  readonly layerViolations: number;
  readonly ruleViolations: number;
  readonly score: number;
  /** The first new finding that a new dependency causes, the most serious kind first, in words. */
  readonly newFinding: string | null;
  readonly newDiagnostics: readonly string[];
}

/** `renamed`: files that have another path now. */
export function compareReports(
  before: ReportIndex,
  after: ReportIndex,
  renamed: readonly RenamedFile[] = [],
): ReportChange {
  const nowOf = new Map(renamed.map(({ from, to }) => [from, to]));
  // Node of the old report → its number in the new one, -1 if it was removed.
  const numberNow = before.nodes.map(({ id }) => after.numberOf.get(nowOf.get(id) ?? id) ?? -1);
  const filesKept = numberNow.slice(0, before.fileCount).filter((number) => number !== -1).length;
  const added = findAdded(before, after, numberNow);
  const dependenciesKept = after.edgeCount - added.length;
  const difference = (count: (index: ReportIndex) => number): number => count(after) - count(before);
  return {
    filesAdded: after.fileCount - filesKept,
    filesRemoved: before.fileCount - filesKept,
    renamed,
    dependenciesAdded: added.length,
    dependenciesRemoved: before.edgeCount - dependenciesKept,
    cycles: difference(({ report }) => report.cycles.length),
    tangles: difference(({ report }) => report.tangles.length),
    backDependencies: difference((index) => backOf(index).length),
    layerViolations: difference(({ report }) => report.risks.layer_violations.length),
    ruleViolations: difference((index) => violationsOf(index).length),
    score: difference(({ report }) => report.health?.score ?? 0),
    newFinding: findNewFinding(before, after, numberNow, added),
    newDiagnostics: findNewDiagnostics(before, after),
  };
}

/** Edges of the new report that the old one does not have. */
function findAdded(before: ReportIndex, after: ReportIndex, numberNow: readonly number[]): readonly number[] {
  const numberOf = (source: number, target: number): number => source * after.nodes.length + target;
  const known = new Set<number>();
  before.edgeSource.forEach((source, edge) => {
    const [from, to] = [numberNow[source] ?? -1, numberNow[before.edgeTarget[edge] ?? 0] ?? -1];
    if (from !== -1 && to !== -1) known.add(numberOf(from, to));
  });
  return [...after.edgeSource.keys()].filter(
    (edge) => !known.has(numberOf(after.edgeSource[edge] ?? 0, after.edgeTarget[edge] ?? 0)),
  );
}

function findNewFinding(
  before: ReportIndex,
  after: ReportIndex,
  numberNow: readonly number[],
  added: readonly number[],
): string | null {
  const ends = added.map((edge): Dependency => [
    after.nodes[after.edgeSource[edge] ?? 0]?.id ?? '',
    after.nodes[after.edgeTarget[edge] ?? 0]?.id ?? '',
  ]);
  const isNew = new Set(ends.map(keyOf));
  const among = (dependencies: readonly Dependency[]): Dependency | undefined =>
    dependencies.find((each) => isNew.has(keyOf(each)));
  const rule = among(violationsOf(after));
  if (rule !== undefined) return `breaks a rule: ${nameEnds(rule)}`;
  const cycle = findNewCycle(before, after, numberNow, added);
  if (cycle !== null) return cycle;
  const layer = among(after.report.risks.layer_violations.map(({ source, target }) => [source, target]));
  if (layer !== undefined) return `new layer violation: ${nameEnds(layer)}`;
  const back = among(backOf(after));
  return back === undefined ? null : `new back dependency: ${nameEnds(back)}`;
}

/** Of files that were in none before, or larger than the one that they were in; told by the import that closes it. */
function findNewCycle(
  before: ReportIndex,
  after: ReportIndex,
  numberNow: readonly number[],
  added: readonly number[],
): string | null {
  const sizeBefore = new Map<number, number>();
  numberNow.forEach((now, was) => {
    const size = before.report.cycles[before.cycleOf[was] ?? -1]?.length ?? 0;
    const cycle = after.cycleOf[now] ?? -1;
    if (cycle !== -1) sizeBefore.set(cycle, Math.max(size, sizeBefore.get(cycle) ?? 0));
  });
  const isLarger = (cycle: number): boolean =>
    (after.report.cycles[cycle]?.length ?? 0) > (sizeBefore.get(cycle) ?? 0);
  const cycleOf = (edge: number): number =>
    after.edgeIsCircular[edge] === 1 ? (after.cycleOf[after.edgeSource[edge] ?? -1] ?? -1) : -1;
  const closing = added.find((edge) => cycleOf(edge) !== -1 && isLarger(cycleOf(edge)));
  if (closing !== undefined) {
    const ends = [after.edgeSource[closing], after.edgeTarget[closing]].map(
      (end) => after.nodes[end ?? -1]?.id ?? '',
    );
    const size = after.report.cycles[cycleOf(closing)]?.length ?? 0;
    return `new in a cycle of ${countOf(size, 'file')}: ${ends.join(' → ')}`;
  }
  const other = after.report.cycles.find((_, cycle) => (sizeBefore.get(cycle) ?? 0) === 0);
  return other === undefined ? null : `new cycle: ${nameCycle(other)}`;
}

/** `src/cart.ts ↔ src/price.ts`, or the first file of a larger one. */
function nameCycle(members: readonly string[]): string {
  const [first = '', second] = members;
  if (second === undefined) return `${first} imports itself`;
  return members.length === 2 ? `${first} ↔ ${second}` : `${first} and ${members.length - 1} more files`;
}

function backOf({ report }: ReportIndex): readonly Dependency[] {
  return report.tangles.flatMap(({ back }) => back.flatMap(({ edges }) => edges));
}

/** New ones, not those of the baseline. */
function violationsOf({ report }: ReportIndex): readonly Dependency[] {
  const results = report.rules?.results ?? [];
  return results.flatMap(({ violations }) =>
    violations.filter(({ status }) => status === 'new').map(({ from, to }): Dependency => [from, to]),
  );
}

function keyOf([source, target]: Dependency): string {
  return `${source}\0${target}`;
}

function nameEnds([source, target]: Dependency): string {
  return `${source} → ${target}`;
}

/** `src/cart.ts: the message` */
function findNewDiagnostics(before: ReportIndex, after: ReportIndex): readonly string[] {
  const known = new Set(before.report.diagnostics.map(({ file, message }) => `${file}: ${message}`));
  const listed = after.report.diagnostics.map(({ file, message }) => `${file}: ${message}`);
  return listed.filter((text) => !known.has(text));
}

/** `1 file added · 2 dependencies removed · 1 cycle fewer · score up 12` */
export function describeChange(change: ReportChange): string {
  const { renamed, newDiagnostics } = change;
  const [first] = newDiagnostics;
  const parts = [
    counted(change.filesAdded, 'file', 'files', 'added'),
    counted(change.filesRemoved, 'file', 'files', 'removed'),
    describeRenamed(renamed),
    counted(change.dependenciesAdded, 'dependency', 'dependencies', 'added'),
    counted(change.dependenciesRemoved, 'dependency', 'dependencies', 'removed'),
    compared(change.ruleViolations, 'rule violation', 'rule violations'),
    compared(change.cycles, 'cycle', 'cycles'),
    compared(change.tangles, 'tangle', 'tangles'),
    compared(change.layerViolations, 'layer violation', 'layer violations'),
    compared(change.backDependencies, 'back dependency', 'back dependencies'),
    change.score === 0 ? '' : `score ${change.score > 0 ? 'up' : 'down'} ${Math.abs(change.score)}`,
    change.newFinding ?? '',
    first === undefined ? '' : describeDiagnostics(newDiagnostics.length, first),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Analysed again: no changes' : parts.join(' · ');
}

function describeDiagnostics(count: number, first: string): string {
  return count === 1 ? `new diagnostic in ${first}` : `${count} new diagnostics, the first in ${first}`;
}

/** `moved: core/ → domain/ (24 files)`, or how many have another name. */
function describeRenamed(renamed: readonly RenamedFile[]): string {
  const [move] = listMoves({ files: { added: [], removed: [], changed: [], renamed } }).shown;
  if (move === undefined || move.count < renamed.length)
    return counted(renamed.length, 'file', 'files', 'renamed');
  return `moved: ${move.from} → ${move.to}${writeMovedCount(move.count)}`;
}

function compared(difference: number, one: string, many: string): string {
  return counted(Math.abs(difference), one, many, difference > 0 ? 'more' : 'fewer');
}

function counted(count: number, one: string, many: string, what: string): string {
  return count === 0 ? '' : `${countOf(count, one, many)} ${what}`;
}
