// What the figures of a project cost in health points. Each deduction is W·x/(x+h): nothing at x = 0, half of W at x = h,
// never more than W. docs/verdict.md explains the constants.
import type { DeductionKind } from '../../model/report.ts';
import type { HealthFigures } from './measure-health.ts';

/** The figure behind each deduction that follows from the graph. */
export type GraphFigures = Pick<
  HealthFigures,
  'files' | 'loadedShare' | 'filesInCycles' | 'backWeight' | 'reach' | 'reachFiles' | 'filesWithFanOut'
>;

type GraphDeduction = Exclude<DeductionKind, 'unresolved' | 'rules'>;

/** The value at which a deduction costs half of its points. */
const halfAt: Readonly<Record<DeductionKind, number>> = {
  cycles: 0.1,
  tangles: 0.12,
  reach: 0.2,
  'fan-out': 0.05,
  unresolved: 0.05,
  rules: 0.02,
};

/** The maximum points of a deduction. */
const most: Readonly<Record<DeductionKind, (loadedShare: number) => number>> = {
  cycles: (loadedShare) => 30 * loadedShare,
  tangles: (loadedShare) => 55 - 25 * loadedShare,
  reach: () => 20,
  'fan-out': () => 10,
  unresolved: () => 5,
  rules: () => 20,
};

export function pointsOf(kind: DeductionKind, value: number, loadedShare: number): number {
  return (most[kind](loadedShare) * value) / (value + halfAt[kind]);
}

/** The points that a deduction still costs after this share of its cause is gone. */
export function pointsWithout(
  { kind, value, points }: { readonly kind: DeductionKind; readonly value: number; readonly points: number },
  share: number,
): number {
  const half = halfAt[kind];
  const left = value * (1 - Math.min(1, share));
  return (points * (value + half) * left) / (value * (left + half));
}

/** The number of files that a file may reach without losing points. */
export function usualReach(files: number): number {
  return 15 + 0.05 * files;
}

export function valuesOf(figures: GraphFigures): Readonly<Record<GraphDeduction, number>> {
  const files = Math.max(1, figures.files);
  const usual = usualReach(figures.reachFiles) / Math.max(1, figures.reachFiles);
  return {
    cycles: figures.filesInCycles / files,
    tangles: figures.backWeight / files,
    reach: Math.max(0, figures.reach - usual),
    'fan-out': figures.filesWithFanOut / files,
  };
}

/** Points that the graph costs, not rounded. */
export function lostPoints(figures: GraphFigures): number {
  const values = valuesOf(figures);
  return (Object.keys(values) as GraphDeduction[]).reduce(
    (sum, kind) => sum + pointsOf(kind, values[kind], figures.loadedShare),
    0,
  );
}
