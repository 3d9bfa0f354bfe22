// A repository in figures: what stays of an analysis when its detail is removed.
import type { Report } from '../lintel.ts';

export interface Figures {
  readonly files: number;
  readonly dependencies: number;
  readonly packages: number;
  readonly load_cycles: number;
  readonly other_cycles: number;
  readonly largest_cycle: number;
  readonly tangles: number;
  readonly layer_violations: number;
  readonly rule_violations: number;
  readonly unresolved: number;
  readonly health: number;
  readonly grade: string;
  /** Why the score says little. */
  readonly caveat: string | null;
}

export function figuresOf(report: Report): Figures {
  const { metrics, cycleDetails, tangles, risks, rules, diagnostics, health } = report;
  const load = cycleDetails.filter(({ kind }) => kind === 'load');
  return {
    files: metrics.filesAnalyzed,
    dependencies: metrics.totalDependencies,
    packages: metrics.externalDependencies,
    load_cycles: load.length,
    other_cycles: cycleDetails.length - load.length,
    largest_cycle: Math.max(0, ...load.map(({ size }) => size)),
    tangles: tangles.length,
    layer_violations: risks.layer_violations.length,
    rule_violations: (rules?.results ?? []).reduce((sum, { violations }) => sum + violations.length, 0),
    unresolved: diagnostics.filter(({ kind }) => kind === 'unresolved-import').length,
    health: health.score,
    grade: health.grade,
    caveat: health.caveat ?? null,
  };
}
