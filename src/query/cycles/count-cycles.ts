// How many cycles there are of each kind, and the names of the kinds. Computed from the report, so that command, page and
// exports agree.
import type { CycleKind, Report } from '../../model/report.ts';
import { writeNumber } from '../../std/words.ts';

/** The most dangerous kind first. */
export const cycleKinds: readonly CycleKind[] = ['load', 'lazy', 'compile'];

/** Completes "2 cycles …". */
export const cycleKindInWords: Readonly<Record<CycleKind, string>> = {
  load: 'at load time',
  lazy: 'closed only by lazy imports',
  compile: 'independent of load order',
};

export interface CycleCount {
  readonly kind: CycleKind;
  /** Above 0. */
  readonly count: number;
}

export function countCycles({ cycleDetails }: Pick<Report, 'cycleDetails'>): readonly CycleCount[] {
  return cycleKinds
    .map((kind) => ({ kind, count: cycleDetails.filter((detail) => detail.kind === kind).length }))
    .filter(({ count }) => count > 0);
}

/**
 * `2 at load time, 10 independent of load order, 1 outside the product`; the number is omitted if there is one kind. Cycles
 * outside the product are not counted by kind, because no conclusions are drawn from them.
 */
export function describeCycleKinds({ cycleDetails }: Pick<Report, 'cycleDetails'>, outside: number): string {
  const counts = [
    ...countCycles({ cycleDetails }).map(({ kind, count }) => ({ count, words: cycleKindInWords[kind] })),
    ...(outside > 0 ? [{ count: outside, words: 'outside the product' }] : []),
  ];
  if (counts.length === 1) return counts[0]!.words;
  return counts.map(({ count, words }) => `${writeNumber(count)} ${words}`).join(', ');
}
