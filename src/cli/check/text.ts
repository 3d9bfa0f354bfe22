// The results as text: each violated rule with its reason and the lines of code, then the counts.
import type { RuleResult, RuleViolation } from '../../model/report.ts';
import { describeOthers, effectOfCuts, titleOfCycle } from '../../query/cycles/describe-new-cycle.ts';
import type { NewCycle } from '../../query/cycles/find-new-cycles.ts';
import { describeExpiry, describeViolation } from '../../query/rules/summarize-check.ts';
import { printable } from '../../std/printable.ts';
import type { Style } from '../summary/style.ts';
import { countOf, writeNumber } from '../../std/words.ts';
import type { CheckOutput } from './check-format.ts';
import { describeCounts } from './describe-findings.ts';
import { listStale, listUnjudged, splitFresh } from './list-findings.ts';

const maxListed = 50;
const maxCycles = 10;

export function renderCheck(output: CheckOutput, { colors }: Style): string {
  const sections = output.results.map((rule) => sectionOf(rule).join('\n'));
  return `${[...sections, ...staleSection(), ...unjudgedSection(), ...gapsSection(), '', countsOf(output)].join('\n')}\n`;

  function sectionOf(rule: RuleResult): readonly string[] {
    const { cycles, others, shown } = splitFresh(output, rule);
    const known = rule.violations.filter(({ status }) => status === 'baseline').length;
    const inBaseline = known === 0 ? '' : colors.dim(`  ${writeNumber(known)} in the baseline`);
    if (cycles.length + others.length === 0)
      return [`${colors.green('✓')} ${printable(rule.name)}${inBaseline}`];
    const isError = rule.severity === 'error';
    const mark = isError ? colors.red('✗') : colors.yellow('!');
    const count =
      cycles.length > 0
        ? countOf(cycles.length, 'cycle')
        : countOf(others.length, isError ? 'violation' : 'warning');
    const hidden = shown.length - maxListed;
    const hiddenCycles = cycles.length - maxCycles;
    return [
      `${mark} ${colors.bold(printable(rule.name))}  ${colors.dim(count)}${inBaseline}`,
      ...(rule.because === undefined ? [] : [colors.dim(`  because ${printable(rule.because)}`)]),
      ...cycles.slice(0, maxCycles).flatMap((cycle) => cycleLines(rule, cycle)),
      ...(hiddenCycles > 0
        ? [colors.dim(`    and ${countOf(hiddenCycles, 'more cycle')}; --format json lists all`)]
        : []),
      ...shown.slice(0, maxListed).map((violation) => `    ${lineOf(rule, violation)}`),
      ...(hidden > 0 ? [colors.dim(`    and ${writeNumber(hidden)} more; --format json lists all`)] : []),
    ];
  }

  /** The path around, starting with the first cut, then further dependencies to remove. */
  function cycleLines(rule: RuleResult, cycle: NewCycle): readonly string[] {
    const effect = effectOfCuts(cycle);
    const [, ...alsoCut] = cycle.cuts;
    const isOne = alsoCut.length === 0;
    const others = describeOthers(cycle);
    return [
      `    ${titleOfCycle(cycle)}`,
      ...cycle.path.map((step, i) => {
        const reason = i === 0 && isOne && effect !== undefined ? colors.dim(`  ${effect}`) : '';
        return `      ${lineOf(rule, step)}${reason}`;
      }),
      ...alsoCut.map((each) => `      also ${lineOf(rule, each)}`),
      ...(isOne || effect === undefined ? [] : [colors.dim(`      ${effect}`)]),
      ...(others === undefined ? [] : [colors.dim(`      ${others}; --format json lists all`)]),
    ];
  }

  function lineOf(rule: RuleResult, violation: RuleViolation): string {
    const { from, to, line, path, detail } = violation;
    if (line === undefined) return printable(describeViolation(rule, violation));
    const onward = (path?.slice(1) ?? [to]).map((id) => ` → ${id}`).join('');
    const reason = [detail, describeExpiry(violation)]
      .filter((each) => each !== undefined)
      .map((each) => colors.dim(`  ${printable(each)}`))
      .join('');
    return `${printable(`${output.prefix}${from}:${line}`)}${printable(onward)}${reason}`;
  }

  function unjudgedSection(): readonly string[] {
    const unjudged = listUnjudged(output);
    if (unjudged.length === 0) return [];
    const hidden = unjudged.length - maxListed;
    return [
      `${colors.yellow('?')} ${colors.bold('not judged')}  ${colors.dim('only part of the project was analysed')}`,
      ...unjudged.slice(0, maxListed).map((what) => `    ${printable(what)}`),
      ...(hidden > 0 ? [colors.dim(`    and ${writeNumber(hidden)} more`)] : []),
    ];
  }

  function gapsSection(): readonly string[] {
    const { gaps = [] } = output;
    if (gaps.length === 0) return [];
    return [
      `${colors.yellow('?')} ${colors.bold('not read')}  ${colors.dim('what is there was not checked')}`,
      ...gaps.map((gap) => `    ${printable(gap)}`),
    ];
  }

  function staleSection(): readonly string[] {
    const stale = listStale(output);
    if (stale.length === 0) return [];
    const lines = stale
      .slice(0, maxListed)
      .map(({ rule, from, to }) => `    ${printable(`${from}${to === '' ? '' : ` → ${to}`}  (${rule})`)}`);
    const hidden = stale.length - maxListed;
    return [
      `${colors.red('✗')} ${colors.bold('stale entries of the baseline')}  ${colors.dim('lintel check --update-baseline removes them')}`,
      ...lines,
      ...(hidden > 0 ? [colors.dim(`    and ${writeNumber(hidden)} more`)] : []),
    ];
  }
}

function countsOf(output: CheckOutput): string {
  const counts = describeCounts(output, output.baselineName);
  return `${countOf(output.results.length, 'rule')}: ${counts}.${sinceOf(output)}`;
}

function sinceOf({ since, results }: CheckOutput): string {
  if (since === undefined) return '';
  const { name, olderCounts } = since;
  const olderCount = results.reduce((sum, rule) => sum + (olderCounts.get(rule.name) ?? 0), 0);
  const older = olderCount === 0 ? '' : `; ${countOf(olderCount, 'older violation')} left out`;
  return ` Since ${printable(name)}${older}.`;
}
