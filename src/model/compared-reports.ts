import type { Change } from './change.ts';
import type { Report } from './report.ts';

/** A change and the two reports that it compares. */
export interface ComparedReports {
  readonly change: Change;
  readonly before: Report;
  readonly after: Report;
}
