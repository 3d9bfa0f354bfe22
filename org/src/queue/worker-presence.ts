// Who is alive: a worker holds the advisory lock of its number on a connection of its own. When the worker is killed, the
// server closes the connection and with it the lock.
import { randomInt } from 'node:crypto';
import type { Database, DedicatedSession, Session } from '../database/database.ts';

/** The first half of the key of such locks: any number that nobody else uses. */
const lockClass = 5_461_002;

export class WorkerPresence {
  readonly number = randomInt(1, 2 ** 31 - 1);
  readonly #database: Database;
  #session: DedicatedSession | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  /** To be called often: after the database was away, the lock must be taken again. */
  async show(): Promise<void> {
    if (this.#session !== undefined && !this.#session.isLost) return;
    const session = await this.#database.dedicate();
    await session.query('SELECT pg_advisory_lock($1, $2)', [lockClass, this.number]);
    this.#session = session;
  }

  async end(): Promise<void> {
    const session = this.#session;
    if (session === undefined || session.isLost) return;
    await session.query('SELECT pg_advisory_unlock($1, $2)', [lockClass, this.number]);
    await session.close();
  }
}

export async function findLiveWorkers(session: Session): Promise<readonly number[]> {
  const rows = await session.query<{ worker: number }>(
    `SELECT objid::int AS worker FROM pg_locks
     WHERE locktype = 'advisory' AND classid = $1 AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [lockClass],
  );
  return rows.map(({ worker }) => worker);
}
