// A PostgreSQL server.
import pg from 'pg';
import { type Database, type DedicatedSession, schema, type Session } from './database.ts';

/** At most this many connections for each process: a thousand workers must not exhaust a server. */
const connections = 4;

export function openServer(address: string): Database {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    application_name: 'lintel-org',
    connectionTimeoutMillis: 10_000,
    // What it returns is awaited, though its type does not say so.
    onConnect: (client) => client.query(`SET search_path TO ${schema}`) as unknown as void,
  });
  // A connection that breaks while idle is replaced when it is needed; a statement that fails says so itself.
  pool.on('error', () => undefined);
  return {
    kind: 'server',
    query: (sql, values) => queryWith(pool, sql, values),
    run: async (sql) => {
      // One result for each statement, and no list if there is one statement.
      const results = [await pool.query(sql)].flat();
      return (results.at(-1)?.rows ?? []) as Record<string, unknown>[];
    },
    transaction: (work) => runTransaction(pool, work),
    dedicate: () => dedicate(address),
    close: () => pool.end(),
  };
}

async function dedicate(address: string): Promise<DedicatedSession> {
  const client = new pg.Client({ connectionString: address, application_name: 'lintel-org' });
  let isLost = false;
  const lose = (): void => {
    isLost = true;
  };
  client.on('error', lose);
  client.on('end', lose);
  await client.connect();
  // The server notices within a minute if this machine loses its power.
  await client.query(
    'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3',
  );
  return {
    get isLost() {
      return isLost;
    },
    query: (sql, values) => queryWith(client, sql, values),
    close: () => client.end(),
  };
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work({ query: (sql, values) => queryWith(client, sql, values) });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    failure = error as Error;
    // On a broken connection nothing is left to roll back.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    // With an error the connection is closed: it may be broken.
    client.release(failure);
  }
}

async function queryWith<Row>(
  client: Pick<pg.Pool, 'query'>,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query(sql, [...values]);
  return rows as Row[];
}
