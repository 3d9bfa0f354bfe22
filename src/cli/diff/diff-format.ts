// The contract of a format of `lintel diff`.
import type { ComparedReports } from '../../model/compared-reports.ts';

export interface DiffFormat {
  readonly id: string;
  /** Who reads it, in a few words for `--help`. */
  readonly description: string;
  render(output: ComparedReports): Iterable<string>;
}
