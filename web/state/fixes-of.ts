// The list of fixes of a report, and which of them changes a dependency: whoever names a remedy takes it from here, so that
// no two places of the page advise differently.
import type { CutChange } from '../../src/model/report.ts';
import { type Fix, listFixes } from '../../src/query/fixes/list-fixes.ts';
import type { ReportIndex } from './report-index.ts';

export interface Remedy {
  readonly change: CutChange;
  /** How many dependencies the fix changes. */
  readonly effort: number;
}

type Fixed = Pick<ReportIndex, 'report' | 'numberOf' | 'isJudged'>;

/** The most useful first. */
export function fixesOf({ report, numberOf, isJudged }: Fixed): readonly Fix[] {
  const known = fixesOfReport.get(report);
  if (known !== undefined) return known;
  // Without a health score nothing gains points, and the cuts stay in their order.
  const health = report.health ?? { score: 0, grade: 'F', deductions: [] };
  const fixes = listFixes({ ...report, health }, (file) => isJudged[numberOf.get(file) ?? -1] === 1);
  fixesOfReport.set(report, fixes);
  return fixes;
}

const fixesOfReport = new WeakMap<ReportIndex['report'], readonly Fix[]>();

const removal = { change: 'remove', changes: undefined } as const;

/** `source->target` → what the first fix that changes this dependency does to it. */
export function remediesOf(current: Fixed): ReadonlyMap<string, Remedy> {
  const remedies = new Map<string, Remedy>();
  for (const fix of fixesOf(current)) {
    if (fix.kind === 'unresolved' || fix.kind === 'place') continue;
    const { edges, change, changes } = fix.kind === 'rule' ? { ...fix, ...removal } : fix.cut;
    for (const [i, edge] of edges.entries()) {
      const key = edge.join('->');
      if (!remedies.has(key)) remedies.set(key, { change: changes?.[i] ?? change, effort: fix.effort });
    }
  }
  return remedies;
}
