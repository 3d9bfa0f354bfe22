// The two kinds of database that every test of the store runs on.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { isMissing } from '../../../test/support/is-missing.ts';
import { type Database, schema } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { jobSchema } from '../../src/queue/job-queue.ts';

const template = inject('postgresAddress');

export const hasServer = !isMissing(template, 'PostgreSQL');

/** An embedded database takes ten times as long as a server: where there is one, `npm test` asks that alone. */
export const embeddedTags = hasServer ? ['slow'] : [];

/** The same tests on an embedded database and on a server. */
export function describeOnBoth(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${name}, embedded`, { tags: embeddedTags }, () => {
    const embedded = new EmptiedDatabase();
    afterAll(() => embedded.remove());
    tests(() => embedded.open());
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

/** An embedded database takes seconds to start: the tests of a file share one, which is emptied for each. */
class EmptiedDatabase {
  readonly #folder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
  #database: Database | undefined;

  async open(): Promise<Database> {
    this.#database ??= await openDatabase(undefined, this.#folder);
    await this.#database.run(
      `DROP SCHEMA IF EXISTS ${schema} CASCADE; DROP SCHEMA IF EXISTS ${jobSchema} CASCADE`,
    );
    await migrate(this.#database);
    return this.#database;
  }

  async remove(): Promise<void> {
    await this.#database?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
