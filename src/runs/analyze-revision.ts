// Builds the report of a revision, which need not be checked out.
import { join, resolve } from 'node:path';
import { analyze } from '../analyze.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import { completeOptions } from '../config/complete-options.ts';
import { loadConfig } from '../config/load-config.ts';
import { type ChangeCounts, noChanges } from '../model/change-counts.ts';
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { withRevision } from '../open/open-revision.ts';
import { readHistory } from '../open/read-history.ts';
import type { Environment } from '../revisions/locate-git.ts';
import { openRepository } from '../revisions/open-repository.ts';
import { resolveRevision } from '../revisions/revision-names.ts';
import { type SafeGit, withSafeGit } from '../revisions/safe-git.ts';
import { UnreadableHistory } from '../revisions/unreadable-history.ts';

export interface RevisionToAnalyze {
  /** As a user names it: `v1.2`, `main~3`. */
  readonly revision: string;
  /** The environment variables of the Lintel process. */
  readonly environment: Environment;
}

/** Uses the configuration of the revision. Throws UserError if it cannot be read. */
export async function analyzeRevision(
  path: string,
  { revision, environment }: RevisionToAnalyze,
  options: AnalyzeOptions = {},
): Promise<Report> {
  try {
    const repository = openRepository(resolve(path));
    return await withSafeGit(repository, environment, async (safe) => {
      const git = { ...safe, signal: options.signal };
      return analyzeCommit(git, { commit: await resolveRevision(git, revision), revision }, options);
    });
  } catch (error) {
    if (!(error instanceof UnreadableHistory)) throw error;
    const { reason } = error;
    throw new UserError(reason.endsWith('?') ? reason : `${reason}.`, { cause: error });
  }
}

function analyzeCommit(
  git: SafeGit,
  { commit, revision }: { readonly commit: string; readonly revision: string },
  options: AnalyzeOptions,
): Promise<Report> {
  const { baseline, onProgress, signal } = options;
  return withRevision(git, { tree: commit }, options, async (opened) => {
    const config = options.config === false ? {} : await loadConfig(opened.config, { baseline });
    const complete = completeOptions(config, options);
    const history = complete.history ? countChangesUntil(git, commit, signal) : undefined;
    // It is awaited at the end of the analysis. If the analysis fails before that, this prevents an unhandled rejection.
    history?.catch(() => undefined);
    onProgress?.({ stage: 'scan', done: 0, total: 0 });
    const { project, context } = await opened.scan(complete);
    if (project.files.length === 0) throw new UserError(`No source files found at ${revision}.`);
    return analyze(project, complete, { ...context, history });
  });
}

/** Recent changes are counted back from the checked-out commit. */
async function countChangesUntil(
  { repository: { top, folder, head } }: SafeGit,
  commit: string,
  signal: AbortSignal | undefined,
): Promise<ChangeCounts> {
  if (commit === head) return readHistory(join(top, folder), { signal });
  return noChanges('The revision is not the one that is checked out.');
}
