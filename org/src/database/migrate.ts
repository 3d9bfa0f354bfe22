// Brings the tables up to date. Two processes may start at once: one does the work, the other waits.
import { UserError } from '../lintel.ts';
import { type Database, schema, type Session } from './database.ts';
import { migrations } from './migrations/index.ts';

/** Any number that nobody else uses for this purpose. */
const lockNumber = 5_461_001;

export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (session) => {
    await session.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    await session.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    await session.query(
      `CREATE TABLE IF NOT EXISTS ${schema}.migrations (number int PRIMARY KEY, name text NOT NULL)`,
    );
    const done = await readDone(session);
    for (const [i, { name, statements }] of migrations.entries()) {
      if (done.has(i + 1)) continue;
      for (const statement of statements) await session.query(statement);
      await session.query(`INSERT INTO ${schema}.migrations VALUES ($1, $2)`, [i + 1, name]);
    }
  });
}

async function readDone(session: Session): Promise<ReadonlySet<number>> {
  const rows = await session.query<{ number: number }>(`SELECT number FROM ${schema}.migrations`);
  const done = new Set(rows.map(({ number }) => number));
  if (Math.max(0, ...done) > migrations.length) {
    throw new UserError('The database belongs to a newer version of lintel-org. Update this one.');
  }
  return done;
}
