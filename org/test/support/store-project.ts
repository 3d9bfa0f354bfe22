// A repository in the database, analysed from literal files.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze, type Report } from '../../../src/index.ts';
import { type FolderText, writeFiles } from '../../../test/support/temporary-folder.ts';
import type { Database } from '../../src/database/database.ts';
import { storeReport } from '../../src/store/store-report.ts';

export interface StoredProject {
  readonly name: string;
  readonly files: FolderText;
  readonly committedAt?: string;
}

export async function storeProject(
  database: Database,
  { name, files, committedAt = '2026-11-02T10:00:00Z' }: StoredProject,
): Promise<void> {
  const commit = `commit of ${committedAt}`;
  const [row] = await database.query<{ id: number }>(
    `INSERT INTO repositories (name, head_commit) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET head_commit = excluded.head_commit RETURNING id`,
    [name, commit],
  );
  await storeReport(database, {
    repositoryId: row!.id,
    commit,
    committedAt: new Date(committedAt),
    report: await analyzeFiles(files),
    keep: 2,
  });
}

async function analyzeFiles(files: FolderText): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-test-'));
  try {
    writeFiles(folder, files);
    return await analyze(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
