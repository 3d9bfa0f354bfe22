// One server for all test files; each test makes a database of its own.
import type { TestProject } from 'vitest/node';
import { createPostgresServer } from '../../scale/postgres-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** With `%s` for the name of a database; undefined where the machine has no PostgreSQL. */
    postgresAddress: string | undefined;
  }
}

export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await createPostgresServer();
  project.provide('postgresAddress', server?.address('%s'));
  return async () => server?.remove();
}
