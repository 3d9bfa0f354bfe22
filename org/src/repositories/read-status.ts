import type { Session } from '../database/database.ts';
import { mostFailures } from '../worker/run-job.ts';

export interface Status {
  readonly repositories: number;
  /** With a current analysis. */
  readonly analysed: number;
  /** Those whose newest commit failed too often. */
  readonly setAside: readonly { readonly repository: string; readonly reason: string }[];
}

export async function readStatus(session: Session): Promise<Status> {
  const [counts] = await session.query<{ repositories: number; analysed: number }>(
    'SELECT count(*)::int AS repositories, count(current_analysis)::int AS analysed FROM repositories',
  );
  const setAside = await session.query<{ repository: string; reason: string }>(
    `SELECT name AS repository, failure AS reason FROM repositories
     WHERE failures >= $1 AND failed_commit = head_commit ORDER BY name COLLATE "C"`,
    [mostFailures],
  );
  return { ...counts!, setAside };
}
