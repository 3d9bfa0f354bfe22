// The contract of a format of `lintel diff`.
import type { Change } from '../../model/change.ts';
import type { ComparedReports } from '../../model/compared-reports.ts';

export interface DiffOutput {
  readonly change: Change;
  /** Undefined if nobody needs them and the change was known already. */
  readonly reports: Omit<ComparedReports, 'change'> | undefined;
  /** Whether afterwards is the working tree, so that its files can be shown and opened. */
  readonly isOnDisk: boolean;
}

export interface DiffFormat {
  readonly id: string;
  /** Who reads it, in a few words for `--help`. */
  readonly description: string;
  /** Whether `render` needs the reports. */
  readonly needsReports?: boolean;
  render(output: DiffOutput): Iterable<string>;
}
