// Retention: the newest commits of a repository keep their detail, of older ones the figures stay for the trend.
import type { Session } from '../database/database.ts';

/** All tables with rows of an analysis. */
export const detailTables = [
  'files',
  'dependencies',
  'required',
  'version_ranges',
  'required_names',
  'provided',
  'provided_names',
  'findings',
  'reports',
] as const;

/** The current analysis always keeps its detail. */
export async function removeOldDetail(session: Session, repositoryId: number, keep: number): Promise<void> {
  const old = await session.query<{ id: number }>(
    `UPDATE analyses SET has_detail = false
     WHERE id IN (
       SELECT id FROM analyses WHERE repository_id = $1 AND has_detail
       ORDER BY committed_at DESC, commit_id DESC OFFSET $2
     ) AND id IS DISTINCT FROM (SELECT current_analysis FROM repositories WHERE id = $1)
     RETURNING id`,
    [repositoryId, keep],
  );
  await removeRows(
    session,
    old.map(({ id }) => id),
  );
}

export async function removeRows(session: Session, analysisIds: readonly number[]): Promise<void> {
  if (analysisIds.length === 0) return;
  for (const table of detailTables) {
    await session.query(`DELETE FROM ${table} WHERE analysis_id = ANY($1::int[])`, [analysisIds]);
  }
}
