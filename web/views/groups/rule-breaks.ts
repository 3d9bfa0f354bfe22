// The rules that dependencies between the groups on screen break.
import { findBrokenEdges } from '../../state/broken-edges.ts';
import { countOf } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { visibleName } from '../../state/visible-name.ts';
import type { ShownGroups } from './shown-groups.ts';

/** From one closed group to another, or inside one. */
export interface RuleBreaks {
  readonly from: number;
  readonly to: number;
  readonly rules: readonly BreakCount[];
}

/** How many violations of one rule there are. */
export interface BreakCount {
  readonly rule: string;
  readonly fresh: number;
  /** In the baseline. */
  readonly known: number;
}

/** Without what the filters exclude; of one rule, or of all for null. */
export function findRuleBreaks(
  report: ReportIndex,
  shown: ShownGroups,
  only: string | null = null,
): RuleBreaks[] {
  const pairs = new Map<string, { from: number; to: number; counts: Map<string, BreakCount> }>();
  for (const [edge, all] of findBrokenEdges(report)) {
    const broken = only === null ? all : all.filter(({ rule }) => rule === only);
    if (broken.length === 0) continue;
    const from = shown.groupOf[report.edgeSource[edge] ?? -1] ?? -1;
    const to = shown.groupOf[report.edgeTarget[edge] ?? -1] ?? -1;
    if (from === -1 || to === -1) continue;
    const key = `${from}:${to}`;
    const pair = pairs.get(key) ?? { from, to, counts: new Map<string, BreakCount>() };
    pairs.set(key, pair);
    for (const { rule, status } of broken) {
      const { fresh = 0, known = 0 } = pair.counts.get(rule) ?? {};
      const isNew = status === 'new';
      pair.counts.set(rule, { rule, fresh: fresh + Number(isNew), known: known + Number(!isNew) });
    }
  }
  return [...pairs.values()].map(({ from, to, counts }) => ({ from, to, rules: [...counts.values()] }));
}

export function hasNew({ rules }: Pick<RuleBreaks, 'rules'>): boolean {
  return rules.some(({ fresh }) => fresh > 0);
}

/** `breaks “domain is pure” (1 new violation, 2 in the baseline)` */
export function describeBreaks(rules: readonly BreakCount[]): string {
  return `breaks ${rules.map(describeCount).join(', ')}`;
}

function describeCount({ rule, fresh, known }: BreakCount): string {
  const counts = [
    ...(fresh > 0 ? [countOf(fresh, 'new violation')] : []),
    ...(known > 0 ? [`${known} in the baseline`] : []),
  ];
  return `“${visibleName(rule)}” (${counts.join(', ')})`;
}
