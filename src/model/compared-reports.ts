import type { Change } from './change.ts';
import type { Report } from './report.ts';

/** A change with the two reports that it is the difference of. */
export interface ComparedReports {
  readonly change: Change;
  readonly before: Report;
  readonly after: Report;
}
