// The two kinds of database that every test of the store runs on.
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    tests(() => closing(openCopy()));
  });
  describe.skipIf(!hasServer)(`${name}, on a server`, () => {
    tests(async () => closing(openDatabase(await createDatabase())));
  });
}

let made: Promise<string> | undefined;

/** An embedded database with its tables is made once for each test file: to copy it takes a third of the time. */
async function openCopy(): Promise<Database> {
  const folder = temporaryFolder();
  cpSync(await (made ??= makeEmbedded()), folder, { recursive: true });
  return openDatabase(undefined, folder);
}

async function makeEmbedded(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(undefined, folder);
  await database.close();
  return folder;
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
