// One job: from a commit to its rows. Run again, it leaves the same rows.
import { fetchRepository } from '../clones/fetch-repository.ts';
import { findCommit } from '../clones/find-commit.ts';
import type { RemoteGit } from '../clones/remote-git.ts';
import type { Database } from '../database/database.ts';
import { version } from '../lintel.ts';
import type { Job, JobQueue, WantedCommit } from '../queue/job-queue.ts';
import { storeReport } from '../store/store-report.ts';
import { type Patience, patiently } from './patience.ts';
import { runLintel } from './run-lintel.ts';

export interface JobOptions extends Patience, Pick<RemoteGit, 'credentials'> {
  /** The most that the analysis of one repository may take. */
  readonly timeMs: number;
  readonly memoryBytes: number;
  /** Folder of clones. */
  readonly clones: string;
  /** How many commits of a repository keep their detail. */
  readonly keep: number;
}

export interface JobResult {
  readonly repository: string;
  readonly kind: 'stored' | 'unneeded' | 'failed' | 'set aside';
  /** Why it failed. */
  readonly reason?: string;
}

export interface RunningJob {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly job: Job;
}

/** A repository that fails this often is set aside until it has a new commit. */
export const mostFailures = 3;

export async function runJob(running: RunningJob, options: JobOptions): Promise<JobResult> {
  const { database, queue, job } = running;
  const repository = await patiently(() => findRepository(database, job), options);
  const name = repository?.name ?? String(job.repositoryId);
  if (repository === undefined || repository.isStored || repository.address === null) {
    await patiently(() => database.transaction((session) => queue.finish(session, job)), options);
    return { repository: name, kind: 'unneeded' };
  }
  try {
    const isStored = await analyzeAndStore(running, repository.address, options);
    return { repository: name, kind: isStored ? 'stored' : 'unneeded' };
  } catch (error) {
    if (options.signal.aborted) throw error;
    // Also what nobody thought of: one repository must not end the worker of all others.
    const reason = error instanceof Error ? error.message : String(error);
    const kind = await patiently(() => fail(running, reason), options);
    return { repository: name, kind, reason };
  }
}

interface FoundRepository {
  readonly name: string;
  readonly address: string | null;
  readonly isStored: boolean;
}

async function findRepository(
  database: Database,
  { repositoryId, commit }: Job,
): Promise<FoundRepository | undefined> {
  const [row] = await database.query<FoundRepository>(
    `SELECT r.name, r.address, a.id IS NOT NULL AND r.current_analysis = a.id AS "isStored"
     FROM repositories r LEFT JOIN analyses a
       ON a.repository_id = r.id AND a.commit_id = $2 AND a.lintel_version = $3 AND a.has_detail
     WHERE r.id = $1`,
    [repositoryId, commit, version],
  );
  return row;
}

/** False if the commit is gone: the branch was rewritten, and another job is there for its new commit. */
async function analyzeAndStore(
  { database, queue, job }: RunningJob,
  address: string,
  options: JobOptions,
): Promise<boolean> {
  const { repositoryId, commit } = job;
  const { clones, credentials, signal, timeMs, memoryBytes, keep } = options;
  const remote = { credentials, signal, timeoutMs: timeMs };
  const folder = await fetchRepository({ address, repositoryId, clones, ...remote });
  const found = await findCommit(folder, commit);
  if (found === undefined) {
    await patiently(() => database.transaction((session) => queue.finish(session, job)), options);
    return false;
  }
  const report = await runLintel({ folder, commit, signal, timeMs, memoryBytes });
  const stored = { repositoryId, ...found, report, keep };
  await patiently(() => storeReport(database, stored, (session) => queue.finish(session, job)), options);
  return true;
}

async function fail({ database, queue, job }: RunningJob, reason: string): Promise<'failed' | 'set aside'> {
  const [row] = await database.query<{ failures: number }>(
    `UPDATE repositories SET failure = $3, failed_commit = $2,
       failures = CASE WHEN failed_commit = $2 THEN failures + 1 ELSE 1 END
     WHERE id = $1 RETURNING failures`,
    [job.repositoryId, job.commit, reason],
  );
  if (row !== undefined && row.failures < mostFailures) {
    await queue.retry(job, reason);
    return 'failed';
  }
  await database.transaction((session) => queue.finish(session, job));
  return 'set aside';
}

/** For a commit that took too many workers with it. */
export async function setAside(database: Database, { repositoryId, commit }: WantedCommit): Promise<void> {
  await database.query(
    'UPDATE repositories SET failed_commit = $2, failures = $3, failure = $4 WHERE id = $1',
    [repositoryId, commit, mostFailures, 'its workers ended while they analysed it'],
  );
}
