import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { alignedReports } from '../../state/store.ts';
import { type LinkChanges, findLinkChanges } from './link-changes.ts';
import type { ShownGroups } from './shown-groups.ts';

/** Undefined if a project is shown and not a change. */
export function useLinkChanges(report: ReportIndex, shown: ShownGroups): LinkChanges | undefined {
  const aligned = alignedReports.value;
  return useMemo(
    () => (aligned === null ? undefined : findLinkChanges(aligned, report, shown)),
    [aligned, report, shown],
  );
}
