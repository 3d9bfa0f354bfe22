// The contract of a format of `lintel check`.
import type { RuleReport } from '../../model/report.ts';
import type { NewCycle } from '../../query/find-new-cycles.ts';

export interface CheckOutput extends RuleReport {
  /** What to put before a path of the project to reach it from where the command runs: `packages/shop/`. */
  readonly prefix: string;
  /** Name of the baseline, in the project. */
  readonly baselineName: string;
  /** Name of a rule → what is new in its cycles, where more is known of them than the results say. */
  readonly cyclesOf?: ReadonlyMap<string, readonly NewCycle[]> | undefined;
  /** What could not be read, in words: a rule may be broken there too. */
  readonly gaps?: readonly string[] | undefined;
  /** With `--since`: the revision, and how many violations were there before. */
  readonly since?: { readonly name: string; readonly olderCount: number } | undefined;
}

export interface CheckFormat {
  readonly id: string;
  /** Who reads it, in a few words for `--help`. */
  readonly description: string;
  render(output: CheckOutput): string;
}
