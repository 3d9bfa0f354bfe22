// The example organisation in the database, as `npm run org` stores it.
import { resolve } from 'node:path';
import { analyze } from '../../../src/index.ts';
import type { Database } from '../../src/database/database.ts';
import { storeReport } from '../../src/store/store-report.ts';

export async function storeExamples(database: Database): Promise<void> {
  for (const name of ['billing', 'catalog', 'storefront']) {
    const [row] = await database.query<{ id: number }>(
      "INSERT INTO repositories (name, head_commit) VALUES ($1, 'c1') RETURNING id",
      [name],
    );
    await storeReport(database, {
      repositoryId: row!.id,
      commit: 'c1',
      committedAt: new Date('2026-11-02T10:00:00Z'),
      report: await analyze(resolve('examples/organisation', name), { history: false }),
      keep: 2,
    });
  }
}
