// What to fix, the most useful first: cuts of cycles and tangles, files in the wrong folder, broken rules, unresolved
// imports. Ordered by what health gains for each line that must change. A function of the report: the command, the page
// and the API show the same list.
import type { Cut, Deduction, DeductionKind, Dependency, Report } from '../model/report.ts';
import { groupBy } from '../std/group-by.ts';

export type FixedReport = Pick<
  Report,
  'cycles' | 'cycleDetails' | 'tangles' | 'risks' | 'health' | 'diagnostics'
>;

interface AnyFix {
  /** Points of health that it is worth, about. */
  readonly gain: number;
  /** How many dependencies or lines must change. */
  readonly effort: number;
}

/** A cut of a cycle of files, or of a tangle of folders. */
export interface CutFix extends AnyFix {
  readonly kind: 'cut-cycle' | 'cut-tangle';
  /** Its place in `cycleDetails` or in `tangles`. */
  readonly at: number;
  /** Its place among the cuts of that cycle or tangle. */
  readonly step: number;
  readonly cut: Cut;
  /** Members of the largest cycle before the cut. */
  readonly before: number;
}

/** A dependency that the configured layers forbid. */
export interface RuleFix extends AnyFix {
  readonly kind: 'rule';
  readonly edges: readonly Dependency[];
  readonly sourceLayer: string;
  readonly targetLayer: string;
}

/** The unresolved imports of one file. */
export interface UnresolvedFix extends AnyFix {
  readonly kind: 'unresolved';
  readonly file: string;
  readonly lines: readonly number[];
}

export type Fix = CutFix | RuleFix | UnresolvedFix;

export function listFixes(report: FixedReport): readonly Fix[] {
  const chains = [
    ...cycleChains(report),
    ...tangleChains(report),
    ...ruleFixes(report).map((fix) => [fix]),
    ...unresolvedFixes(report).map((fix) => [fix]),
  ];
  return chains
    .flatMap(rankChain)
    .sort((a, b) => b.value - a.value)
    .map(({ fix }) => fix);
}

/** A later cut counts on those before it, so it is never ranked above them. */
function rankChain(chain: readonly Fix[]): readonly { fix: Fix; value: number }[] {
  let least = Infinity;
  return chain.map((fix) => {
    least = Math.min(least, fix.gain / fix.effort);
    return { fix, value: least };
  });
}

function cycleChains({ cycleDetails, health }: FixedReport): readonly (readonly Fix[])[] {
  const files = cycleDetails.reduce(
    (sum, { kind, size }) => sum + (kind === 'load' && size > 1 ? size : 0),
    0,
  );
  return cycleDetails.map(({ size, cuts }, at) =>
    cuts.map((cut, step): CutFix => {
      const before = cuts[step - 1]?.after ?? size;
      const gain = gainOf(health.deductions, 'cycles', (before - cut.after) / Math.max(1, files));
      return { kind: 'cut-cycle', at, step, cut, before, gain, effort: cut.edges.length };
    }),
  );
}

function tangleChains({ tangles, health }: FixedReport): readonly (readonly Fix[])[] {
  const back = tangles.reduce((sum, tangle) => sum + countBack(tangle.back), 0);
  return tangles.map(({ members, cuts }, at) =>
    cuts.map((cut, step): CutFix => {
      const before = cuts[step - 1]?.after ?? members.length;
      const gain = gainOf(health.deductions, 'tangles', cut.edges.length / Math.max(1, back));
      return { kind: 'cut-tangle', at, step, cut, before, gain, effort: cut.edges.length };
    }),
  );
}

function countBack(back: readonly { readonly edges: readonly Dependency[] }[]): number {
  return back.reduce((sum, { edges }) => sum + edges.length, 0);
}

function ruleFixes({ risks, health }: FixedReport): readonly RuleFix[] {
  const broken = risks.layer_violations.filter(({ basis }) => basis === 'configured');
  const pairs = groupBy(broken, ({ sourceLayer, targetLayer }) => JSON.stringify([sourceLayer, targetLayer]));
  return [...pairs.values()].map((violations) => ({
    kind: 'rule',
    edges: violations.map(({ source, target }) => [source, target] as const),
    sourceLayer: violations[0]!.sourceLayer,
    targetLayer: violations[0]!.targetLayer,
    gain: gainOf(health.deductions, 'rules', violations.length / broken.length),
    effort: violations.length,
  }));
}

function unresolvedFixes({ diagnostics, health }: FixedReport): readonly UnresolvedFix[] {
  const unresolved = diagnostics.filter(({ kind }) => kind === 'unresolved-import');
  return [...groupBy(unresolved, ({ file }) => file)].map(([file, own]) => ({
    kind: 'unresolved',
    file,
    lines: own.map(({ line }) => line ?? 1),
    gain: gainOf(health.deductions, 'unresolved', own.length / unresolved.length),
    effort: own.length,
  }));
}

/** The value at which a deduction costs half of its points: see health.ts. */
const halfAt: Readonly<Record<DeductionKind, number>> = {
  cycles: 0.1,
  tangles: 0.12,
  reach: 0.2,
  'fan-out': 0.05,
  unresolved: 0.05,
  rules: 0.02,
};

/** What a deduction shrinks by if this share of its cause goes away. */
function gainOf(deductions: readonly Deduction[], kind: DeductionKind, share: number): number {
  const deduction = deductions.find((each) => each.kind === kind);
  if (deduction === undefined) return 0;
  const { value, points } = deduction;
  const half = halfAt[kind];
  const most = (points * (value + half)) / value;
  const left = value * (1 - Math.min(1, share));
  return points - (most * left) / (left + half);
}
