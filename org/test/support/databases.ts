// The two kinds of database that every test of the store runs on.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { isMissing } from '../../../test/support/is-missing.ts';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import type { Database } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open-database.ts';

const template = inject('postgresAddress');

export const hasServer = !isMissing(template, 'PostgreSQL');

/** The same tests on an embedded database and on a server. */
export function describeOnBoth(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${name}, embedded`, () => {
    tests(() => closing(openDatabase(undefined, temporaryFolder())));
  });
  describe.skipIf(!hasServer)(`${name}, on a server`, () => {
    tests(async () => closing(openDatabase(await createDatabase())));
  });
}

/** The address of a new, empty database on the server. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(addressOf('postgres'));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return addressOf(name);
}

export async function closing(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  onTestFinished(() => database.close());
  return database;
}

function addressOf(database: string): string {
  return template!.replace('%s', database);
}
