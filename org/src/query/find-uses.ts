// `query uses`: the repositories that use a package, and in which files.
import type { Session } from '../database/database.ts';
import { UserError } from '../lintel.ts';
import { suggest } from './suggest.ts';

export interface Uses {
  /** What was asked for; several where ecosystems have a package of the same name. */
  readonly packages: readonly string[];
  /** Repositories that provide it. */
  readonly providers: readonly string[];
  /** Most files first. */
  readonly users: readonly User[];
}

export interface User {
  readonly repository: string;
  readonly purl: string;
  readonly files: number;
  readonly versionRanges: readonly string[];
  /** The first files, with the line of the import: as many as were asked for. */
  readonly places: readonly Place[];
}

export interface Place {
  readonly file: string;
  readonly line: number;
}

interface Found {
  readonly id: number;
  readonly purl: string;
}

/** `written`: a package URL or a name. `places`: how many files to list for each repository. */
export async function findUses(session: Session, written: string, places: number): Promise<Uses> {
  const packages = await findPackages(session, written);
  const ids = packages.map(({ id }) => id);
  const providers = await session.query<{ name: string }>(
    `SELECT DISTINCT r.name COLLATE "C" AS name
     FROM provided v JOIN repositories r ON r.current_analysis = v.analysis_id
     WHERE v.package_id = ANY($1::int[]) ORDER BY 1`,
    [ids],
  );
  return {
    packages: packages.map(({ purl }) => purl),
    providers: providers.map(({ name }) => name),
    users: await readUsers(session, ids, places),
  };
}

async function findPackages(session: Session, written: string): Promise<readonly Found[]> {
  const found = await session.query<Found>(
    'SELECT id, purl FROM packages WHERE purl = $1 OR name = $1 ORDER BY purl COLLATE "C"',
    [written],
  );
  if (found.length > 0) return found;
  const names = await session.query<{ name: string }>('SELECT DISTINCT name FROM packages');
  throw new UserError(
    `No repository uses or provides ${written}.${suggest(
      written,
      names.map(({ name }) => name),
    )}`,
  );
}

interface UserRow {
  readonly repository: string;
  readonly purl: string;
  readonly files: number;
  readonly ranges: string[];
  readonly paths: string[];
  readonly lines: number[];
}

/**
 * Those who require it under its own name, and those who import a namespace that it provides, unless another repository
 * provides a longer part of that namespace.
 */
const usersSql = `
  WITH asked AS (
    SELECT id FROM packages WHERE id = ANY($1::int[])
  ), spoken AS (
    SELECT q.analysis_id, q.package_id, NULL::int AS number, q.package_id AS asked_id
    FROM asked JOIN required q ON q.package_id = asked.id
    UNION ALL
    SELECT n.analysis_id, n.package_id, n.number, v.package_id
    FROM asked
      JOIN provided_names v ON v.package_id = asked.id
      JOIN repositories provider ON provider.current_analysis = v.analysis_id
      CROSS JOIN LATERAL (
        SELECT * FROM required_names WHERE name = v.name
        UNION ALL
        -- Everything under the namespace: '/' comes after '.'.
        SELECT * FROM required_names
        WHERE v.ecosystem IN ('composer', 'maven', 'nuget')
          AND name ~>=~ (v.name || '.') AND name ~<~ (v.name || '/')
      ) AS n
      JOIN packages p ON p.id = n.package_id AND p.ecosystem = v.ecosystem
    WHERE n.package_id <> v.package_id AND n.analysis_id <> v.analysis_id
      AND NOT EXISTS (
        SELECT 1 FROM name_prefixes(n.name) AS longer
          JOIN provided_names other ON other.ecosystem = v.ecosystem AND other.name = longer
          JOIN repositories r ON r.current_analysis = other.analysis_id
        WHERE length(longer) > length(v.name)
      )
  ), users AS (
    SELECT r.name AS repository, s.analysis_id, s.package_id, s.asked_id, array_agg(s.number) AS numbers
    FROM spoken s JOIN repositories r ON r.current_analysis = s.analysis_id
    GROUP BY r.name, s.analysis_id, s.package_id, s.asked_id
  )
  SELECT u.repository, p.purl, counted.files,
    ARRAY(
      SELECT range FROM version_ranges v
      WHERE v.analysis_id = u.analysis_id AND v.package_id = u.package_id ORDER BY range COLLATE "C"
    ) AS ranges,
    first.paths, first.lines
  FROM users u
    JOIN packages p ON p.id = u.asked_id
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT d.source)::int AS files FROM dependencies d
      WHERE d.package_id = u.package_id AND d.analysis_id = u.analysis_id
        AND (u.numbers[1] IS NULL OR d.name_number = ANY(u.numbers))
    ) AS counted
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(path ORDER BY source), '{}') AS paths,
        coalesce(array_agg(line ORDER BY source), '{}') AS lines
      FROM (
        SELECT d.source, f.path, min(d.line) AS line FROM dependencies d
          JOIN files f ON f.analysis_id = d.analysis_id AND f.number = d.source
        WHERE d.package_id = u.package_id AND d.analysis_id = u.analysis_id
          AND (u.numbers[1] IS NULL OR d.name_number = ANY(u.numbers))
        GROUP BY d.source, f.path ORDER BY d.source LIMIT $2
      ) AS listed
    ) AS first
  ORDER BY counted.files DESC, u.repository COLLATE "C", p.purl COLLATE "C"`;

async function readUsers(session: Session, ids: readonly number[], places: number): Promise<User[]> {
  const rows = await session.query<UserRow>(usersSql, [ids, places]);
  return rows.map(({ repository, purl, files, ranges, paths, lines }) => ({
    repository,
    purl,
    files,
    versionRanges: ranges,
    places: paths.map((file, i) => ({ file, line: lines[i]! })),
  }));
}
