// The project in five lines: its health and its size.
import type { DetailedNode, Grade, Health, Report } from '../../model/report.ts';
import { compareCodePoints } from '../../std/code-point-order.ts';
import { printable } from '../../std/printable.ts';
import { shortenEnd } from './shorten.ts';
import type { Style } from './style.ts';
import { countOf, writeNumber } from './words.ts';

interface Row {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
}

export function renderOverview(report: Report, style: Style): string[] {
  const rows = [
    health(report.health),
    files(report.detailed.nodes),
    dependencies(report),
    packages(report.detailed.nodes),
    cycles(report.cycles),
  ];
  const labelWidth = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const valueWidth = Math.max(...rows.map(({ value }) => value.length)) + 2;
  return rows.map(({ label, value, detail }, i) => {
    const paint = i === 0 ? gradeColor(report.health.grade, style) : style.colors.bold;
    const room = style.width - labelWidth - valueWidth;
    const line = `${label.padEnd(labelWidth)}${paint(value)}`;
    if (detail === '') return line;
    return `${line}${' '.repeat(valueWidth - value.length)}${style.colors.dim(shortenEnd(detail, room))}`;
  });
}

function health({ score, grade, deductions }: Health): Row {
  const reasons = deductions.map(({ reason, points }) => `${reason} −${points}`);
  return { label: 'Health', value: `${score} ${grade}`, detail: reasons.join(' · ') };
}

function files(nodes: readonly DetailedNode[]): Row {
  const counts = new Map<string, number>();
  for (const { type, language } of nodes) {
    if (type === 'file') counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const byCount = [...counts].toSorted(([a, x], [b, y]) => y - x || compareCodePoints(a, b));
  const total = byCount.reduce((sum, [, count]) => sum + count, 0);
  const detail = byCount
    .map(([language, count]) => `${printable(language)} ${writeNumber(count)}`)
    .join(' · ');
  return { label: 'Files', value: writeNumber(total), detail };
}

function dependencies({ metrics, detailed }: Report): Row {
  const toPackages = detailed.nodes.reduce(
    (sum, { type, incoming }) => sum + (type === 'package' ? incoming : 0),
    0,
  );
  const total = metrics.totalDependencies;
  const detail = `${writeNumber(total - toPackages)} on files · ${writeNumber(toPackages)} on packages`;
  return { label: 'Dependencies', value: writeNumber(total), detail };
}

function packages(nodes: readonly DetailedNode[]): Row {
  const all = nodes.filter((node) => node.type === 'package');
  const builtin = all.filter((node) => node.builtin === true).length;
  const detail = builtin === 0 ? '' : `${writeNumber(builtin)} built in`;
  return { label: 'Packages', value: writeNumber(all.length), detail };
}

function cycles(groups: Report['cycles']): Row {
  const largest = groups.reduce((most, group) => Math.max(most, group.length), 0);
  const detail = groups.length === 0 ? '' : `${countOf(largest, 'file')} in the largest`;
  return { label: 'Cycles', value: writeNumber(groups.length), detail };
}

function gradeColor(grade: Grade, { colors }: Style): (text: string) => string {
  if (grade === 'A' || grade === 'B') return colors.green;
  return grade === 'C' ? colors.yellow : colors.red;
}
