// The two reports of a change with the same numbers for the same files, so that a picture of one becomes a picture of the
// other without anything moving. A renamed file has one number.
import type { Change } from '../../../src/model/change.ts';
import type { ReadReport } from '../page-report.ts';
import type { ReportIndex } from '../report-index.ts';
import type { Side } from '../view-state.ts';
import { type PairedNodes, pairNodes } from './pair-nodes.ts';
import { indexBoth, indexSide } from './side-index.ts';

/** Of a file or package. `changed`: another text, or other dependencies. */
export const nodeStates = ['same', 'changed', 'added', 'removed'] as const;

export type NodeState = (typeof nodeStates)[number];
export type EdgeState = 'added' | 'removed';

export interface AlignedReports {
  readonly change: Change;
  /** The report of before, with its own numbers. */
  readonly before: ReadReport;
  /** Node → index of its state in `nodeStates`. */
  readonly states: Uint8Array;
  readonly edgeState: EdgeStates;
  /** The report of one side, or of afterwards with what was removed. */
  indexOf(side: Side): ReportIndex;
}

/** Of the dependency of one node on another; undefined if it is in both reports or in none. */
export type EdgeStates = (source: number, target: number) => EdgeState | undefined;

export function alignReports(change: Change, before: ReadReport, after: ReadReport): AlignedReports {
  const paired = pairNodes(before.nodes, after.nodes, change.files.renamed);
  const edgeState = findEdgeStates(change, paired);
  const make: Readonly<Record<Side, () => ReportIndex>> = {
    both: () => indexBoth({ before, after, paired, edgeState }),
    before: () => indexSide(before, paired, 'before'),
    after: () => indexSide(after, paired, 'after'),
  };
  const made = new Map<Side, ReportIndex>();
  return {
    change,
    before,
    states: findNodeStates(change, paired),
    edgeState,
    indexOf(side) {
      const index = made.get(side) ?? make[side]();
      made.set(side, index);
      return index;
    },
  };
}

function findNodeStates(change: Change, { pairs, before, after }: PairedNodes): Uint8Array {
  const { added, removed } = change.dependencies;
  const changed = new Set([
    ...change.files.changed.map((id) => after.numberOf.get(id)),
    ...added.map(({ source }) => after.numberOf.get(source)),
    ...removed.map(({ source }) => before.numberOf.get(source)),
  ]);
  return Uint8Array.from(pairs, (pair, number) => {
    if (pair.before === undefined) return nodeStates.indexOf('added');
    if (pair.after === undefined) return nodeStates.indexOf('removed');
    return nodeStates.indexOf(changed.has(number) ? 'changed' : 'same');
  });
}

function findEdgeStates({ dependencies }: Change, { pairs, before, after }: PairedNodes): EdgeStates {
  const keyOf = (source: number, target: number): number => source * pairs.length + target;
  const states = new Map<number, EdgeState>();
  const sides = { added: after.numberOf, removed: before.numberOf };
  for (const state of ['removed', 'added'] as const) {
    for (const { source, target } of dependencies[state])
      states.set(keyOf(sides[state].get(source) ?? -1, sides[state].get(target) ?? -1), state);
  }
  return (source, target) => states.get(keyOf(source, target));
}
