// The public API: the analysis and its types.
import { analyzeFolder } from './analyze-folder.ts';
import type { AnalyzeOptions } from './config/analyze-options.ts';
import type { Report } from './model/report.ts';

export type { Diagnostic, DiagnosticKind } from './model/diagnostic.ts';
export type { Options } from './model/options.ts';
export type * from './model/report.ts';
export type { Progress } from './model/run.ts';
export type { AnalyzeOptions } from './config/analyze-options.ts';
export { UserError } from './model/user-error.ts';

/**
 * Analyses the project in a folder. Writes nothing. Rejects with a UserError if the folder, its configuration or an option
 * is invalid, and with the signal's reason if it is aborted.
 */
export function analyze(path: string, options: AnalyzeOptions = {}): Promise<Report> {
  return analyzeFolder(path, options);
}
