// The score, the deductions, and why the score means little, if so.
import { isGraded, writeGrade } from '../../model/health-words.ts';
import type { HealthFigure, Report } from '../../model/report.ts';
import { describeCaveat } from '../../query/product/describe-caveat.ts';
import { printable } from '../../std/printable.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

export function renderHealth(report: Pick<Report, 'health' | 'detailed'>, style: Style): string[] {
  const { deductions, caveat } = report.health;
  const { colors, width } = style;
  const lost = deductions
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, reason }) => ({ points: `−${points.toFixed(1)}`, reason: printable(reason) }));
  const column = Math.max(0, ...lost.map(({ points }) => points.length));
  return [
    `${colors.bold('Health')}  ${colorGrade(report.health, style)}`,
    ...(caveat === undefined
      ? []
      : wrap(describeCaveat(caveat, report.detailed.nodes), width - 2).map(
          (line) => `  ${colors.yellow(line)}`,
        )),
    ...lost.flatMap(({ points, reason }) =>
      wrap(reason, width - column - 4).map((line, i) => {
        const first = i === 0 ? colors.yellow(points.padStart(column)) : ' '.repeat(column);
        return `  ${first}  ${line}`;
      }),
    ),
  ];
}

export function colorGrade(health: HealthFigure, { colors }: Style): string {
  const { grade } = health;
  const text = writeGrade(health);
  if (!isGraded(health)) return text;
  if (grade === 'A' || grade === 'B') return colors.green(text);
  return grade === 'C' ? colors.yellow(text) : colors.red(text);
}
