// Markdown for a comment on a pull request.
import type { RuleResult, RuleViolation } from '../../model/report.ts';
import { describeOthers, effectOfCuts, titleOfCycle } from '../../query/cycles/describe-new-cycle.ts';
import type { NewCycle } from '../../query/cycles/find-new-cycles.ts';
import { describeViolation, summarizeCheck } from '../../query/rules/summarize-check.ts';
import { escapeMarkdown as escape } from '../escape-markdown.ts';
import { countOf } from '../../std/words.ts';
import type { CheckFormat, CheckOutput } from './check-format.ts';
import { describeCounts, reasonOf } from './describe-findings.ts';
import { describeStale, listStale, listUnjudged, splitFresh } from './list-findings.ts';

const maxListed = 20;

export const markdown: CheckFormat = {
  id: 'markdown',
  description: 'a comment for a pull request',
  render: (output) => {
    return [
      `### Lintel: ${describeOutcome(output)}`,
      '',
      `${countOf(output.results.length, 'rule')}: ${describeCounts(output, 'the baseline')}.`,
      ...output.results.flatMap((rule) => sectionOf(rule, output)),
      ...listOf(
        listStale(output).map((entry) => escape(describeStale(entry))),
        '#### Stale entries of the baseline',
      ),
      ...listOf(
        listUnjudged(output).map((what) => escape(what)),
        '#### Not judged: only part of the project was analysed',
      ),
      '',
    ].join('\n');
  },
};

function describeOutcome(output: CheckOutput): string {
  const { errors, stale } = summarizeCheck(output);
  if (errors > 0) return 'rules are broken';
  if (stale > 0) return 'the baseline has stale entries';
  return output.isPartial === true ? 'no rule is broken in the analysed part' : 'all rules hold';
}

function sectionOf(rule: RuleResult, output: CheckOutput): readonly string[] {
  const { cycles, shown } = splitFresh(output, rule);
  const mark = rule.severity === 'error' ? '' : ' (warning)';
  const because = reasonOf(rule).flatMap((reason) => ['', escape(reason)]);
  const lines = listOf(
    [...cycles.map(describeCycle), ...shown.map((each) => lineOf(rule, each))],
    `#### ${escape(rule.name)}${mark}`,
  );
  return lines.length === 0 ? [] : [...lines.slice(0, 2), ...because, ...lines.slice(2)];
}

function listOf(items: readonly string[], heading: string): readonly string[] {
  if (items.length === 0) return [];
  const hidden = items.length - maxListed;
  const shown = items.slice(0, maxListed).map((item) => `- ${item}`);
  return ['', heading, '', ...shown, ...(hidden > 0 ? [`- and ${hidden} more`] : [])];
}

function lineOf(rule: RuleResult, violation: RuleViolation): string {
  const place = violation.line === undefined ? '' : ` (line ${violation.line})`;
  return `${escape(describeViolation(rule, violation))}${place}`;
}

/** The path around, then further dependencies to remove. The first step is the first cut. */
function describeCycle(cycle: NewCycle): string {
  const [first, ...alsoCut] = cycle.cuts;
  const effect = effectOfCuts(cycle);
  const isOne = alsoCut.length === 0;
  const steps = cycle.path.map((step) =>
    step === first && isOne && effect !== undefined ? `${writeStep(step)}: ${effect}` : writeStep(step),
  );
  const lines = [
    ...steps,
    ...alsoCut.map((each) => `also ${writeStep(each)}`),
    ...(isOne || effect === undefined ? [] : [effect]),
    ...[describeOthers(cycle)].filter((line) => line !== undefined),
  ];
  return [titleOfCycle(cycle), ...lines.map((line) => `  - ${line}`)].join('\n');
}

function writeStep({ from, to, line }: RuleViolation): string {
  return `${escape(`${from} → ${to}`)}${line === undefined ? '' : ` (line ${line})`}`;
}
