// Describes the findings of a check, in words shared by all formats.
import type { RuleResult } from '../../model/report.ts';
import { describeNewCycle } from '../../query/cycles/describe-new-cycle.ts';
import { describeViolation, summarizeCheck } from '../../query/rules/summarize-check.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import type { CheckOutput } from './check-format.ts';
import { type Finding, splitFresh } from './list-findings.ts';

/** As a sentence, without the line and the full stop. */
export function describeFinding({ rule, violation, cycle }: Finding): string {
  return cycle === undefined ? describeViolation(rule, violation) : describeNewCycle(cycle);
}

/** As sentences, with the reason of the rule. */
export function explainFinding(finding: Finding): string {
  return [`${describeFinding(finding)}.`, ...reasonOf(finding.rule)].join(' ');
}

/** `Because it runs on the server too.` Empty for a rule without a reason. */
export function reasonOf({ because }: RuleResult): readonly string[] {
  return because === undefined ? [] : [`Because ${because.replace(/\.$/, '')}.`];
}

/**
 * What is new for a severity: `2 new violations`, `1 new cycle`, `1 cycle with 94 more dependencies`. Empty if nothing is.
 */
function countFresh(output: CheckOutput, severity: RuleResult['severity']): readonly string[] {
  const all = output.results
    .filter((rule) => rule.severity === severity)
    .map((rule) => splitFresh(output, rule));
  const others = all.reduce((sum, fresh) => sum + fresh.others.length, 0);
  const cycles = all.flatMap((fresh) => fresh.cycles);
  // In a new cycle, only one dependency may be new.
  const larger = cycles.filter(({ knownCount }) => knownCount > 0);
  const more = larger.reduce((sum, { newCount }) => sum + newCount, 0);
  const isError = severity === 'error';
  const mark = isError ? '' : ' (warning)';
  return [
    ...(others === 0 ? [] : [countOf(others, isError ? 'new violation' : 'new warning')]),
    ...(cycles.length === larger.length
      ? []
      : [`${countOf(cycles.length - larger.length, 'new cycle')}${mark}`]),
    ...(larger.length === 0
      ? []
      : [
          `${countOf(larger.length, 'cycle')} with ${countOf(more, 'more dependency', 'more dependencies')}${mark}`,
        ]),
  ];
}

/** The outcome of a check: `1 new violation, 7 in lintel-baseline.json`. */
export function describeCounts(output: CheckOutput, baseline: string): string {
  const { errors, expired, known, stale } = summarizeCheck(output);
  return [
    ...(errors === 0 ? ['0 new violations'] : countFresh(output, 'error')),
    ...countFresh(output, 'warn'),
    ...(expired > 0 ? [`${writeNumber(expired)} of them expired in ${baseline}`] : []),
    ...(known > 0 ? [`${writeNumber(known)} in ${baseline}`] : []),
    ...(stale > 0 ? [countOf(stale, 'stale entry', 'stale entries')] : []),
  ].join(', ');
}
