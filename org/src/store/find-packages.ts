// Packages are shared by all repositories: each has one row.
import type { Session } from '../database/database.ts';
import { texts } from './insert-rows.ts';
import type { PackageRow } from './report-rows.ts';

/**
 * The IDs, in the order of `packages`. Not in the transaction that stores a report: all others that name a new package would
 * wait for it. In one order, so that no two wait for each other.
 */
export async function findPackages(
  session: Session,
  packages: readonly PackageRow[],
): Promise<readonly number[]> {
  const sorted = [...packages].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const lists = [
    texts(sorted.map(({ ecosystem }) => ecosystem)).values,
    texts(sorted.map(({ name }) => name)).values,
    texts(sorted.map(({ purl }) => purl)).values,
  ];
  const known = await readIds(session, lists[2]!);
  if (known.size < packages.length) {
    await session.query(
      `INSERT INTO packages (ecosystem, name, purl) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
       ON CONFLICT (purl) DO NOTHING`,
      lists,
    );
  }
  const ids = known.size < packages.length ? await readIds(session, lists[2]!) : known;
  return texts(packages.map(({ purl }) => purl)).values.map((purl) => ids.get(purl as string)!);
}

async function readIds(session: Session, purls: readonly unknown[]): Promise<ReadonlyMap<string, number>> {
  const rows = await session.query<{ id: number; purl: string }>(
    'SELECT id, purl FROM packages WHERE purl = ANY($1::text[])',
    [purls],
  );
  return new Map(rows.map(({ id, purl }) => [purl, id]));
}
