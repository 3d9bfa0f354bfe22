// The example organisation in the database.
import { resolve } from 'node:path';
import { analyze, packageUrl } from '../../../src/index.ts';
import type { Database } from '../../src/database/database.ts';
import { storeReport } from '../../src/store/store-report.ts';

const provided: Readonly<Record<string, readonly (readonly [ecosystem: string, name: string])[]>> = {
  billing: [
    ['pypi', 'harbour-billing'],
    ['golang', 'example.com/harbour/billing/money'],
  ],
  catalog: [
    ['golang', 'example.com/harbour/catalog'],
    ['npm', '@harbour/catalog-client'],
    ['pypi', 'harbour-catalog'],
  ],
  storefront: [['npm', '@harbour/storefront']],
};

export async function storeExamples(database: Database): Promise<void> {
  for (const [name, packages] of Object.entries(provided)) {
    const [row] = await database.query<{ id: number }>(
      "INSERT INTO repositories (name, head_commit) VALUES ($1, 'c1') RETURNING id",
      [name],
    );
    const report = await analyze(resolve('examples/organisation', name));
    const provides = packages.map(([ecosystem, each]) => ({
      ecosystem,
      name: each,
      purl: packageUrl(ecosystem, each),
      manifest: 'manifest',
    }));
    const committedAt = new Date('2026-11-02T10:00:00Z');
    await storeReport(database, {
      repositoryId: row!.id,
      commit: 'c1',
      committedAt,
      report: { ...report, provides },
      keep: 2,
    });
  }
}
