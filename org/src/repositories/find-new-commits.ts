// Which repositories have a commit that is not analysed yet.
import { findHead } from '../clones/find-head.ts';
import type { RemoteGit } from '../clones/remote-git.ts';
import type { Database } from '../database/database.ts';
import { UserError, version } from '../lintel.ts';
import type { WantedCommit } from '../queue/job-queue.ts';
import { mostFailures } from '../worker/run-job.ts';

export interface NewCommits {
  readonly wanted: readonly WantedCommit[];
  /** Repositories whose newest commit is analysed. */
  readonly upToDate: number;
  /** Repositories that failed too often at this commit. */
  readonly setAside: number;
  /** Repositories whose newest commit cannot be found, and why. */
  readonly unreachable: readonly { readonly repository: string; readonly reason: string }[];
}

export interface FindOptions extends RemoteGit {
  /** Whether to try again what was set aside. */
  readonly retry: boolean;
}

interface Known {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly head: string | null;
  readonly failedCommit: string | null;
  readonly failures: number;
  readonly isStored: boolean;
}

/** Servers are asked by this many at a time. */
const lanes = 8;

export async function findNewCommits(database: Database, options: FindOptions): Promise<NewCommits> {
  const repositories = await readRepositories(database);
  const wanted: WantedCommit[] = [];
  const unreachable: { repository: string; reason: string }[] = [];
  let upToDate = 0;
  let setAside = 0;
  const heads = new Map<number, string>();
  await inLanes(repositories, async (repository) => {
    const found = await tryToFindHead(repository, options);
    if ('reason' in found) {
      unreachable.push({ repository: repository.name, reason: found.reason });
      return;
    }
    const { commit } = found;
    if (commit !== repository.head) heads.set(repository.id, commit);
    const hasFailed = repository.failedCommit === commit && repository.failures >= mostFailures;
    if (commit === repository.head && repository.isStored) upToDate++;
    else if (hasFailed && !options.retry) setAside++;
    else wanted.push({ repositoryId: repository.id, commit });
  });
  await saveHeads(database, heads);
  if (options.retry) await forgetFailures(database);
  wanted.sort((a, b) => a.repositoryId - b.repositoryId);
  return { wanted, upToDate, setAside, unreachable };
}

async function readRepositories(database: Database): Promise<readonly Known[]> {
  return database.query<Known>(
    `SELECT r.id, r.name, r.address, r.head_commit AS head, r.failed_commit AS "failedCommit", r.failures,
       coalesce(a.commit_id = r.head_commit AND a.lintel_version = $1, false) AS "isStored"
     FROM repositories r LEFT JOIN analyses a ON a.id = r.current_analysis
     WHERE r.address IS NOT NULL ORDER BY r.id`,
    [version],
  );
}

type FoundHead = { readonly commit: string } | { readonly reason: string };

async function tryToFindHead({ address }: Known, options: FindOptions): Promise<FoundHead> {
  try {
    return { commit: await findHead(address, options) };
  } catch (error) {
    if (error instanceof UserError) return { reason: error.message };
    throw error;
  }
}

async function inLanes<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (next < items.length) await run(items[next++]!);
    }),
  );
}

async function saveHeads(database: Database, heads: ReadonlyMap<number, string>): Promise<void> {
  if (heads.size === 0) return;
  await database.query(
    `UPDATE repositories SET head_commit = found.commit
     FROM unnest($1::int[], $2::text[]) AS found (id, commit) WHERE repositories.id = found.id`,
    [[...heads.keys()], [...heads.values()]],
  );
}

async function forgetFailures(database: Database): Promise<void> {
  await database.query(
    'UPDATE repositories SET failed_commit = NULL, failures = 0, failure = NULL WHERE failures >= $1',
    [mostFailures],
  );
}
