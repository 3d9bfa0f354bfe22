// The embedded database: PostgreSQL compiled to WebAssembly, with its files in a folder. It serves one process.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, schema } from './database.ts';
import { lockFolder } from './lock-folder.ts';

export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    // Loaded here: a process that uses a server does not need it.
    const { PGlite } = await import('@electric-sql/pglite');
    const lite = await PGlite.create(join(folder, 'database'));
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

interface Lite {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

async function queryWith<Row>(lite: Lite, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await lite.query(sql, [...values]);
  return rows as Row[];
}
