// The contract of a format of `lintel diff`.
import type { Change } from '../../model/change.ts';
import type { Report } from '../../model/report.ts';

export interface DiffOutput {
  readonly change: Change;
  /** Undefined if nobody needs them and the change was known already. */
  readonly reports: DiffReports | undefined;
}

export interface DiffReports {
  readonly before: Report;
  readonly after: Report;
}

export interface DiffFormat {
  readonly id: string;
  /** Who reads it, in a few words for `--help`. */
  readonly description: string;
  /** Whether `render` needs the reports. */
  readonly needsReports?: boolean;
  render(output: DiffOutput): Iterable<string>;
}
