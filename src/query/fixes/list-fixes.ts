// What to fix, the most useful first: cuts of cycles and tangles, files in the wrong folder, rule violations, unresolved
// imports. Ordered by the health gain for each dependency that must change; ties by whether a clear order is restored, then
// by how far the cycle or tangle falls apart. Computed from the report, so that command, page and API show the same list.
import type { DiagnosticCause } from '../../model/diagnostic.ts';
import type {
  BackDependency,
  Cut,
  Deduction,
  DeductionKind,
  Dependency,
  Misplaced,
  Report,
  Tangle,
} from '../../model/report.ts';
import { groupBy } from '../../std/group-by.ts';
import { changeImportCost } from '../../structure/cuts/cost-of-move.ts';
import { clearLimits } from '../../structure/order/clear-limits.ts';
import { pointsWithout } from '../../structure/health/health-points.ts';
import type { IsProduct } from '../product/product-files.ts';

export type FixedReport = Pick<
  Report,
  'cycles' | 'cycleDetails' | 'tangles' | 'risks' | 'health' | 'diagnostics'
> &
  Partial<Pick<Report, 'rules'>>;

interface AnyFix {
  /** Estimated gain in health points. */
  readonly gain: number;
  /** How many dependencies or lines must change. */
  readonly effort: number;
}

/** A cut of a cycle of files or a tangle of folders. */
export interface CutFix extends AnyFix {
  readonly kind: 'cut-cycle' | 'cut-tangle';
  /** Index in `cycleDetails` or `tangles`. */
  readonly at: number;
  /** Index among the cuts of that cycle or tangle. */
  readonly step: number;
  readonly cut: Cut;
  /** Members of the largest cycle before the cut. */
  readonly before: number;
  /** How many dependencies go in the opposite direction, between the folders of a tangle. */
  readonly forward: number;
}

/** A dependency that the configured layers forbid. */
export interface RuleFix extends AnyFix {
  readonly kind: 'rule';
  readonly edges: readonly Dependency[];
  readonly sourceLayer: string;
  readonly targetLayer: string;
}

/** The unresolved imports of one file, or those with one cause. */
export interface UnresolvedFix extends AnyFix {
  readonly kind: 'unresolved';
  /** The first file with this cause. */
  readonly file: string;
  readonly lines: readonly number[];
  /** Their cause, if it is not the imports themselves: an invalid manifest, an unreadable folder. */
  readonly cause?: { readonly action: string; readonly imports: number };
}

/** Something in the wrong folder, the cause of many back dependencies of a tangle. */
export interface PlaceFix extends AnyFix, Misplaced {
  readonly kind: 'place';
  /** Index of its tangle in `tangles`, and the number of back dependencies in it. */
  readonly at: number;
  readonly back: number;
}

export type Fix = CutFix | RuleFix | UnresolvedFix | PlaceFix;

/** Health is computed from product files, so nothing else is worth a fix. */
export function listFixes(report: FixedReport, isProduct: IsProduct): readonly Fix[] {
  const gainOfLayers = layerGains(report);
  const chains = [
    ...[...cycleChains(report, isProduct), ...tangleChains(report)].map((chain) =>
      chain.map((fix) => ({ ...fix, gain: fix.gain + gainOfLayers(removedBy(fix.cut)) })),
    ),
    ...ruleFixes(report).map((fix) => [fix]),
    ...unresolvedFixes(report, isProduct).map((fix) => [fix]),
  ];
  const fixes = chains
    .flatMap(rankChain)
    .sort((a, b) => compareWorth(b.worth, a.worth))
    .map(({ fix }) => fix);
  return withoutRepeated(withPlaces(joinContained(fixes), report));
}

/** Removing one dependency can break both a cycle and a tangle: it is listed where it gains most. */
function withoutRepeated(fixes: readonly Fix[]): readonly Fix[] {
  const listed = new Set<string>();
  return fixes.filter((fix) => {
    const ids = edgesOf(fix).map((edge) => edge.join('->'));
    const isNew = ids.length === 0 || ids.some((id) => !listed.has(id));
    for (const id of ids) listed.add(id);
    return isNew;
  });
}

/** The dependencies that it changes individually. */
export function edgesOf(fix: Fix): readonly Dependency[] {
  if (fix.kind === 'unresolved' || fix.kind === 'place') return [];
  return fix.kind === 'rule' ? fix.edges : fix.cut.edges;
}

/** A common cause comes before the cuts of its tangle, and before fixes that gain less. */
function withPlaces(fixes: readonly Fix[], report: FixedReport): readonly Fix[] {
  const all = [...fixes];
  for (const place of placeFixes(report).toSorted((a, b) => a.gain - b.gain)) {
    const next = all.findIndex(
      (fix) => fix.gain < place.gain || (fix.kind === 'cut-tangle' && fix.at === place.at),
    );
    all.splice(next === -1 ? all.length : next, 0, place);
  }
  return all;
}

/**
 * If a cut of a cycle is part of a cut of a tangle, or the other way round, the larger cut does both, and its gain includes
 * both. It takes the place of the one listed first.
 */
function joinContained(fixes: readonly Fix[]): readonly Fix[] {
  const all = [...fixes];
  const starts = fixes.filter((fix) => isCut(fix) && fix.step === 0 && fix.cut.gain !== undefined);
  for (const larger of starts as readonly CutFix[]) {
    const ids = new Set(removedBy(larger.cut).map((edge) => edge.join('->')));
    const isPart = (fix: Fix): boolean =>
      isCut(fix) &&
      fix.kind !== larger.kind &&
      fix.cut.edges.length < larger.cut.edges.length &&
      fix.cut.edges.every((edge) => ids.has(edge.join('->')));
    const first = all.findIndex(isPart);
    if (first === -1 || !all.includes(larger)) continue;
    const left = all.filter((fix) => fix !== larger && !isPart(fix));
    left.splice(Math.min(first, all.indexOf(larger)), 0, larger);
    all.splice(0, all.length, ...left);
  }
  return all;
}

function isCut(fix: Fix): fix is CutFix {
  return fix.kind === 'cut-cycle' || fix.kind === 'cut-tangle';
}

/** The benefit of a fix for each dependency that must change. */
interface Worth {
  /** Tenths of points, rounded. In large projects most fixes gain less, and then the other criteria decide. */
  readonly points: number;
  /** Whether the order that it restores is clear. */
  readonly isClear: boolean;
  /** Members that leave the cycle or tangle. */
  readonly freed: number;
}

function worthOf(fix: Fix): Worth {
  const work = fix.kind === 'cut-cycle' ? workOf(fix.cut) : fix.effort;
  const freed = fix.kind === 'cut-cycle' || fix.kind === 'cut-tangle' ? fix.before - fix.cut.after : 0;
  return {
    points: Math.round((fix.gain / work) * 10),
    isClear: fix.kind !== 'cut-tangle' || fix.forward >= fix.effort * clearLimits.times,
    freed: freed / work,
  };
}

/** A part that is moved takes all its dependencies in the cycle along, and only their imports change. */
function workOf({ edges, change, changes, parts = [] }: Cut): number {
  const moved = edges.filter((_, i) => (changes?.[i] ?? change) === 'move-part').length;
  return edges.length - moved + parts.length + (moved - parts.length) * changeImportCost;
}

function compareWorth(a: Worth, b: Worth): number {
  return a.points - b.points || Number(a.isClear) - Number(b.isClear) || a.freed - b.freed;
}

/** A later cut assumes those before it, so it is never ranked above them. */
function rankChain(chain: readonly Fix[]): readonly { fix: Fix; worth: Worth }[] {
  let least: Worth = { points: Infinity, isClear: true, freed: Infinity };
  return chain.map((fix) => {
    const worth = worthOf(fix);
    if (compareWorth(worth, least) < 0) least = worth;
    return { fix, worth: least };
  });
}

function cycleChains(
  { cycles, cycleDetails, health }: FixedReport,
  isProduct: IsProduct,
): readonly (readonly CutFix[])[] {
  const counts = cycleDetails.map(({ kind }, at) => kind === 'load' && cycles[at]!.some(isProduct));
  const files = cycleDetails.reduce((sum, { size }, at) => sum + (counts[at]! && size > 1 ? size : 0), 0);
  return cycleDetails.map(({ size, cuts }, at) =>
    (counts[at]! ? cuts : []).map((cut, step): CutFix => {
      const before = cuts[step - 1]?.after ?? size;
      // Health depends on how many files load each other, not on the size of the largest cycle.
      const freed = (remainingOf(cuts[step - 1]) ?? size) - remainingOf(cut)!;
      const gain = cut.gain ?? gainOf(health.deductions, 'cycles', freed / Math.max(1, files));
      return { kind: 'cut-cycle', at, step, cut, before, forward: 0, gain, effort: cut.edges.length };
    }),
  );
}

function remainingOf(cut: Cut | undefined): number | undefined {
  return cut?.remaining ?? cut?.after;
}

function tangleChains({ tangles, health }: FixedReport): readonly (readonly CutFix[])[] {
  const back = tangles.reduce((sum, tangle) => sum + countBack(tangle.back), 0);
  return tangles.map(({ members, cuts, back: own, misplaced }, at) => {
    const forwardOf = forwardCounter(misplaced?.left ?? own);
    return cuts.map((cut, step): CutFix => {
      const before = cuts[step - 1]?.after ?? misplaced?.after ?? members.length;
      const share = cut.edges.length / Math.max(1, back);
      const gain = cut.gain ?? gainOf(health.deductions, 'tangles', share);
      const forward = forwardOf(cut);
      return { kind: 'cut-tangle', at, step, cut, before, forward, gain, effort: cut.edges.length };
    });
  });
}

/** Counts for the pairs of folders that a cut affects. */
function forwardCounter(back: Tangle['back']): (cut: Cut) => number {
  const pairOf = pairFinder(back);
  return ({ edges }) => [...new Set(edges.map(pairOf))].reduce((sum, pair) => sum + (pair?.forward ?? 0), 0);
}

/** A dependency → the two members between which it points back. */
function pairFinder(back: Tangle['back']): (edge: Dependency) => BackDependency | undefined {
  const pairs = new Map(back.flatMap((pair) => pair.edges.map((edge) => [edge.join('->'), pair] as const)));
  return (edge) => pairs.get(edge.join('->'));
}

function countBack(back: readonly { readonly edges: readonly Dependency[] }[]): number {
  return back.reduce((sum, { edges }) => sum + edges.length, 0);
}

/** The dependencies that a cut removes: after a move, or as a type-only import, a dependency still exists. */
function removedBy({ edges, change, changes }: Cut): readonly Dependency[] {
  return edges.filter((_, i) => ['invert', 'remove'].includes(changes?.[i] ?? change));
}

/** The health gain from removing violations of configured layers that are not in the baseline. */
function layerGains({ risks, health, rules }: FixedReport): (edges: readonly Dependency[]) => number {
  const counted =
    rules === undefined
      ? risks.layer_violations
          .filter(({ basis }) => basis === 'configured')
          .map(({ source, target }) => `${source}->${target}`)
      : rules.results
          .filter(({ verb, severity }) => verb === 'layers' && severity === 'error')
          .flatMap(({ violations }) => violations.filter(({ status }) => status === 'new'))
          .map(({ from, to }) => `${from}->${to}`);
  return (edges) => {
    const gone = new Set(edges.map((edge) => edge.join('->')));
    const share = counted.filter((id) => gone.has(id)).length / Math.max(1, counted.length);
    return gainOf(health.deductions, 'rules', share);
  };
}

function ruleFixes(report: FixedReport): readonly RuleFix[] {
  const gainOfLayers = layerGains(report);
  const broken = report.risks.layer_violations.filter(({ basis }) => basis === 'configured');
  const pairs = groupBy(broken, ({ sourceLayer, targetLayer }) => JSON.stringify([sourceLayer, targetLayer]));
  return [...pairs.values()].map((violations) => {
    const edges = violations.map(({ source, target }) => [source, target] as const);
    return {
      kind: 'rule',
      edges,
      sourceLayer: violations[0]!.sourceLayer,
      targetLayer: violations[0]!.targetLayer,
      gain: gainOfLayers(edges),
      effort: violations.length,
    };
  });
}

function unresolvedFixes(
  { diagnostics, health }: FixedReport,
  isProduct: IsProduct,
): readonly UnresolvedFix[] {
  const unresolved = diagnostics.filter(
    ({ kind, file, role }) => kind === 'unresolved-import' && role === undefined && isProduct(file),
  );
  const groups = groupBy(unresolved, ({ file, cause }) => (cause === undefined ? file : mend(cause)));
  return [...groups.values()].map((own) => {
    const { file, cause } = own[0]!;
    const lines = own.filter((each) => each.file === file).map(({ line }) => line ?? 1);
    const gain = gainOf(health.deductions, 'unresolved', own.length / unresolved.length);
    if (cause === undefined) return { kind: 'unresolved', file, lines, gain, effort: own.length };
    const named = { action: mend(cause), imports: own.length };
    return { kind: 'unresolved', file, lines, cause: named, gain, effort: 1 };
  });
}

function mend({ kind, file, line }: DiagnosticCause): string {
  if (kind === 'unreadable-folder') return `Make the folder ${file} readable`;
  return `Correct ${line === undefined ? file : `${file}:${line}`}`;
}

function placeFixes({ tangles }: FixedReport): readonly PlaceFix[] {
  return tangles.flatMap(({ back, misplaced }, at) =>
    misplaced === undefined
      ? []
      : [{ kind: 'place' as const, at, back: countBack(back), ...misplaced, effort: misplaced.paths.length }],
  );
}

/** How much a deduction shrinks if this share of its cause is gone. */
function gainOf(deductions: readonly Deduction[], kind: DeductionKind, share: number): number {
  const deduction = deductions.find((each) => each.kind === kind);
  return deduction === undefined ? 0 : deduction.points - pointsWithout(deduction, share);
}
