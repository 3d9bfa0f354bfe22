// Lists the findings of a check for all formats.
import type { RuleReport, RuleResult, RuleViolation } from '../../model/report.ts';
import { findNewCycles, type NewCycle } from '../../query/cycles/find-new-cycles.ts';
import { mergeWays } from '../../query/rules/merge-ways.ts';
import type { CheckOutput } from './check-format.ts';
import { countOf } from '../../std/words.ts';

export interface Finding {
  readonly rule: RuleResult;
  readonly violation: RuleViolation;
  /** The cycle that the violation represents. */
  readonly cycle?: NewCycle;
}

/**
 * New violations first, errors before warnings, then by rule and location. For a cycle, only the dependencies to remove are
 * listed; the first one has the cycle.
 */
export function listFindings(output: CheckOutput): readonly Finding[] {
  const all = output.results.flatMap((rule) => [
    ...listFresh(output, rule),
    ...rule.violations
      .filter(({ status }) => status === 'baseline')
      .map((violation) => ({ rule, violation })),
  ]);
  const weight = ({ rule, violation }: Finding): number =>
    (violation.status === 'new' ? 0 : 2) + (rule.severity === 'error' ? 0 : 1);
  return all.toSorted((a, b) => weight(a) - weight(b));
}

/** The new ones for a rule. */
export function listFresh(output: CheckOutput, rule: RuleResult): readonly Finding[] {
  const { cycles, shown } = splitFresh(output, rule);
  return [
    ...cycles.flatMap((cycle) =>
      cycle.cuts.map((violation, i) => ({ rule, violation, ...(i === 0 && { cycle }) })),
    ),
    ...shown.map((violation) => ({ rule, violation })),
  ];
}

interface Fresh {
  readonly cycles: readonly NewCycle[];
  /** Violations that are in no cycle. */
  readonly others: readonly RuleViolation[];
  /** The same, with one for all ways through other files that have the same end. */
  readonly shown: readonly RuleViolation[];
}

export function splitFresh({ cyclesOf, ways }: CheckOutput, rule: RuleResult): Fresh {
  const fresh = rule.violations.filter(({ status }) => status === 'new');
  const others = fresh.filter(({ circle }) => circle === undefined);
  if (others.length < fresh.length)
    return { cycles: cyclesOf?.get(rule.name) ?? findNewCycles(rule), others, shown: others };
  return { cycles: [], others, shown: ways === undefined ? others : mergeWays(rule.violations, ways) };
}

export interface Stale {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export function listStale({ results, unknownEntries }: RuleReport): readonly Stale[] {
  return [
    ...results.flatMap(({ name, stale }) => stale.map((entry) => ({ rule: name, ...entry }))),
    ...unknownEntries,
  ];
}

export function describeStale({ rule, from, to }: Stale): string {
  return `The baseline lists ${from}${to === '' ? '' : ` → ${to}`} for "${rule}", which is no longer there. Run "lintel check --update-baseline".`;
}

/** What a partial check could not judge, one line each. Empty for a complete check. */
export function listUnjudged({ isPartial, results }: RuleReport): readonly string[] {
  if (isPartial !== true) return [];
  return [
    ...results.flatMap(({ name, unjudged = [] }) => unjudged.map((what) => `${name}: ${what}`)),
    ...results.flatMap(({ name, unjudgedEntries = [] }) => {
      const count = unjudgedEntries.length;
      if (count === 0) return [];
      return [`${name}: ${countOf(count, 'entry', 'entries')} of the baseline`];
    }),
    'imports of files that were left out',
  ];
}

/** The file at which a violation is shown. Budgets have none. */
export function fileOf({ rule, violation }: Finding): string | undefined {
  return rule.verb === 'budget' || violation.to === '' ? undefined : violation.from;
}
