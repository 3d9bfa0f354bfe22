// What all commands share: the database, and how they print.
import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';

export interface DatabaseFlags {
  readonly database?: string;
}

export function addDatabaseOption(command: Command): Command {
  return command.option('--database <address>', 'PostgreSQL server, postgres://… (default: embedded)');
}

export interface JsonFlags {
  readonly json?: boolean;
}

export function addJsonOption(command: Command): Command {
  return command.option('--json', 'print JSON');
}

export async function withDatabase<Result>(
  { database: address = process.env['LINTEL_ORG_DATABASE'] }: DatabaseFlags,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(address === '' ? undefined : address);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Lines for people, or the value itself with `--json`. */
export function printAnswer({ json }: JsonFlags, value: unknown, lines: () => readonly string[]): void {
  const text = json === true ? JSON.stringify(value, null, 2) : lines().join('\n');
  process.stdout.write(`${text}\n`);
}
