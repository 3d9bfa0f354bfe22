// One text that stands for everything a report is made from: the options, what the scan saw, and the size and times of
// every file in place of its content.
import { createHash } from 'node:crypto';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import { digestProject } from './digest-ground.ts';
import { measureOf } from './known-file.ts';

/** Undefined where a file changed so lately that a clock is no proof. `key` stands for the program. */
export function fingerprintProject(
  key: string,
  project: Project,
  options: Options,
  lookedAtMs: number,
): string | undefined {
  const measures: number[] = [];
  for (const file of project.files) {
    const measure = measureOf(file, lookedAtMs);
    if (measure === undefined) return undefined;
    measures.push(measure.size, measure.modifiedMs, measure.changedMs);
  }
  const { root, files, diagnostics } = project;
  const paths = files.map(({ path, language }) => [path, language]);
  return createHash('sha256')
    .update(JSON.stringify([key, root, options, digestProject(project), paths, diagnostics]))
    .update(Float64Array.from(measures))
    .digest('base64');
}
