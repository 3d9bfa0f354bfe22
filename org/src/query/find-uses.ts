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
  readonly ecosystem: string;
  readonly name: string;
}

/** `written`: a package URL or a name. `places`: how many files to list for each repository. */
export async function findUses(session: Session, written: string, places: number): Promise<Uses> {
  const packages = await findPackages(session, written);
  const ids = packages.map(({ id }) => id);
  const providers = await session.query<{ name: string }>(
    `SELECT DISTINCT r.name COLLATE "C" AS name
     FROM provided_names v JOIN repositories r ON r.current_analysis = v.analysis_id
       JOIN packages p ON p.ecosystem = v.ecosystem AND p.name = v.name
     WHERE p.id = ANY($1::int[]) ORDER BY 1`,
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
    'SELECT id, purl, ecosystem, name FROM packages WHERE purl = $1 OR name = $1 ORDER BY purl COLLATE "C"',
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

async function readUsers(session: Session, ids: readonly number[], places: number): Promise<User[]> {
  const rows = await session.query<{
    repository: string;
    purl: string;
    files: number;
    ranges: string[];
    paths: string[];
    lines: number[];
  }>(
    `SELECT r.name AS repository, p.purl, q.files,
       ARRAY(
         SELECT range FROM version_ranges v
         WHERE v.analysis_id = q.analysis_id AND v.package_id = q.package_id ORDER BY range COLLATE "C"
       ) AS ranges,
       first.paths, first.lines
     FROM required q
       JOIN repositories r ON r.current_analysis = q.analysis_id
       JOIN packages p ON p.id = q.package_id
       CROSS JOIN LATERAL (
         SELECT coalesce(array_agg(path), '{}') AS paths, coalesce(array_agg(line), '{}') AS lines
         FROM (
           SELECT f.path, d.line FROM dependencies d
             JOIN files f ON f.analysis_id = d.analysis_id AND f.number = d.source
           WHERE d.package_id = q.package_id AND d.analysis_id = q.analysis_id
           ORDER BY d.source LIMIT $2
         ) AS listed
       ) AS first
     WHERE q.package_id = ANY($1::int[])
     ORDER BY q.files DESC, r.name COLLATE "C", p.purl COLLATE "C"`,
    [ids, places],
  );
  return rows.map(({ repository, purl, files, ranges, paths, lines }) => ({
    repository,
    purl,
    files,
    versionRanges: ranges,
    places: paths.map((file, i) => ({ file, line: lines[i]! })),
  }));
}
