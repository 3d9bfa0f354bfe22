// The score, what took points off, and why it says little, where it does.
import type { FileRole } from '../../model/file-role.ts';
import { isGraded, writeGrade } from '../../model/health-words.ts';
import type { HealthCaveat, HealthFigure, Report } from '../../model/report.ts';
import { printable } from '../../std/printable.ts';
import { writeNumber } from '../../std/words.ts';
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
      : wrap(`${caveats[caveat]}${caveat === 'too-small' ? leftOut(report) : ''}`, width - 2).map(
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

export const caveats: Readonly<Record<HealthCaveat, string>> = {
  'too-small': 'Too small to judge: fewer than 10 product files',
  'too-flat': 'Too flat to judge: all product files are in one folder',
  unconnected: 'Little to judge: hardly any product file is seen to depend on another one',
  'not-read': 'Most product files are in languages that Lintel does not read',
  unresolved: 'Where most imports between product files lead is unknown',
};

/** Where the names of folders leave little to judge, that may be wrong: `deps` of some projects is their own code. */
function leftOut({ detailed }: Pick<Report, 'detailed'>): string {
  const counts = new Map<FileRole, number>();
  for (const node of detailed.nodes)
    if (node.type === 'file') counts.set(node.role, (counts.get(node.role) ?? 0) + 1);
  const most = namedRoles.reduce((a, b) => ((counts.get(b) ?? 0) > (counts.get(a) ?? 0) ? b : a));
  const count = counts.get(most) ?? 0;
  if (count < leastLeftOut) return '';
  return `. ${writeNumber(count)} files count as ${inWords[most]}: set roles in the configuration if they are not`;
}

/** A small product often has many tests. */
const namedRoles = ['vendored', 'generated', 'example', 'docs'] as const;
const inWords = { vendored: 'vendored', generated: 'generated', example: 'examples', docs: 'documentation' };
const leastLeftOut = 10;

export function colorGrade(health: HealthFigure, { colors }: Style): string {
  const { grade } = health;
  const text = writeGrade(health);
  if (!isGraded(health)) return text;
  if (grade === 'A' || grade === 'B') return colors.green(text);
  return grade === 'C' ? colors.yellow(text) : colors.red(text);
}
