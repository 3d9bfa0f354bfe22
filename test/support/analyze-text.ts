import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Options } from '../../src/model/options.ts';
import type { Report } from '../../src/model/report.ts';
import { type ProjectText, textProject } from './text-project.ts';

/** The report of a project written down in a test. */
export function analyzeText(texts: ProjectText, options: Partial<Options> = {}): Promise<Report> {
  return analyze(textProject(texts), { ...defaultOptions, ...options });
}
