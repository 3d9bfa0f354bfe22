// The options of `lintel diff`.
import type { AnalysisFlags } from '../analysis-options.ts';
import type { ServerFlags } from '../server-flags.ts';
import type { Condition } from './conditions.ts';
import type { DiffFormat } from './diff-format.ts';

export interface DiffFlags extends AnalysisFlags, ServerFlags {
  readonly project?: string;
  readonly staged?: boolean;
  readonly format?: DiffFormat | 'text';
  readonly out?: string;
  readonly failOn?: readonly Condition[];
  readonly serve?: boolean;
}
