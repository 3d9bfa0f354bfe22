// Stores the report of one commit, whole or not at all. Storing it again changes nothing.
import { gzipSync } from 'node:zlib';
import type { Database, Session } from '../database/database.ts';
import type { Report } from '../lintel.ts';
import { figuresOf } from './figures.ts';
import { findPackages } from './find-packages.ts';
import { insertDetail } from './insert-detail.ts';
import { removeOldDetail, removeRows } from './remove-detail.ts';
import { rowsOf } from './report-rows.ts';

export interface StoredCommit {
  readonly repositoryId: number;
  readonly commit: string;
  readonly committedAt: Date;
  readonly report: Report;
  /** How many commits of a repository keep their detail. */
  readonly keep: number;
}

/** `finish` runs in the same transaction: the end of the job. */
export async function storeReport(
  database: Database,
  stored: StoredCommit,
  finish: (session: Session) => Promise<void> = async () => undefined,
): Promise<void> {
  // Compressed and sorted out before the transaction, which others may wait for.
  const rows = rowsOf(stored.report);
  const content = gzipSync(JSON.stringify(stored.report));
  const packageIds = await findPackages(database, rows.packages);
  await database.transaction(async (session) => {
    // One at a time for each repository.
    await session.query('SELECT 1 FROM repositories WHERE id = $1 FOR UPDATE', [stored.repositoryId]);
    if (!(await isStored(session, stored))) {
      await removeAnalysis(session, stored);
      const analysisId = await insertAnalysis(session, stored);
      await insertDetail(session, { analysisId, packageIds, rows });
      await session.query('INSERT INTO reports VALUES ($1, $2)', [analysisId, content]);
    }
    await updateRepository(session, stored);
    await removeOldDetail(session, stored.repositoryId, stored.keep);
    await finish(session);
  });
}

async function isStored(session: Session, { repositoryId, commit, report }: StoredCommit): Promise<boolean> {
  const rows = await session.query(
    `SELECT 1 FROM analyses
     WHERE repository_id = $1 AND commit_id = $2 AND lintel_version = $3 AND has_detail`,
    [repositoryId, commit, report.generator.version],
  );
  return rows.length > 0;
}

/** Of the same commit, by another version of Lintel. */
async function removeAnalysis(session: Session, { repositoryId, commit }: StoredCommit): Promise<void> {
  const old = await session.query<{ id: number }>(
    'DELETE FROM analyses WHERE repository_id = $1 AND commit_id = $2 RETURNING id',
    [repositoryId, commit],
  );
  await removeRows(
    session,
    old.map(({ id }) => id),
  );
}

async function insertAnalysis(session: Session, stored: StoredCommit): Promise<number> {
  const { repositoryId, commit, committedAt, report } = stored;
  const row = {
    repository_id: repositoryId,
    commit_id: commit,
    committed_at: committedAt.toISOString(),
    lintel_version: report.generator.version,
    has_detail: true,
    ...figuresOf(report),
  };
  const names = Object.keys(row);
  const [inserted] = await session.query<{ id: number }>(
    `INSERT INTO analyses (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')})
     RETURNING id`,
    Object.values(row),
  );
  return inserted!.id;
}

async function updateRepository(session: Session, { repositoryId, commit }: StoredCommit): Promise<void> {
  await session.query(
    `UPDATE repositories SET current_analysis = analyses.id FROM analyses
     WHERE repositories.id = $1 AND repository_id = $1 AND commit_id = head_commit`,
    [repositoryId],
  );
  await session.query(
    `UPDATE repositories SET failed_commit = NULL, failures = 0, failure = NULL
     WHERE id = $1 AND failed_commit = $2`,
    [repositoryId, commit],
  );
}
