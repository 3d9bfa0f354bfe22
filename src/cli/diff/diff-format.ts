// The contract of a format of `lintel diff`.
import type { Change } from '../../model/change.ts';
import type { ComparedReports } from '../../model/compared-reports.ts';

export interface DiffOutput {
  readonly change: Change;
  /** Undefined if they are not needed and the change was cached. */
  readonly reports: Omit<ComparedReports, 'change'> | undefined;
  /** Whether the newer side is the working tree, so that its files can be shown and opened. */
  readonly isOnDisk: boolean;
}

export interface DiffFormat {
  readonly id: string;
  /** Who it is for, in a few words for `--help`. */
  readonly description: string;
  /** Whether `render` needs the reports. */
  readonly needsReports?: boolean;
  render(output: DiffOutput): Iterable<string>;
}
