import type { ChangedDeduction, ChangedHealth } from '../model/change.ts';
import type { HealthFigure } from '../model/findings.ts';
import type { Deduction, DeductionKind, Health, Report } from '../model/report.ts';

/** Undefined where one of the reports has none. */
export function compareHealth(before: Partial<Report>, after: Partial<Report>): ChangedHealth | undefined {
  if (before.health === undefined || after.health === undefined) return undefined;
  return {
    before: figureOf(before.health),
    after: figureOf(after.health),
    reasons: findReasons(before.health, after.health, countProduct(after) - countProduct(before)),
  };
}

function figureOf({ score, grade, caveat }: Health): HealthFigure {
  return { score, grade, ...(caveat !== undefined && { caveat }) };
}

function countProduct({ detailed }: Partial<Report>): number {
  return detailed?.nodes.filter((node) => node.type === 'file' && node.role === 'product').length ?? 0;
}

/** The largest difference first; of equals in the order of the report. */
function findReasons(before: Health, after: Health, moreFiles: number): readonly ChangedDeduction[] {
  const old = byKind(before);
  const fresh = byKind(after);
  const kinds = new Set([...fresh.keys(), ...old.keys()]);
  return [...kinds]
    .map((kind): ChangedDeduction => {
      const was = old.get(kind);
      const is = fresh.get(kind);
      return { kind, before: was?.points ?? 0, after: is?.points ?? 0, reason: explain(was, is, moreFiles) };
    })
    .filter((each) => each.before !== each.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** What is taken off depends on the size of the project, too. */
function explain(was: Deduction | undefined, is: Deduction | undefined, moreFiles: number): string {
  if (is === undefined) return `No longer: ${was!.reason}`;
  if (is.reason !== was?.reason || moreFiles === 0) return is.reason;
  return `${is.reason}; as before, but the project has ${moreFiles > 0 ? 'more' : 'fewer'} files`;
}

function byKind({ deductions }: Health): ReadonlyMap<DeductionKind, Deduction> {
  return new Map(deductions.map((deduction) => [deduction.kind, deduction]));
}
