// The cycles by kind: those that exist when the code loads first, since only they cost health.
import type { CycleKind } from '../../src/model/report.ts';
import type { ShownReport } from './page-report.ts';
import type { ReportIndex } from './report-index.ts';

export const cycleKinds: Readonly<Record<CycleKind, KindTexts>> = {
  load: {
    words: 'at load time',
    short: 'at load time',
    hint: 'These files import each other when they load, so code can meet a module that is only half loaded.',
  },
  lazy: {
    words: 'only through lazy imports',
    short: 'lazy',
    hint: 'An import inside a function closes the circle. Nothing breaks when the code loads.',
  },
  compile: {
    words: 'between files that load in any order',
    short: 'load in any order',
    hint: 'Harmless by itself. Cycles between folders are listed as tangles.',
  },
};

interface KindTexts {
  readonly words: string;
  /** For the header. */
  readonly short: string;
  /** What it means. */
  readonly hint: string;
}

export interface ListedCycle {
  /** Its number in the report. */
  readonly cycle: number;
  readonly members: readonly string[];
}

/** The cycles of one kind, the largest first. */
export interface KindOfCycles {
  /** Undefined if the report does not say. */
  readonly kind: CycleKind | undefined;
  readonly cycles: readonly ListedCycle[];
}

/** Each of the cycles, once. */
export function groupCycles(
  cycles: readonly ListedCycle[],
  { cycleDetails }: Details,
): readonly KindOfCycles[] {
  const listed = cycles.toSorted((a, b) => b.members.length - a.members.length || a.cycle - b.cycle);
  return order
    .map((kind) => ({ kind, cycles: listed.filter(({ cycle }) => cycleDetails[cycle]?.kind === kind) }))
    .filter(({ cycles: own }) => own.length > 0);
}

/** A cycle of tests and examples alone may be there on purpose, and costs no health. */
export function isOfProduct(
  { numberOf, isJudged }: Pick<ReportIndex, 'numberOf' | 'isJudged'>,
  { members }: ListedCycle,
): boolean {
  return members.some((id) => isJudged[numberOf.get(id) ?? -1] === 1);
}

const order = ['load', 'lazy', 'compile', undefined] as const;

/** `2 at load time, 10 between files that load in any order`; empty if the report does not say. */
export function describeKinds(groups: readonly KindOfCycles[], form: 'words' | 'short'): string {
  return groups
    .flatMap(({ kind, cycles }) => (kind === undefined ? [] : [`${cycles.length} ${cycleKinds[kind][form]}`]))
    .join(', ');
}

type Details = Pick<ShownReport, 'cycleDetails'>;
