// The contract of a format of `lintel check`.
import type { RuleReport } from '../../model/report.ts';
import type { WayHints } from '../../query/rules/merge-ways.ts';
import type { NewCycle } from '../../query/cycles/find-new-cycles.ts';

export interface CheckOutput extends RuleReport {
  /** Prefix that makes project paths relative to the working directory: `packages/shop/`. */
  readonly prefix: string;
  /** Name of the baseline file in the project. */
  readonly baselineName: string;
  /** Name of a rule → what is new in its cycles, if more is known than the results contain. */
  readonly cyclesOf?: ReadonlyMap<string, readonly NewCycle[]> | undefined;
  /** To show what is new in ways through other files. Without it, each way is listed. */
  readonly ways?: WayHints | undefined;
  /** What could not be read, in words: there may be violations there too. */
  readonly gaps?: readonly string[] | undefined;
  /** With `--since`: the revision, and by name of a rule the number of violations that existed before. */
  readonly since?: { readonly name: string; readonly olderCounts: ReadonlyMap<string, number> } | undefined;
}

export interface CheckFormat {
  readonly id: string;
  /** Who it is for, in a few words for `--help`. */
  readonly description: string;
  render(output: CheckOutput): string;
}
