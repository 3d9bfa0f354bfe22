// What the selectors of rules select in the report, found by the code that checks the rules.
import type { DetailedNode } from '../../src/model/report.ts';
import { Selections } from '../../src/rules/select.ts';
import type { ReportIndex } from './report-index.ts';

const known = new WeakMap<readonly DetailedNode[], Selections>();

/** One for each report: it remembers what it selected. */
export function selectionsOf({ nodes, fileCount }: ReportIndex): Selections {
  const selections = known.get(nodes) ?? new Selections({ ids: nodes.map(({ id }) => id), fileCount });
  known.set(nodes, selections);
  return selections;
}

/** Numbers of nodes. Patterns of an address may be wrong; then they select nothing. */
export function selectNodes(index: ReportIndex, patterns: readonly string[]): ReadonlySet<number> {
  try {
    return new Set(selectionsOf(index).select({ text: '', patterns }).nodes);
  } catch {
    return new Set();
  }
}
