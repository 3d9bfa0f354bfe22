// The first cycles, each as a path through the code.
import type { CycleKind, DetailedEdge, Report } from '../../model/report.ts';
import { cycleKindInWords, cycleKinds } from '../../query/cycles/count-cycles.ts';
import { lineOf } from '../../query/dependency-place.ts';
import { findCyclePath } from '../../query/cycles/find-cycle-path.ts';
import { productFiles } from '../../query/product/product-files.ts';
import { printable } from '../../std/printable.ts';
import { shortenMiddle } from './shorten.ts';
import { heading, remark, type Style } from './style.ts';
import { countOf, writeNumber } from '../../std/words.ts';

const shownCycles = 3;
const shownSteps = 6;

export function renderCycles(report: Report, style: Style): string[] {
  if (report.cycles.length === 0) return [];
  const isProduct = productFiles(report);
  const described = report.cycles.map((members, at): Cycle => {
    const { kind = 'compile', size = members.length } = report.cycleDetails[at] ?? {};
    return { at, kind, size, files: members.length, isProduct: members.some(isProduct) };
  });
  const shown = chooseCycles(described);
  const hidden = report.cycles.length - shown.length;
  return [
    heading('Cycles', '', style),
    ...shown.flatMap((cycle) => [...renderCycle(cycle, findCyclePath(report, cycle.at), style)]),
    ...(hidden > 0 ? [remark(2, `and ${countOf(hidden, 'more cycle')}, in the report's cycles`, style)] : []),
  ];
}

function renderCycle(cycle: Cycle, path: readonly DetailedEdge[], style: Style): string[] {
  const isPart = path.length > 0 && path.length < cycle.size;
  const shortest = isPart ? `, the shortest circle has ${writeNumber(path.length)}` : '';
  return [`  ${style.colors.yellow(`${titleOf(cycle)}${shortest}`)}`, ...renderPath(path, style)];
}

interface Cycle {
  /** Index in the report. */
  readonly at: number;
  readonly kind: CycleKind;
  /** Number of files in the largest cycle of that kind. */
  readonly size: number;
  readonly files: number;
  readonly isProduct: boolean;
}

/** Product cycles first, then by kind, worst first, then by size. One harmless cycle is enough. */
function chooseCycles(cycles: readonly Cycle[]): readonly Cycle[] {
  const order = cycles.toSorted(
    (a, b) =>
      Number(b.isProduct) - Number(a.isProduct) ||
      cycleKinds.indexOf(a.kind) - cycleKinds.indexOf(b.kind) ||
      b.size - a.size,
  );
  const harmful = order.filter(({ kind }) => kind !== 'compile');
  return harmful.length > 0 ? harmful.slice(0, shownCycles) : order.slice(0, 1);
}

function titleOf({ kind, size, files, isProduct }: Cycle): string {
  const place = isProduct ? '' : ', outside the product';
  if (files === 1) return `1 file that imports itself${place}`;
  const all = size === files ? '' : `, ${writeNumber(files)} with all imports`;
  return `${countOf(size, 'file')}${kind === 'load' ? ' ' : ', '}${cycleKindInWords[kind]}${all}${place}`;
}

/** The location of each dependency, and at the end the first file again. */
function renderPath(path: readonly DetailedEdge[], style: Style): string[] {
  const first = path[0];
  if (first === undefined) return [];
  const steps = [...path.map((edge) => `${edge.source}:${lineOf(edge)}`), first.source];
  // A remaining single line takes no more space than a line that says it is hidden.
  const hidden = steps.length <= shownSteps + 1 ? 0 : steps.length - shownSteps;
  return steps.flatMap((step, i) => {
    if (hidden > 0 && i === shownSteps - 1) return [remark(6, `and ${countOf(hidden, 'more file')}`, style)];
    if (hidden > 0 && i >= shownSteps && i < steps.length - 1) return [];
    const arrow = i === 0 ? '  ' : '→ ';
    return [`    ${style.colors.dim(arrow)}${shortenMiddle(printable(step), style.width - 6)}`];
  });
}
