// The results for a person: each broken rule with its reason and the lines of code, then the counts.
import type { RuleResult, RuleViolation } from '../../model/report.ts';
import { describeViolation, summarizeCheck } from '../../query/summarize-check.ts';
import { printable } from '../../std/printable.ts';
import type { Style } from '../summary/style.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import type { CheckOutput } from './check-format.ts';
import { listStale, listUnjudged } from './list-findings.ts';

const mostListed = 50;

export function renderCheck(output: CheckOutput, { colors }: Style): string {
  const sections = output.results.map((rule) => sectionOf(rule).join('\n'));
  return `${[...sections, ...staleSection(), ...unjudgedSection(), '', countsOf(output)].join('\n')}\n`;

  function sectionOf(rule: RuleResult): readonly string[] {
    const fresh = rule.violations.filter(({ status }) => status === 'new');
    const known = rule.violations.length - fresh.length;
    const inBaseline = known === 0 ? '' : colors.dim(`  ${writeNumber(known)} in the baseline`);
    if (fresh.length === 0) return [`${colors.green('✓')} ${printable(rule.name)}${inBaseline}`];
    const isError = rule.severity === 'error';
    const mark = isError ? colors.red('✗') : colors.yellow('!');
    const count = countOf(fresh.length, isError ? 'violation' : 'warning');
    const hidden = fresh.length - mostListed;
    return [
      `${mark} ${colors.bold(printable(rule.name))}  ${colors.dim(count)}${inBaseline}`,
      ...(rule.because === undefined ? [] : [colors.dim(`  because ${printable(rule.because)}`)]),
      ...fresh.slice(0, mostListed).map((violation) => `    ${lineOf(rule, violation)}`),
      ...(hidden > 0 ? [colors.dim(`    and ${writeNumber(hidden)} more; --format json lists all`)] : []),
    ];
  }

  function lineOf(rule: RuleResult, violation: RuleViolation): string {
    const { from, to, line, path, detail } = violation;
    if (line === undefined) return printable(describeViolation(rule, violation));
    const onward = (path?.slice(1) ?? [to]).map((id) => ` → ${id}`).join('');
    const reason = detail === undefined ? '' : colors.dim(`  ${printable(detail)}`);
    return `${printable(`${output.prefix}${from}:${line}`)}${printable(onward)}${reason}`;
  }

  function unjudgedSection(): readonly string[] {
    const unjudged = listUnjudged(output);
    if (unjudged.length === 0) return [];
    const hidden = unjudged.length - mostListed;
    return [
      `${colors.yellow('?')} ${colors.bold('not judged')}  ${colors.dim('only part of the project was analysed')}`,
      ...unjudged.slice(0, mostListed).map((what) => `    ${printable(what)}`),
      ...(hidden > 0 ? [colors.dim(`    and ${writeNumber(hidden)} more`)] : []),
    ];
  }

  function staleSection(): readonly string[] {
    const stale = listStale(output);
    if (stale.length === 0) return [];
    const lines = stale
      .slice(0, mostListed)
      .map(({ rule, from, to }) => `    ${printable(`${from}${to === '' ? '' : ` → ${to}`}  (${rule})`)}`);
    const hidden = stale.length - mostListed;
    return [
      `${colors.red('✗')} ${colors.bold('stale entries of the baseline')}  ${colors.dim('lintel check --update-baseline removes them')}`,
      ...lines,
      ...(hidden > 0 ? [colors.dim(`    and ${writeNumber(hidden)} more`)] : []),
    ];
  }
}

function countsOf(output: CheckOutput): string {
  const { errors, warnings, known, stale } = summarizeCheck(output);
  const counts = [
    countOf(errors, 'new violation'),
    ...(warnings > 0 ? [countOf(warnings, 'new warning')] : []),
    ...(known > 0 ? [`${writeNumber(known)} in ${output.baselineName}`] : []),
    ...(stale > 0 ? [countOf(stale, 'stale entry', 'stale entries')] : []),
  ];
  return `${countOf(output.results.length, 'rule')}: ${counts.join(', ')}.${sinceOf(output)}`;
}

function sinceOf({ since }: CheckOutput): string {
  if (since === undefined) return '';
  const { name, olderCount } = since;
  const older = olderCount === 0 ? '' : `; ${countOf(olderCount, 'older violation')} left out`;
  return ` Since ${printable(name)}${older}.`;
}
