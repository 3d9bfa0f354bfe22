// The public API: the analysis and its types.
import { analyzeFolder } from './runs/analyze-folder.ts';
import { ecosystemOf as findEcosystem } from './languages/index.ts';
import type { ApiOptions } from './config/api-options.ts';
import { checkOptions } from './config/check-options.ts';
import type { Report, RuleReport } from './model/report.ts';
import { UserError } from './model/user-error.ts';
import { requireRules } from './query/rules/summarize-check.ts';

export type * from './model/change.ts';
export type { Diagnostic, DiagnosticKind } from './model/diagnostic.ts';
export type { Options } from './model/options.ts';
export type * from './model/report.ts';
export type { Progress } from './model/run.ts';
export type { ApiOptions as AnalyzeOptions } from './config/api-options.ts';
export { type CompareOptions, compareReports } from './compare/compare-reports.ts';
export { packageUrl } from './std/package-url.ts';
export { UserError };

/**
 * Analyses the project in a folder. Writes nothing. Rejects with a UserError if the folder, its configuration or an option
 * is invalid, and with the signal's reason if it is aborted.
 */
export async function analyze(path: string, options: ApiOptions = {}): Promise<Report> {
  return analyzeFolder(path, checkOptions(options));
}

/**
 * Checks the rules of the project in a folder. Writes nothing. Rejects with a UserError if there are no rules, or if one
 * cannot be checked because a pattern matches no file.
 */
export async function check(path: string, options: ApiOptions = {}): Promise<RuleReport> {
  const { rules } = await analyzeFolder(path, checkOptions(options));
  return requireRules(rules);
}

/** The ecosystem of a language, both as named in the report: `typescript` → `npm`. */
export function ecosystemOf(language: string): string {
  return findEcosystem(language);
}
