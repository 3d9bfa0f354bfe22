// What a check found, as lists that every format shows.
import type { RuleReport, RuleResult, RuleViolation } from '../../model/report.ts';
import { describeNewCycle } from '../../query/describe-new-cycle.ts';
import { findNewCycles, type NewCycle } from '../../query/find-new-cycles.ts';
import { describeViolation, summarizeCheck } from '../../query/summarize-check.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import type { CheckOutput } from './check-format.ts';

export interface Finding {
  readonly rule: RuleResult;
  readonly violation: RuleViolation;
  /** The cycle that the violation stands for. */
  readonly cycle?: NewCycle;
}

/**
 * New violations first, errors before warnings, then by rule and place. Of what is new in a cycle only the dependencies to
 * remove are listed, the first one with the cycle.
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

/** The new ones of a rule. */
export function listFresh(output: CheckOutput, rule: RuleResult): readonly Finding[] {
  const { cycles, others } = splitFresh(output, rule);
  return [
    ...cycles.flatMap((cycle) =>
      cycle.cuts.map((violation, i) => ({ rule, violation, ...(i === 0 && { cycle }) })),
    ),
    ...others.map((violation) => ({ rule, violation })),
  ];
}

interface Fresh {
  readonly cycles: readonly NewCycle[];
  /** Those that are in no cycle. */
  readonly others: readonly RuleViolation[];
}

export function splitFresh({ cyclesOf }: CheckOutput, rule: RuleResult): Fresh {
  const fresh = rule.violations.filter(({ status }) => status === 'new');
  if (fresh.every(({ circle }) => circle === undefined)) return { cycles: [], others: fresh };
  return {
    cycles: cyclesOf?.get(rule.name) ?? findNewCycles(rule),
    others: fresh.filter(({ circle }) => circle === undefined),
  };
}

/** In a sentence, without its line and without a full stop. */
export function describeFinding({ rule, violation, cycle }: Finding): string {
  return cycle === undefined ? describeViolation(rule, violation) : describeNewCycle(cycle);
}

/** What is new in all rules of a severity: `2 new violations`, `1 cycle with 94 new dependencies`. Empty for nothing. */
function countFresh(output: CheckOutput, severity: RuleResult['severity']): readonly string[] {
  const all = output.results
    .filter((rule) => rule.severity === severity)
    .map((rule) => splitFresh(output, rule));
  const others = all.reduce((sum, fresh) => sum + fresh.others.length, 0);
  const cycles = all.flatMap((fresh) => fresh.cycles);
  const dependencies = cycles.reduce((sum, { newCount }) => sum + newCount, 0);
  const isError = severity === 'error';
  return [
    ...(others === 0 ? [] : [countOf(others, isError ? 'new violation' : 'new warning')]),
    ...(cycles.length === 0
      ? []
      : [
          `${countOf(cycles.length, 'cycle')} with ${countOf(dependencies, 'new dependency', 'new dependencies')}${isError ? '' : ' (warning)'}`,
        ]),
  ];
}

/** What a check comes to: `1 new violation, 7 in lintel-baseline.json`. */
export function describeCounts(output: CheckOutput, baseline: string): string {
  const { errors, known, stale } = summarizeCheck(output);
  return [
    ...(errors === 0 ? ['0 new violations'] : countFresh(output, 'error')),
    ...countFresh(output, 'warn'),
    ...(known > 0 ? [`${writeNumber(known)} in ${baseline}`] : []),
    ...(stale > 0 ? [countOf(stale, 'stale entry', 'stale entries')] : []),
  ].join(', ');
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

/** What a check of part of the project could not judge, a line for each. Empty for a check of all of it. */
export function listUnjudged({ isPartial, results }: RuleReport): readonly string[] {
  if (isPartial !== true) return [];
  return [
    ...results.flatMap(({ name, unjudged = [] }) => unjudged.map((what) => `${name}: ${what}`)),
    ...results.flatMap(({ name, unjudgedEntries = [] }) => {
      const count = unjudgedEntries.length;
      if (count === 0) return [];
      return [`${name}: ${count} ${count === 1 ? 'entry' : 'entries'} of the baseline`];
    }),
    'imports of files that were left out',
  ];
}

/** The file that a violation is shown at: the configuration's figures have none. */
export function fileOf({ rule, violation }: Finding): string | undefined {
  return rule.verb === 'budget' || violation.to === '' ? undefined : violation.from;
}
