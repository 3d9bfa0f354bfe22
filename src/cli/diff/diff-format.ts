// The contract of a format of `lintel diff`.
import type { Change } from '../../model/change.ts';
import type { Report } from '../../model/report.ts';

export interface DiffOutput {
  readonly change: Change;
  readonly before: Report;
  readonly after: Report;
}

export interface DiffFormat {
  readonly id: string;
  /** Who reads it, in a few words for `--help`. */
  readonly description: string;
  render(output: DiffOutput): Iterable<string>;
}
