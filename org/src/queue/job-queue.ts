// The queue: one job for each commit of a repository that is to be analysed. pg-boss keeps it in the same database, so that
// a job ends in the transaction that stores its result. What pg-boss lacks is to notice at once that a worker is gone: it
// would wait until the time of the job is over.
import PgBoss from 'pg-boss';
import type { Database, Session } from '../database/database.ts';
import { findLiveWorkers } from './worker-presence.ts';

const name = 'analyze';
/** Next to the tables of the store, in the same database. */
export const jobSchema = 'lintel_org_jobs';

/** A worker that is lost is nobody's fault, but a job that takes ten of them with it is not tried again. */
export const mostLosses = 10;

/** Any number that nobody else uses for this purpose. */
const startLock = 5_461_003;

/** The longest that pg-boss allows. Workers limit the time of an analysis themselves. */
const expireInSeconds = 23 * 60 * 60;

export interface WantedCommit {
  readonly repositoryId: number;
  readonly commit: string;
}

export interface Job extends WantedCommit {
  readonly id: string;
}

export interface QueueCounts {
  /** Also those that wait for another attempt. */
  readonly waiting: number;
  readonly active: number;
}

export class JobQueue {
  readonly #database: Database;
  readonly #boss: PgBoss;

  private constructor(database: Database, boss: PgBoss) {
    this.#database = database;
    this.#boss = boss;
  }

  static async open(database: Database): Promise<JobQueue> {
    const boss = new PgBoss({ db: executor(database), schema: jobSchema, schedule: false });
    // Its maintenance goes on by itself when the database is back.
    boss.on('error', () => undefined);
    await alone(database, async () => {
      await boss.start();
      await boss.createQueue(name, {
        name,
        policy: 'stately',
        retryLimit: mostLosses,
        retryDelay: 1,
        retryBackoff: true,
        expireInSeconds,
      });
    });
    return new JobQueue(database, boss);
  }

  /** A commit that waits already is not added again. */
  async add(commits: readonly WantedCommit[]): Promise<void> {
    const size = 1000;
    for (let start = 0; start < commits.length; start += size) {
      await this.#boss.insert(
        commits.slice(start, start + size).map(({ repositoryId, commit }) => ({
          name,
          data: { repositoryId, commit },
          singletonKey: `${repositoryId} ${commit}`,
        })),
      );
    }
  }

  /** The next job, which is then the worker's; undefined if none waits. */
  async take(worker: number): Promise<Job | undefined> {
    return this.#database.transaction(async (session) => {
      const checked = check(session);
      const { db } = checked;
      const [job] = await this.#boss.fetch<WantedCommit>(name, { db, batchSize: 1 });
      if (checked.failure !== undefined) throw checked.failure;
      if (job === undefined) return undefined;
      await session.query(
        `INSERT INTO job_owners VALUES ($1, $2) ON CONFLICT (job_id) DO UPDATE SET worker = $2`,
        [job.id, worker],
      );
      return { id: job.id, ...job.data };
    });
  }

  /** In the transaction that stores its result. */
  async finish(session: Session, { id }: Job): Promise<void> {
    await this.#boss.complete(name, id, {}, { db: executor(session) });
    await session.query('DELETE FROM job_owners WHERE job_id = $1', [id]);
  }

  /** It is tried again after a while. */
  async retry({ id }: Job, reason: string): Promise<void> {
    await this.#database.transaction(async (session) => {
      await this.#boss.fail(name, id, { reason }, { db: executor(session) });
      await session.query('DELETE FROM job_owners WHERE job_id = $1', [id]);
    });
  }

  /** The jobs of workers that are no more. */
  async findLost(): Promise<readonly string[]> {
    const alive = await findLiveWorkers(this.#database);
    const rows = await this.#database.query<{ id: string }>(
      `SELECT j.id FROM ${jobSchema}.job j LEFT JOIN job_owners o ON o.job_id = j.id
       WHERE j.name = $1 AND j.state = 'active' AND (o.worker IS NULL OR NOT o.worker = ANY($2::int[]))`,
      [name, alive],
    );
    return rows.map(({ id }) => id);
  }

  /** For others to take. Returns those that were lost too often, which nobody gets any more. */
  async putBack(ids: readonly string[]): Promise<readonly WantedCommit[]> {
    if (ids.length === 0) return [];
    await this.#boss.fail(name, [...ids]);
    const rows = await this.#database.query<{ data: WantedCommit }>(
      `SELECT data FROM ${jobSchema}.job WHERE name = $1 AND state = 'failed' AND id = ANY($2::uuid[])`,
      [name, ids],
    );
    return rows.map(({ data }) => data);
  }

  async count(): Promise<QueueCounts> {
    const [row] = await this.#database.query<QueueCounts>(
      `SELECT count(*) FILTER (WHERE state < 'active')::int AS waiting,
         count(*) FILTER (WHERE state = 'active')::int AS active
       FROM ${jobSchema}.job WHERE name = $1`,
      [name],
    );
    return row!;
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
  }
}

/** pg-boss fails where two processes create its schema at once. */
async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  const session = await database.dedicate();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [startLock]);
    await work();
    await session.query('SELECT pg_advisory_unlock($1)', [startLock]);
  } finally {
    // On a server the end of the connection is the end of its locks.
    await session.close();
  }
}

function executor(session: Session): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      // Several statements come without values.
      if (values === undefined && isDatabase(session)) return { rows: await session.run(text) };
      return { rows: await session.query(text, values) };
    },
  };
}

function isDatabase(session: Session): session is Database {
  return 'run' in session;
}

interface Checked {
  readonly db: PgBoss.Db;
  failure?: unknown;
}

/** pg-boss takes every failure of `fetch` for an empty queue. */
function check(session: Session): Checked {
  const inner = executor(session);
  const checked: Checked = {
    db: {
      executeSql: async (text, values) => {
        try {
          return await inner.executeSql(text, values);
        } catch (error) {
          checked.failure = error;
          throw error;
        }
      },
    },
  };
  return checked;
}
