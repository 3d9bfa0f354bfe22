import { expect, it } from 'vitest';
import { analyze } from '../../src/index.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { storeReport } from '../src/store/store-report.ts';
import { describeOnBoth } from './support/databases.ts';

async function addRepository(database: Database, name: string, head: string): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    'INSERT INTO repositories (name, head_commit) VALUES ($1, $2) RETURNING id',
    [name, head],
  );
  return row!.id;
}

describeOnBoth('the store', (open) => {
  it('keeps what a repository requires, with file and line', async () => {
    const database = await open();
    await migrate(database);
    const report = await analyze(
      temporaryFolder({
        'package.json': '{"name": "shop"}',
        'a.ts': "\nimport 'react';\nimport './b.ts';\n",
        'b.ts': '',
      }),
    );
    const repositoryId = await addRepository(database, 'shop', 'c1');
    await storeReport(database, { repositoryId, commit: 'c1', committedAt: new Date(0), report, keep: 2 });
    expect(await database.query('SELECT * FROM package_uses')).toEqual([
      {
        repository: 'shop',
        ecosystem: 'npm',
        package: 'react',
        purl: 'pkg:npm/react',
        file: 'a.ts',
        line: 2,
        kind: 'static',
      },
    ]);
  });
});
