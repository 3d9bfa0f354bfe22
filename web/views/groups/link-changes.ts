// What a change did to the dependencies between the groups on screen.
import type { AlignedReports } from '../../state/change/align-reports.ts';
import { countOf } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { ShownGroups } from './shown-groups.ts';

/** Of the dependencies from one group to another. */
export interface LinkChange {
  /** File dependencies. */
  readonly added: number;
  readonly removed: number;
  /** Whether nothing was there before, or nothing is there any more. */
  readonly isNew: boolean;
  readonly isGone: boolean;
  /** Import lines of the dependencies that were removed. */
  readonly removedImports: number;
}

/** `from:to` → what changed there. */
export type LinkChanges = ReadonlyMap<string, LinkChange>;

export function findLinkChanges(
  { edgeState }: Pick<AlignedReports, 'edgeState'>,
  report: ReportIndex,
  { groupOf, links }: ShownGroups,
): LinkChanges {
  const counts = new Map<string, { added: number; removed: number; removedImports: number }>();
  report.edgeSource.forEach((source, edge) => {
    const target = report.edgeTarget[edge] ?? -1;
    const state = edgeState(source, target);
    const [from, to] = [groupOf[source] ?? -1, groupOf[target] ?? -1];
    if (state === undefined || from === -1 || to === -1) return;
    const count = counts.get(`${from}:${to}`) ?? { added: 0, removed: 0, removedImports: 0 };
    counts.set(`${from}:${to}`, count);
    count[state]++;
    if (state === 'removed') count.removedImports += report.evidence.countImports(edge);
  });
  const found = new Map<string, LinkChange>();
  for (const { from, to, dependencies } of links) {
    const count = counts.get(`${from}:${to}`);
    if (count === undefined) continue;
    const isNew = count.added === dependencies;
    found.set(`${from}:${to}`, { ...count, isNew, isGone: count.removed === dependencies });
  }
  return found;
}

/** `1 dependency added, 2 removed` */
export function describeLinkChange({ added, removed }: LinkChange): string {
  const parts = [
    ...(added > 0 ? [`${countOf(added, 'dependency', 'dependencies')} added`] : []),
    ...(removed > 0 ? [`${countOf(removed, 'dependency', 'dependencies')} removed`] : []),
  ];
  return parts.join(', ');
}

/** `+1 −2` */
export function signLinkChange({ added, removed }: LinkChange): string {
  return [...(added > 0 ? [`+${added}`] : []), ...(removed > 0 ? [`−${removed}`] : [])].join(' ');
}
