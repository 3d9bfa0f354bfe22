// What changed between two reports of one project, in a sentence.
import type { Report } from '../../src/model/report.ts';
import { plural } from '../state/words.ts';

export interface Change {
  readonly filesAdded: number;
  readonly filesRemoved: number;
  readonly dependenciesAdded: number;
  readonly dependenciesRemoved: number;
  /** More than before: above zero. */
  readonly cycles: number;
  readonly score: number;
}

export function compareReports(before: Report, after: Report): Change {
  const files = countDifferences(fileIds(before), fileIds(after));
  const dependencies = countDifferences(
    new Set(before.detailed.edges.map(({ id }) => id)),
    new Set(after.detailed.edges.map(({ id }) => id)),
  );
  return {
    filesAdded: files.added,
    filesRemoved: files.removed,
    dependenciesAdded: dependencies.added,
    dependenciesRemoved: dependencies.removed,
    cycles: after.cycles.length - before.cycles.length,
    score: after.health.score - before.health.score,
  };
}

/** `1 file added · 2 dependencies removed · 1 cycle fewer · score up 12` */
export function describeChange(change: Change): string {
  const parts = [
    counted(change.filesAdded, 'file', 'files', 'added'),
    counted(change.filesRemoved, 'file', 'files', 'removed'),
    counted(change.dependenciesAdded, 'dependency', 'dependencies', 'added'),
    counted(change.dependenciesRemoved, 'dependency', 'dependencies', 'removed'),
    counted(Math.abs(change.cycles), 'cycle', 'cycles', change.cycles > 0 ? 'more' : 'fewer'),
    change.score === 0 ? '' : `score ${change.score > 0 ? 'up' : 'down'} ${Math.abs(change.score)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'Analysed again: nothing changed' : parts.join(' · ');
}

function counted(count: number, one: string, many: string, what: string): string {
  return count === 0 ? '' : `${plural(count, one, many)} ${what}`;
}

function fileIds(report: Report): Set<string> {
  return new Set(report.nodes.filter((id) => !id.startsWith('pkg:')));
}

function countDifferences(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): { readonly added: number; readonly removed: number } {
  let added = 0;
  for (const id of after) if (!before.has(id)) added++;
  return { added, removed: before.size + added - after.size };
}
