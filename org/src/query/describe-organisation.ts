// The whole organisation, as the map shows it: all repositories with their figures, who uses whom, and the cycles.
import type { Session } from '../database/database.ts';
import type { HealthCaveat } from '../lintel.ts';
import { findCycles, type RepositoryCycle } from './find-cycles.ts';
import { readRepositoryGraph, type RepositoryUse } from './repository-graph.ts';

export interface Organisation {
  /** In order of their names. */
  readonly repositories: readonly DescribedRepository[];
  readonly uses: readonly RepositoryUse[];
  readonly cycles: readonly RepositoryCycle[];
}

export interface DescribedRepository {
  readonly name: string;
  /** Of the current analysis; null if the repository was never analysed. */
  readonly figures: RepositoryFigures | null;
  /** Why the newest commit was set aside. */
  readonly failure: string | null;
  /** Packages that it provides, in order. */
  readonly provides: readonly string[];
}

export interface RepositoryFigures {
  readonly commit: string;
  /** ISO 8601, in UTC. */
  readonly committedAt: string;
  readonly files: number;
  readonly dependencies: number;
  readonly packages: number;
  readonly loadCycles: number;
  readonly tangles: number;
  readonly ruleViolations: number;
  readonly unresolved: number;
  readonly health: number;
  readonly grade: string;
  /** Why the score says little; null if there is no reason. */
  readonly caveat: HealthCaveat | null;
}

export async function describeOrganisation(session: Session): Promise<Organisation> {
  const graph = await readRepositoryGraph(session);
  return {
    repositories: await readRepositories(session),
    uses: graph.uses,
    cycles: findCycles(graph),
  };
}

interface Row extends Omit<RepositoryFigures, 'committedAt'> {
  readonly name: string;
  readonly failure: string | null;
  readonly provides: readonly string[];
  /** Null without an analysis, and then all other figures are. */
  readonly committedAt: Date | null;
}

async function readRepositories(session: Session): Promise<readonly DescribedRepository[]> {
  const rows = await session.query<Row>(
    `SELECT r.name, r.failure, a.commit_id AS commit, a.committed_at AS "committedAt", a.files, a.dependencies,
       a.packages, a.load_cycles AS "loadCycles", a.tangles, a.rule_violations AS "ruleViolations", a.unresolved,
       a.health, a.grade, a.caveat,
       ARRAY(
         SELECT DISTINCT p.purl COLLATE "C" FROM provided v JOIN packages p ON p.id = v.package_id
         WHERE v.analysis_id = a.id ORDER BY 1
       ) AS provides
     FROM repositories r LEFT JOIN analyses a ON a.id = r.current_analysis
     ORDER BY r.name COLLATE "C"`,
  );
  return rows.map(({ name, failure, provides, committedAt, ...figures }) => ({
    name,
    figures: committedAt === null ? null : { ...figures, committedAt: committedAt.toISOString() },
    failure,
    provides,
  }));
}
