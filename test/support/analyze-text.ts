import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Options } from '../../src/model/options.ts';
import type { Report } from '../../src/model/report.ts';
import { type ProjectText, textProject } from './text-project.ts';
import { expectValidReport } from './valid-report.ts';

/** The report of a project written down in a test, checked for what every report must be. */
export async function analyzeText(texts: ProjectText, options: Partial<Options> = {}): Promise<Report> {
  const report = await analyze(textProject(texts), { ...defaultOptions, ...options });
  expectValidReport(report);
  return report;
}
