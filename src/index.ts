// The public API: the analysis, and the types of what goes in and what comes out.
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
 * Analyses the project in a folder and writes nothing. Rejects with a UserError where the folder, its configuration or
 * an option is wrong, and with the signal's reason where that is aborted.
 */
export function analyze(path: string, options: AnalyzeOptions = {}): Promise<Report> {
  return analyzeFolder(path, options);
}
