import type { Database } from '../database/database.ts';

export async function startServer(
  _database: Database,
  _options: { readonly port: number },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  throw new Error('not yet');
}
