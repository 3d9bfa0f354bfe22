// Packages by a part of their name, to find the one to ask about.
import type { Session } from '../database/database.ts';

export interface FoundPackage {
  readonly purl: string;
  readonly ecosystem: string;
  readonly name: string;
  /** Repositories that use it. */
  readonly users: number;
  /** Repositories that provide it. */
  readonly providers: number;
}

/** Names that are or start with `text` first, then those that most repositories use. Case does not matter. */
export async function searchPackages(
  session: Session,
  text: string,
  count: number,
): Promise<readonly FoundPackage[]> {
  return session.query<FoundPackage>(
    `WITH found AS (
       SELECT id, purl, ecosystem, name, position(lower($1) IN lower(name)) AS place FROM packages
       WHERE position(lower($1) IN lower(name)) > 0 OR purl = $1
     ), users AS (
       SELECT q.package_id, count(*)::int AS users FROM required q
         JOIN found ON found.id = q.package_id
         JOIN repositories r ON r.current_analysis = q.analysis_id
       GROUP BY q.package_id
     ), providers AS (
       SELECT v.package_id, count(DISTINCT r.id)::int AS providers FROM provided v
         JOIN found ON found.id = v.package_id
         JOIN repositories r ON r.current_analysis = v.analysis_id
       GROUP BY v.package_id
     )
     SELECT purl, ecosystem, name, coalesce(users, 0) AS users, coalesce(providers, 0) AS providers
     FROM found LEFT JOIN users ON users.package_id = id LEFT JOIN providers ON providers.package_id = id
     WHERE users IS NOT NULL OR providers IS NOT NULL
     ORDER BY lower(name) <> lower($1), place <> 1, coalesce(users, 0) DESC, purl COLLATE "C" LIMIT $2`,
    [text, count],
  );
}
