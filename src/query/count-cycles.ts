// How many cycles there are of each kind, and what the kinds are called. A function of the report: the command and the
// exports say the same.
import type { CycleKind, Report } from '../model/report.ts';

/** What can go wrong comes first. */
export const cycleKinds: readonly CycleKind[] = ['load', 'lazy', 'compile'];

/** Completes "2 cycles …". */
export const cycleKindInWords: Readonly<Record<CycleKind, string>> = {
  load: 'at load time',
  lazy: 'closed only by lazy imports',
  compile: 'between files that load in any order',
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

/** `2 at load time, 10 between files that load in any order`; of one kind without its number. */
export function describeCycleKinds(report: Pick<Report, 'cycleDetails'>): string {
  const counts = countCycles(report);
  if (counts.length === 1) return cycleKindInWords[counts[0]!.kind];
  return counts.map(({ kind, count }) => `${count} ${cycleKindInWords[kind]}`).join(', ');
}
