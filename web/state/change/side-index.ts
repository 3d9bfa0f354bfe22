// The index of one side of a change, or of both, with the numbers that the two share.
import type { Evidence, ReadReport } from '../page-report.ts';
import { type ReportIndex, indexReport } from '../report-index.ts';
import type { EdgeStates } from './align-reports.ts';
import type { PairedNodes, SideNumbers } from './pair-nodes.ts';

/** What only the other side has is absent; its node is as the other side has it. */
export function indexSide(read: ReadReport, paired: PairedNodes, side: 'before' | 'after'): ReportIndex {
  const other = side === 'before' ? 'after' : 'before';
  const nodes = paired.pairs.flatMap((pair) => pair[side] ?? pair[other] ?? []);
  const ends = renumber(read.ends, paired[side]);
  return {
    ...withNamesOf(paired[other], indexReport({ ...read, nodes, ends })),
    isAbsent: Uint8Array.from(paired.pairs, (pair) => Number(pair[side] === undefined)),
  };
}

interface BothSides {
  readonly before: ReadReport;
  readonly after: ReadReport;
  readonly paired: PairedNodes;
  readonly edgeState: EdgeStates;
}

/** The report of afterwards, with the files and dependencies that were removed. */
export function indexBoth({ before, after, paired, edgeState }: BothSides): ReportIndex {
  const nodes = paired.pairs.flatMap((pair) => pair.after ?? pair.before ?? []);
  const endsBefore = renumber(before.ends, paired.before);
  const removed: number[] = [];
  const ends = renumber(after.ends, paired.after);
  for (let i = 0; i < endsBefore.length; i += 3) {
    const [source = 0, target = 0] = endsBefore.slice(i, i + 2);
    if (edgeState(source, target) !== 'removed') continue;
    removed.push(i / 3);
    ends.push(source, target, 0);
  }
  const evidence = joinEvidence(after, before, removed);
  return withNamesOf(paired.before, indexReport({ ...after, nodes, ends, evidence }));
}

function renumber(ends: readonly number[], { renumbered }: SideNumbers): number[] {
  return ends.map((end, i) => (i % 3 === 2 ? end : (renumbered[end] ?? 0)));
}

/** A renamed file is found by either name. */
function withNamesOf({ numberOf }: SideNumbers, index: ReportIndex): ReportIndex {
  return { ...index, numberOf: new Map([...numberOf, ...index.numberOf]) };
}

/** First the edges of one report, then some of another one. */
function joinEvidence(first: ReadReport, second: ReadReport, some: readonly number[]): Evidence {
  const count = first.ends.length / 3;
  const find = (edge: number): readonly [Evidence, number] =>
    edge < count ? [first.evidence, edge] : [second.evidence, some[edge - count] ?? -1];
  const ask =
    <Answer>(question: (evidence: Evidence, edge: number) => Answer) =>
    (edge: number): Answer =>
      question(...find(edge));
  return {
    importsOf: ask((evidence, edge) => evidence.importsOf(edge)),
    countImports: ask((evidence, edge) => evidence.countImports(edge)),
    isOfProduct: ask((evidence, edge) => evidence.isOfProduct(edge)),
  };
}
