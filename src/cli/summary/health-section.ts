// The score, what took points off, and why it says little, where it does.
import type { Grade, Health, HealthCaveat } from '../../model/report.ts';
import { printable } from '../../std/printable.ts';
import type { Style } from './style.ts';
import { wrap } from './wrap.ts';

export function renderHealth({ score, grade, deductions, caveat }: Health, style: Style): string[] {
  const { colors, width } = style;
  const lost = deductions
    .toSorted((a, b) => b.points - a.points)
    .map(({ points, reason }) => ({ points: `−${points.toFixed(1)}`, reason: printable(reason) }));
  const column = Math.max(0, ...lost.map(({ points }) => points.length));
  return [
    `${colors.bold('Health')}  ${gradeColor(grade, style)(`${score} ${grade}`)}`,
    ...(caveat === undefined
      ? []
      : wrap(caveats[caveat], width - 2).map((line) => `  ${colors.yellow(line)}`)),
    ...lost.flatMap(({ points, reason }) =>
      wrap(reason, width - column - 4).map((line, i) => {
        const first = i === 0 ? colors.yellow(points.padStart(column)) : ' '.repeat(column);
        return `  ${first}  ${line}`;
      }),
    ),
  ];
}

export const caveats: Readonly<Record<HealthCaveat, string>> = {
  'too-small': 'Too small to judge: fewer than 10 product files',
  'too-flat': 'Too flat to judge: all product files are in one folder',
};

export function gradeColor(grade: Grade, { colors }: Style): (text: string) => string {
  if (grade === 'A' || grade === 'B') return colors.green;
  return grade === 'C' ? colors.yellow : colors.red;
}
