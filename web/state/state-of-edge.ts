import type { ReportIndex } from './report-index.ts';
import { alignedReports } from './store.ts';
import type { EdgeState } from './change/align-reports.ts';

/** What the change did to an edge of a report; undefined if nothing, or if there is no change. */
export function stateOfEdge({ edgeSource, edgeTarget }: ReportIndex, edge: number): EdgeState | undefined {
  return alignedReports.value?.edgeState(edgeSource[edge] ?? -1, edgeTarget[edge] ?? -1);
}
