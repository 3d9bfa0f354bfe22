// `query worst`: the largest findings of all repositories, and the repositories with the lowest health.
import type { Session } from '../database/database.ts';
import type { HealthCaveat } from '../lintel.ts';

export interface Worst {
  readonly repositories: readonly RankedRepository[];
  readonly findings: readonly RankedFinding[];
}

export interface RankedRepository {
  readonly repository: string;
  readonly health: number;
  readonly grade: string;
  /** Why the score says little; null if there is no reason. */
  readonly caveat: HealthCaveat | null;
  readonly files: number;
}

export interface RankedFinding {
  readonly repository: string;
  readonly kind: string;
  readonly size: number;
  readonly subject: string;
  readonly description: string;
}

/** Cycles at load time come before tangles, and these before the rest: what can break code comes first. */
export async function findWorst(session: Session, count: number): Promise<Worst> {
  return {
    repositories: await session.query<RankedRepository>(
      `SELECT repository, health, grade, caveat, files FROM current_analyses
       ORDER BY NOT is_graded, health, files DESC, repository COLLATE "C" LIMIT $1`,
      [count],
    ),
    findings: await session.query<RankedFinding>(
      `SELECT repository, kind, size, subject, description FROM current_findings
       ORDER BY CASE kind WHEN 'load cycle' THEN 1 WHEN 'tangle' THEN 2 ELSE 3 END, size DESC,
         repository COLLATE "C", subject COLLATE "C" LIMIT $1`,
      [count],
    ),
  };
}
