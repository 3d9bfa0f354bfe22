// Revisions that Lintel reads from git's objects, and the same ones checked out.
import { join } from 'node:path';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import {
  type ComparedRevisions,
  compareRevisions,
  type RevisionContext,
} from '../../src/runs/compare-revisions.ts';
import type { AnalyzeOptions } from '../../src/config/analyze-options.ts';
import type { Report } from '../../src/model/report.ts';
import type { RevisionRange } from '../../src/revisions/revision-range.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { git, gitEnvironment } from './git-repository.ts';

interface Comparison extends RevisionRange, Partial<RevisionContext> {
  readonly options?: AnalyzeOptions;
}

export async function compare(
  folder: string,
  { options = {}, environment = gitEnvironment, cacheFile, ...range }: Comparison,
): Promise<ComparedRevisions> {
  const compared = await compareRevisions(folder, range, options, { environment, cacheFile });
  if (typeof compared === 'string') throw new Error('There is no earlier comparison');
  return compared;
}

/** The reason why a comparison is refused. */
export async function refusalOf(folder: string, comparison: Comparison = {}): Promise<string> {
  return compare(folder, comparison).then(
    ({ before, after }) => `compared ${before.name} with ${after.name}`,
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
  );
}

/** Of a clean clone. `project` is the path of the project in the repository. */
export async function reportOfCheckout(
  folder: string,
  revision: string,
  { project = '', options = {} }: { readonly project?: string; readonly options?: AnalyzeOptions } = {},
): Promise<Report> {
  const clone = checkOut(folder, revision);
  return analyzeFolder(join(clone, project), { ...options, history: false });
}

function checkOut(folder: string, revision: string): string {
  const id = git(folder, ['rev-parse', `${revision}^{commit}`]).trim();
  const clone = join(temporaryFolder(), 'clone');
  git(folder, ['clone', '--quiet', '--shared', '--no-checkout', '--template=', folder, clone]);
  git(clone, ['checkout', '--quiet', '--detach', id]);
  return clone;
}

/** All of a report but what differs by the place and the time of the analysis. */
export function comparable(report: Report): Report {
  return { ...report, generatedAt: '', projectRoot: '' };
}

export function filesOf({ detailed }: Report): readonly string[] {
  return detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id);
}
