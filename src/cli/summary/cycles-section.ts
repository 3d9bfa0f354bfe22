// The largest cycles with their files. The files are in the report's order, not in the order of the imports.
import type { Report } from '../../model/report.ts';
import { printable } from '../../std/printable.ts';
import { shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { countOf } from './words.ts';

const shownCycles = 3;
const shownMembers = 4;

export function renderCycles(cycles: Report['cycles'], style: Style): string[] {
  if (cycles.length === 0) return [];
  const largestFirst = cycles.toSorted((a, b) => b.length - a.length);
  const hidden = cycles.length - shownCycles;
  return [
    heading('Cycles', hidden > 0 ? 'largest first' : '', style),
    ...largestFirst.slice(0, shownCycles).flatMap((members) => renderCycle(members, style)),
    ...(hidden > 0 ? [remark(2, `and ${countOf(hidden, 'more cycle')}`, style)] : []),
  ];
}

function renderCycle(members: readonly string[], style: Style): string[] {
  // A single hidden file is shown: "and 1 more file" would take a line too.
  const shown = members.length <= shownMembers + 1 ? members : members.slice(0, shownMembers);
  const hidden = members.length - shown.length;
  return [
    `  ${style.colors.yellow(members.length === 1 ? 'imports itself' : countOf(members.length, 'file'))}`,
    ...shown.map((file) => `    ${shortenMiddle(printable(file), style.width - 4)}`),
    ...(hidden > 0 ? [remark(4, `and ${countOf(hidden, 'more file')}`, style)] : []),
  ];
}
