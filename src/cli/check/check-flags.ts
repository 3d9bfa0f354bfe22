// The options of `lintel check`.
import type { AnalysisFlags } from '../analysis-options.ts';
import type { CheckFormat } from './check-format.ts';

export interface CheckFlags extends AnalysisFlags {
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly format?: CheckFormat | 'text';
  readonly out?: string;
  readonly rule?: string;
  readonly since?: string;
}
