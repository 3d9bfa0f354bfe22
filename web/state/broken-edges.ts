// The dependencies that break rules.
import type { RuleViolation } from '../../src/model/rule-result.ts';
import { type ReportIndex, findEdge } from './report-index.ts';

export interface BrokenRule {
  readonly rule: string;
  readonly status: RuleViolation['status'];
}

const known = new WeakMap<ReportIndex, ReadonlyMap<number, readonly BrokenRule[]>>();

/** Edge → the rules that it breaks. Budgets have no edges. */
export function findBrokenEdges(index: ReportIndex): ReadonlyMap<number, readonly BrokenRule[]> {
  const found = known.get(index) ?? collect(index);
  known.set(index, found);
  return found;
}

function collect(index: ReportIndex): ReadonlyMap<number, readonly BrokenRule[]> {
  const rulesOf = new Map<number, BrokenRule[]>();
  for (const { name: rule, violations } of index.report.rules?.results ?? []) {
    for (const { from, to, status } of violations) {
      const edge = findEdge(index, [from, to]);
      if (edge === -1) continue;
      const own = rulesOf.get(edge) ?? [];
      rulesOf.set(edge, own);
      own.push({ rule, status });
    }
  }
  return rulesOf;
}
