import type { ChangedDeduction, ChangedHealth } from '../model/change.ts';
import type { HealthFigure } from '../model/findings.ts';
import type { Deduction, DeductionKind, Health, Report } from '../model/report.ts';
import { judgedFiles } from '../query/product/judged-files.ts';
import { lowerFirst } from '../std/words.ts';
import { usualReach } from '../structure/health/health-points.ts';

/** Undefined if one of the reports has no health. */
export function compareHealth(before: Partial<Report>, after: Partial<Report>): ChangedHealth | undefined {
  if (before.health === undefined || after.health === undefined) return undefined;
  return {
    before: figureOf(before.health),
    after: figureOf(after.health),
    reasons: findReasons(
      { health: before.health, files: countJudged(before) },
      { health: after.health, files: countJudged(after) },
    ),
  };
}

function figureOf({ score, grade, caveat }: Health): HealthFigure {
  return { score, grade, ...(caveat !== undefined && { caveat }) };
}

function countJudged({ detailed }: Partial<Report>): number {
  return detailed === undefined ? 1 : Math.max(1, judgedFiles({ detailed }).length);
}

interface Side {
  readonly health: Health;
  readonly files: number;
}

/** The largest difference first; ties in the order of the report. */
function findReasons(before: Side, after: Side): readonly ChangedDeduction[] {
  const old = byKind(before.health);
  const fresh = byKind(after.health);
  const kinds = new Set([...fresh.keys(), ...old.keys()]);
  return [...kinds]
    .map((kind): ChangedDeduction => {
      const was = old.get(kind);
      const is = fresh.get(kind);
      const more = measureGrowth(kind, was?.value ?? 0, is?.value ?? 0, [before.files, after.files]);
      return {
        kind,
        before: was?.points ?? 0,
        after: is?.points ?? 0,
        grew: more > rounding[kind],
        reason: explain(was, is, { more, moreFiles: after.files - before.files }),
      };
    })
    .filter((each) => each.before !== each.after)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

/** Values in the report have four decimals. Reach is less exact, because a header and its source count as one file. */
const rounding: Readonly<Record<DeductionKind, number>> = {
  cycles: 0.0001,
  tangles: 0.0001,
  reach: 0.001,
  'fan-out': 0.0001,
  unresolved: 0.0001,
  rules: 0.0001,
};

/** How much larger the value would be if the number of files had not changed. */
function measureGrowth(
  kind: DeductionKind,
  was: number,
  is: number,
  [filesBefore, filesAfter]: readonly [before: number, after: number],
): number {
  if (kind !== 'reach') return (is * filesAfter) / filesBefore - was;
  const pairsOf = (files: number): number => Math.max(1, files * (files - 1));
  // The share of all pairs of files in which one reaches the other. If nothing is deducted, it may be lower.
  const shareOf = (value: number, files: number): number => value + usualReach(files) / files;
  return (shareOf(is, filesAfter) * pairsOf(filesAfter)) / pairsOf(filesBefore) - shareOf(was, filesBefore);
}

/** The points also depend on the size of the project. */
function explain(
  was: Deduction | undefined,
  is: Deduction | undefined,
  { more, moreFiles }: { readonly more: number; readonly moreFiles: number },
): string {
  if (is === undefined) return `No longer: ${was!.reason}`;
  const isSame = is.reason === was?.reason || (was !== undefined && Math.abs(more) <= rounding[is.kind]);
  if (!isSame && was !== undefined) return `${is.reason}; before: ${lowerFirst(startOf(was, is))}`;
  if (!isSame || moreFiles === 0) return is.reason;
  return `${is.reason}; as before, but there are ${moreFiles > 0 ? 'more' : 'fewer'} product files`;
}

/** Without what follows a comma, unless only that is another one. */
function startOf(was: Deduction, is: Deduction): string {
  const start = was.reason.split(/[,;]/)[0]!;
  return is.reason.startsWith(start) ? was.reason : start;
}

function byKind({ deductions }: Health): ReadonlyMap<DeductionKind, Deduction> {
  return new Map(deductions.map((deduction) => [deduction.kind, deduction]));
}
