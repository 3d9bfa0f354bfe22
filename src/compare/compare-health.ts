import type { ChangedDeduction, ChangedHealth } from '../model/change.ts';
import type { HealthFigure } from '../model/findings.ts';
import type { Deduction, DeductionKind, Health, Report } from '../model/report.ts';

/** Undefined where one of the reports has none. */
export function compareHealth(before: Partial<Report>, after: Partial<Report>): ChangedHealth | undefined {
  if (before.health === undefined || after.health === undefined) return undefined;
  return {
    before: figureOf(before.health),
    after: figureOf(after.health),
    reasons: findReasons(before.health, after.health),
  };
}

function figureOf({ score, grade, caveat }: Health): HealthFigure {
  return { score, grade, ...(caveat !== undefined && { caveat }) };
}

/** The largest difference first; of equals in the order of the report. */
function findReasons(before: Health, after: Health): readonly ChangedDeduction[] {
  const old = byKind(before);
  const fresh = byKind(after);
  const kinds = new Set([...fresh.keys(), ...old.keys()]);
  return [...kinds]
    .map((kind): ChangedDeduction => {
      const was = old.get(kind);
      const is = fresh.get(kind);
      return { kind, before: was?.points ?? 0, after: is?.points ?? 0, reason: (is ?? was)!.reason };
    })
    .filter((each) => each.before !== each.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function byKind({ deductions }: Health): ReadonlyMap<DeductionKind, Deduction> {
  return new Map(deductions.map((deduction) => [deduction.kind, deduction]));
}
