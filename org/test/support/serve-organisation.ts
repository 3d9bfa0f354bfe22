// A server for all tests of a file. On PostgreSQL where the machine has it: that is ready ten times as fast.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/database/database.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { type OrganisationServer, startServer } from '../../src/server/start-server.ts';
import { createDatabase, hasServer } from './databases.ts';

export interface ServedOrganisation extends OrganisationServer {
  readonly database: Database;
}

export async function serveOrganisation(): Promise<ServedOrganisation> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
  const database = await openDatabase(hasServer ? await createDatabase() : undefined, folder);
  const server = await startServer(database, { port: 0 });
  return {
    database,
    url: server.url,
    close: async () => {
      await server.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
