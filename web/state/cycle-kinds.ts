// The cycles by kind: those that exist when the code loads first, since only they cost health.
import type { CycleKind } from '../../src/model/report.ts';
import { writeNumber } from '../../src/std/words.ts';
import { cycleKindInWords } from '../../src/query/cycles/count-cycles.ts';
import type { ShownReport } from './page-report.ts';
import type { ReportIndex } from './report-index.ts';

/** A cycle of tests and examples alone is a kind of its own: it may be there on purpose, and costs no health. */
type ListedKind = CycleKind | 'outside';

export const cycleKinds: Readonly<Record<ListedKind, KindTexts>> = {
  load: {
    words: cycleKindInWords.load,
    short: cycleKindInWords.load,
    hint: 'These files import each other when they load, so code can meet a module that is only half loaded.',
  },
  lazy: {
    words: cycleKindInWords.lazy,
    short: 'lazy',
    hint: 'An import inside a function closes the cycle. Nothing breaks when the code loads.',
  },
  compile: {
    words: cycleKindInWords.compile,
    short: cycleKindInWords.compile,
    hint: 'The files are compiled together or find each other by name, so the cycle does no harm by itself. Cycles between folders are listed as tangles.',
  },
  outside: {
    words: 'outside the product',
    short: 'outside the product',
    hint: 'Between tests, examples and the like. They may be there on purpose, and cost no health.',
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
  readonly kind: ListedKind | undefined;
  readonly cycles: readonly ListedCycle[];
}

/** Each of the cycles, once. */
export function groupCycles(
  cycles: readonly ListedCycle[],
  { report, numberOf, isJudged }: CycleIndex,
): readonly KindOfCycles[] {
  const listed = cycles.toSorted((a, b) => b.members.length - a.members.length || a.cycle - b.cycle);
  const kindOf = ({ members, cycle }: ListedCycle): ListedKind | undefined =>
    members.some((id) => isJudged[numberOf.get(id) ?? -1] === 1)
      ? report.cycleDetails[cycle]?.kind
      : 'outside';
  return order
    .map((kind) => ({ kind, cycles: listed.filter((each) => kindOf(each) === kind) }))
    .filter(({ cycles: own }) => own.length > 0);
}

const order = ['load', 'lazy', 'compile', undefined, 'outside'] as const;

/** `2 at load time, 10 independent of load order`; empty if the report does not say. */
export function describeKinds(groups: readonly KindOfCycles[], form: 'words' | 'short'): string {
  return groups
    .flatMap(({ kind, cycles }) =>
      kind === undefined ? [] : [`${writeNumber(cycles.length)} ${cycleKinds[kind][form]}`],
    )
    .join(', ');
}

interface CycleIndex extends Pick<ReportIndex, 'numberOf' | 'isJudged'> {
  readonly report: Pick<ShownReport, 'cycleDetails'>;
}
