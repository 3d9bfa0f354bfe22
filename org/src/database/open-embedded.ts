// The embedded database: PostgreSQL compiled to WebAssembly, with its files in a folder. It serves one process.
import { existsSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createFolder } from '../lintel.ts';
import { packageFolder } from '../package-folder.ts';
import { type Database, schema } from './database.ts';
import { lockFolder } from './lock-folder.ts';

export async function openEmbedded(folder: string): Promise<Database> {
  createFolder(resolve(folder));
  const unlock = lockFolder(folder);
  try {
    const lite = await openOrCreate(folder);
    await lite.exec(`SET search_path TO ${schema}`);
    return {
      kind: 'embedded',
      query: (sql, values) => queryWith(lite, sql, values),
      run: async (sql) => (await lite.exec(sql)).at(-1)?.rows ?? [],
      transaction: (work) =>
        lite.transaction((transaction) =>
          work({ query: (sql, values) => queryWith(transaction, sql, values) }),
        ),
      // There is one connection: it lives as long as the process.
      dedicate: async () => ({
        isLost: false,
        query: (sql, values) => queryWith(lite, sql, values),
        close: async () => undefined,
      }),
      close: async () => {
        await lite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openOrCreate(folder: string): Promise<PGlite> {
  // Loaded here: a process that uses a server does not need it.
  const lite = await import('@electric-sql/pglite');
  const data = join(folder, 'database');
  // There as long as a database is being made: one that was not finished has nothing in it.
  const unfinished = join(folder, 'database.unfinished');
  if (existsSync(data) && !existsSync(unfinished)) return lite.PGlite.create(data);
  writeFileSync(unfinished, '');
  rmSync(data, { recursive: true, force: true });
  const empty = await openEmpty();
  const created = await lite.PGlite.create(data, empty === undefined ? {} : { loadDataDir: empty });
  rmSync(unfinished);
  return created;
}

/** An empty database that the build made: unpacking it takes an eighth of the time that making one does. */
async function openEmpty(): Promise<Blob | undefined> {
  const file = join(packageFolder(), 'dist/empty-database.tar.gz');
  return existsSync(file) ? openAsBlob(file, { type: 'application/x-gzip' }) : undefined;
}

interface Lite {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

async function queryWith<Row>(lite: Lite, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await lite.query(sql, [...values]);
  return rows as Row[];
}
