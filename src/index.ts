// The public API: the analysis, and the types of what goes in and what comes out.
export { type AnalyzeOptions, analyzeFolder as analyze } from './analyze-folder.ts';
export type { Diagnostic, DiagnosticKind } from './model/diagnostic.ts';
export type { Options } from './model/options.ts';
export type * from './model/report.ts';
export type { Progress } from './model/run.ts';
export { UserError } from './model/user-error.ts';
