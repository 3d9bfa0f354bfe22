// Stores a report that was made elsewhere: in the pipeline of the repository itself.
import type { Database } from '../database/database.ts';
import type { Report } from '../lintel.ts';
import { storeReport } from '../store/store-report.ts';

export interface PushedReport {
  readonly repository: string;
  readonly commit: string;
  readonly committedAt: Date;
  readonly report: Report;
  readonly keep: number;
}

/** False if a newer commit of the repository is stored already: this one then only adds to the trend. */
export async function pushReport(database: Database, pushed: PushedReport): Promise<boolean> {
  const { repository, commit, committedAt } = pushed;
  const [row] = await database.query<{ id: number; isNewest: boolean }>(
    `INSERT INTO repositories (name, head_commit) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET head_commit = CASE
       WHEN EXISTS (
         SELECT 1 FROM analyses
         WHERE id = repositories.current_analysis AND committed_at > $3
       ) THEN repositories.head_commit ELSE $2 END
     RETURNING id, head_commit = $2 AS "isNewest"`,
    [repository, commit, committedAt.toISOString()],
  );
  await storeReport(database, { ...pushed, repositoryId: row!.id });
  return row!.isNewest;
}
