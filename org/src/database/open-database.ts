// Opens the database that the person named, or the embedded one, with its tables up to date.
import { resolve } from 'node:path';
import { UserError } from '../lintel.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Of the embedded database and of clones, in the current folder. */
export const ownFolder = '.lintel-org';

/** `address`: of a PostgreSQL server (`postgres://…`), or undefined for the embedded database in `folder`. */
export async function openDatabase(address: string | undefined, folder = ownFolder): Promise<Database> {
  const database = await open(address, folder);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (address === undefined || error instanceof UserError) throw error;
    // The address may hold a password, so it is not repeated.
    throw new UserError(`The database does not answer: ${reasonOf(error)}.`, { cause: error });
  }
}

async function open(address: string | undefined, folder: string): Promise<Database> {
  if (address === undefined) {
    const { openEmbedded } = await import('./open-embedded.ts');
    return openEmbedded(resolve(folder));
  }
  if (!/^postgres(ql)?:\/\//.test(address)) {
    throw new UserError(
      'The address of a database starts with postgres://. Without --database it is embedded.',
    );
  }
  const { openServer } = await import('./open-server.ts');
  return openServer(address);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
