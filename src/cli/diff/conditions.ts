// The conditions for `--fail-on`: each checks one aspect of the change.
import { isHarmful } from '../../compare/describe-cycle.ts';
import type { Change, ChangedCycle, ChangedDeduction } from '../../model/change.ts';
import type { Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { nearestWord } from '../../std/nearest-word.ts';
import { countOf } from '../../std/words.ts';

export interface Condition {
  readonly id: string;
  /** For `--help`. */
  readonly description: string;
  /** Whether it needs conclusions besides the graph, which reports of other programs do not have. */
  readonly needsConclusions: boolean;
  /** Returns a description if the condition is met, else undefined. */
  readonly find: (change: Change) => string | undefined;
}

export const conditions: readonly Condition[] = [
  {
    id: 'new-cycle',
    description: 'a new cycle, or one that exists at load time now; not if independent of load order',
    needsConclusions: false,
    find: ({ cycles, packageCycles = [] }) =>
      some(cycles.filter(isNewCycle).length + packageCycles.length, 'new cycle'),
  },
  {
    id: 'grown-cycle',
    description: 'a cycle with more files than before; not if independent of load order',
    needsConclusions: false,
    find: ({ cycles }) =>
      some(cycles.filter((cycle) => isHarmful(cycle) && cycle.state === 'grown').length, 'grown cycle'),
  },
  {
    id: 'new-tangle',
    description: 'a new cycle between folders',
    needsConclusions: true,
    find: ({ tangles }) => some(tangles.filter(({ state }) => state === 'new').length, 'new tangle'),
  },
  {
    id: 'new-violation',
    description: 'a new violation of a rule of severity error',
    needsConclusions: true,
    find: ({ violations }) =>
      some(violations.added.filter(({ severity }) => severity === 'error').length, 'new violation'),
  },
  {
    id: 'new-back-dependency',
    description: 'a new or moved dependency that points back between folders',
    needsConclusions: true,
    find: ({ backDependencies: { added } }) =>
      some(
        added.filter(({ origin }) => origin !== 'order').length,
        'new back dependency',
        'new back dependencies',
      ),
  },
  {
    id: 'new-layer-violation',
    description: 'a new or moved dependency from a lower layer to a higher one',
    needsConclusions: false,
    find: ({ layerViolations: { added } }) =>
      some(added.filter(({ origin }) => origin !== 'order').length, 'new layer violation'),
  },
  {
    id: 'new-unresolved',
    description: 'a new unresolved import',
    needsConclusions: true,
    find: ({ unresolved }) => some(unresolved.added.length, 'new unresolved import'),
  },
  {
    id: 'new-package',
    description: 'a package that nothing used before; not modules of a standard library',
    needsConclusions: false,
    find: ({ packages }) =>
      some(packages.added.filter(({ builtin }) => builtin !== true).length, 'new package'),
  },
  {
    id: 'health',
    description: 'a lower health score than before, not only because the number of files changed',
    needsConclusions: true,
    find: ({ health }) =>
      health !== undefined && health.after.score < health.before.score && health.reasons.some(isWorse)
        ? `health fell from ${health.before.score} to ${health.after.score}`
        : undefined,
  },
];

/** With fewer files, the same cycles and back dependencies are a larger share. That is no reason to reject a change. */
function isWorse({ before, after, grew }: ChangedDeduction): boolean {
  return after > before && grew;
}

/** New, or of a more harmful kind than before. */
function isNewCycle(cycle: ChangedCycle): boolean {
  if (!isHarmful(cycle)) return false;
  return cycle.state === 'new' || (cycle.kind === 'load' && cycle.kindBefore !== undefined);
}

function some(count: number, one: string, many?: string): string | undefined {
  return count === 0 ? undefined : countOf(count, one, many);
}

export function parseConditions(list: string): readonly Condition[] {
  return list.split(',').map((written) => {
    const word = written.trim();
    const condition = conditions.find(({ id }) => id === word);
    if (condition !== undefined) return condition;
    const known = conditions.map(({ id }) => id);
    const meant = nearestWord(word, known);
    const hint = meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${meant}"?`;
    throw new UserError(`--fail-on: unknown condition "${word}". ${hint}`);
  });
}

export interface NamedReport {
  readonly name: string;
  readonly report: Partial<Report>;
}

/** Missing fields in a report must not count as good news. */
export function rejectUnanswerable(asked: readonly Condition[], { name, report }: NamedReport): void {
  const conclusion = asked.find(({ needsConclusions }) => needsConclusions);
  if (conclusion !== undefined && (report.settings === undefined || report.health === undefined)) {
    throw new UserError(
      `--fail-on ${conclusion.id}: ${name} was made by another program or an earlier version and does not say. Analyse it again with this version.`,
    );
  }
  if (!needsRules(asked)) return;
  const [problem] = (report.rules?.results ?? []).flatMap((rule) => rule.problem ?? []);
  if (problem !== undefined) throw new UserError(`--fail-on new-violation: ${name}: ${problem}`);
}

/** Whether a rule that could not be checked could hide a match. */
export function needsRules(asked: readonly Condition[]): boolean {
  return asked.some(({ id }) => id === 'new-violation');
}
