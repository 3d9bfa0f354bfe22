// What changed between two reports of a project.
import type { ReportIndex } from '../state/report-index.ts';
import { plural } from '../state/format.ts';

export interface ReportChange {
  readonly filesAdded: number;
  readonly filesRemoved: number;
  readonly dependenciesAdded: number;
  readonly dependenciesRemoved: number;
  /** Difference; positive if there are more than before. */
  readonly cycles: number;
  readonly score: number;
  /** The first new cycle, of files that were in none before, and the first new diagnostic. */
  readonly newCycle: readonly string[] | null;
  readonly newDiagnostic: string | null;
}

export function compareReports(before: ReportIndex, after: ReportIndex): ReportChange {
  // Node of the old report → its number in the new one, -1 if it was removed.
  const numberNow = before.nodes.map(({ id }) => after.numberOf.get(id) ?? -1);
  const filesKept = numberNow.slice(0, before.fileCount).filter((number) => number !== -1).length;
  const dependenciesKept = countKept(before, after, numberNow);
  return {
    filesAdded: after.fileCount - filesKept,
    filesRemoved: before.fileCount - filesKept,
    dependenciesAdded: after.edgeCount - dependenciesKept,
    dependenciesRemoved: before.edgeCount - dependenciesKept,
    cycles: after.report.cycles.length - before.report.cycles.length,
    score: scoreOf(after) - scoreOf(before),
    newCycle: findNewCycle(before, after),
    newDiagnostic: findNewDiagnostic(before, after),
  };
}

function findNewCycle(before: ReportIndex, after: ReportIndex): readonly string[] | null {
  const wasCircular = (id: string): boolean => (before.cycleOf[before.numberOf.get(id) ?? -1] ?? -1) !== -1;
  return after.report.cycles.find((members) => !members.some(wasCircular)) ?? null;
}

/** `src/cart.ts: the message` */
function findNewDiagnostic(before: ReportIndex, after: ReportIndex): string | null {
  const known = new Set(before.report.diagnostics.map(({ file, message }) => `${file}: ${message}`));
  const listed = after.report.diagnostics.map(({ file, message }) => `${file}: ${message}`);
  return listed.find((text) => !known.has(text)) ?? null;
}

function scoreOf({ report }: ReportIndex): number {
  return report.health?.score ?? 0;
}

/** Dependencies in both reports. */
function countKept(before: ReportIndex, after: ReportIndex, numberNow: readonly number[]): number {
  const keyOf = (source: number, target: number): number => source * after.nodes.length + target;
  const known = new Set(
    Array.from(after.edgeSource, (source, edge) => keyOf(source, after.edgeTarget[edge] ?? 0)),
  );
  return before.edgeSource.reduce((kept, source, edge) => {
    const [from, to] = [numberNow[source] ?? -1, numberNow[before.edgeTarget[edge] ?? 0] ?? -1];
    return from !== -1 && to !== -1 && known.has(keyOf(from, to)) ? kept + 1 : kept;
  }, 0);
}

/** `1 file added · 2 dependencies removed · 1 cycle fewer · score up 12` */
export function describeChange(change: ReportChange): string {
  const parts = [
    counted(change.filesAdded, 'file', 'files', 'added'),
    counted(change.filesRemoved, 'file', 'files', 'removed'),
    counted(change.dependenciesAdded, 'dependency', 'dependencies', 'added'),
    counted(change.dependenciesRemoved, 'dependency', 'dependencies', 'removed'),
    counted(Math.abs(change.cycles), 'cycle', 'cycles', change.cycles > 0 ? 'more' : 'fewer'),
    change.score === 0 ? '' : `score ${change.score > 0 ? 'up' : 'down'} ${Math.abs(change.score)}`,
    change.newCycle === null ? '' : `new cycle: ${nameCycle(change.newCycle)}`,
    change.newDiagnostic === null ? '' : `new diagnostic in ${change.newDiagnostic}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Analysed again: no changes' : parts.join(' · ');
}

/** `src/cart.ts ↔ src/price.ts`, or the first file of a larger one. */
function nameCycle(members: readonly string[]): string {
  const [first = '', second] = members;
  if (second === undefined) return `${first} imports itself`;
  return members.length === 2 ? `${first} ↔ ${second}` : `${first} and ${members.length - 1} more files`;
}

function counted(count: number, one: string, many: string, what: string): string {
  return count === 0 ? '' : `${plural(count, one, many)} ${what}`;
}
