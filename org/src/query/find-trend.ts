// `query trend`: how the organisation, or one repository, went up or down.
import type { Session } from '../database/database.ts';
import { UserError } from '../lintel.ts';
import { suggest } from './suggest.ts';

export interface TrendPoint {
  /** The last day of the month, or the last commit in it: `2026-11`. */
  readonly month: string;
  /** Repositories that had been analysed by then. */
  readonly repositories: number;
  /** Mean of those that are judged, weighted by files; null if none is. */
  readonly health: number | null;
  readonly files: number;
  readonly loadCycles: number;
  readonly tangles: number;
}

/**
 * Of each month the newest commit of each repository up to its end. Only months in which something was committed are listed.
 */
export async function findTrend(session: Session, repository?: string): Promise<readonly TrendPoint[]> {
  if (repository !== undefined) await requireRepository(session, repository);
  return session.query<TrendPoint>(
    `WITH points AS (
       SELECT * FROM health_over_time WHERE $1::text IS NULL OR repository = $1
     ), months AS (
       SELECT DISTINCT date_trunc('month', committed_at AT TIME ZONE 'UTC') AS start FROM points
     ), latest AS (
       SELECT DISTINCT ON (months.start, points.repository) months.start, points.*
       FROM months JOIN points ON points.committed_at AT TIME ZONE 'UTC' < months.start + interval '1 month'
       ORDER BY months.start, points.repository, points.committed_at DESC, points.commit_id DESC
     )
     SELECT to_char(start, 'YYYY-MM') AS month, count(*)::int AS repositories,
       round(
         sum(health * greatest(files, 1)) FILTER (WHERE is_graded)::numeric
           / sum(greatest(files, 1)) FILTER (WHERE is_graded)
       )::int AS health,
       sum(files)::int AS files, sum(load_cycles)::int AS "loadCycles", sum(tangles)::int AS tangles
     FROM latest GROUP BY start ORDER BY start`,
    [repository ?? null],
  );
}

async function requireRepository(session: Session, repository: string): Promise<void> {
  const rows = await session.query<{ name: string }>('SELECT name FROM repositories');
  const names = rows.map(({ name }) => name);
  if (names.includes(repository)) return;
  throw new UserError(`There is no repository ${repository}.${suggest(repository, names)}`);
}
