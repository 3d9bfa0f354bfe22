// Markdown for a comment on a pull request.
import type { RuleResult, RuleViolation } from '../../model/report.ts';
import { describeViolation, summarizeCheck } from '../../query/summarize-check.ts';
import { escapeMarkdown as escape } from '../escape-markdown.ts';
import { countOf } from '../../std/words.ts';
import type { CheckFormat, CheckOutput } from './check-format.ts';
import { describeStale, listStale, listUnjudged } from './list-findings.ts';

const mostListed = 20;

export const markdown: CheckFormat = {
  id: 'markdown',
  description: 'a comment for a pull request',
  render: (output) => {
    const { errors, warnings, known, stale, passes } = summarizeCheck(output);
    const counts = [
      countOf(errors, 'new violation'),
      ...(warnings > 0 ? [countOf(warnings, 'new warning')] : []),
      ...(known > 0 ? [`${known} in the baseline`] : []),
      ...(stale > 0 ? [countOf(stale, 'stale entry', 'stale entries')] : []),
    ];
    return [
      `### Lintel: ${describeOutcome(output, passes)}`,
      '',
      `${countOf(output.results.length, 'rule')}: ${counts.join(', ')}.`,
      ...output.results.flatMap((rule) => sectionOf(rule)),
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

function describeOutcome({ isPartial }: CheckOutput, passes: boolean): string {
  if (!passes) return 'rules are broken';
  return isPartial === true ? 'no rule is broken in the analysed part' : 'all rules hold';
}

function sectionOf(rule: RuleResult): readonly string[] {
  const fresh = rule.violations.filter(({ status }) => status === 'new');
  const mark = rule.severity === 'error' ? '' : ' (warning)';
  const because = rule.because === undefined ? [] : ['', `Because ${escape(rule.because)}.`];
  const lines = listOf(
    fresh.map((each) => lineOf(rule, each)),
    `#### ${escape(rule.name)}${mark}`,
  );
  return lines.length === 0 ? [] : [...lines.slice(0, 2), ...because, ...lines.slice(2)];
}

function listOf(items: readonly string[], heading: string): readonly string[] {
  if (items.length === 0) return [];
  const hidden = items.length - mostListed;
  const shown = items.slice(0, mostListed).map((item) => `- ${item}`);
  return ['', heading, '', ...shown, ...(hidden > 0 ? [`- and ${hidden} more`] : [])];
}

function lineOf(rule: RuleResult, violation: RuleViolation): string {
  const place = violation.line === undefined ? '' : ` (line ${violation.line})`;
  return `${escape(describeViolation(rule, violation))}${place}`;
}
