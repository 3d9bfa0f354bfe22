// All rows without the numbers that the database gives out, in order: two runs that found the same give the same text.
import pg from 'pg';

/** Table or view → rows. Names instead of IDs. */
const statements = {
  repositories: 'SELECT name, head_commit, failed_commit, failures, failure FROM repositories',
  analyses: `SELECT r.name, to_jsonb(a) - 'id' - 'repository_id' AS row
    FROM analyses a JOIN repositories r ON r.id = a.repository_id`,
  packages: 'SELECT ecosystem, name, purl FROM packages',
  files: `SELECT r.name, a.commit_id, f.number, f.path, f.language, f.role
    FROM files f JOIN analyses a ON a.id = f.analysis_id JOIN repositories r ON r.id = a.repository_id`,
  dependencies: `SELECT r.name, a.commit_id, d.source, d.target, p.purl, d.name_number, d.line, d.kind
    FROM dependencies d JOIN analyses a ON a.id = d.analysis_id JOIN repositories r ON r.id = a.repository_id
      LEFT JOIN packages p ON p.id = d.package_id`,
  required: `SELECT r.name, a.commit_id, p.purl, q.is_builtin, q.files
    FROM required q JOIN analyses a ON a.id = q.analysis_id JOIN repositories r ON r.id = a.repository_id
      JOIN packages p ON p.id = q.package_id`,
  version_ranges: `SELECT r.name, a.commit_id, p.purl, v.range
    FROM version_ranges v JOIN analyses a ON a.id = v.analysis_id JOIN repositories r ON r.id = a.repository_id
      JOIN packages p ON p.id = v.package_id`,
  required_names: `SELECT r.name, a.commit_id, p.purl, n.number, n.name AS required
    FROM required_names n JOIN analyses a ON a.id = n.analysis_id JOIN repositories r ON r.id = a.repository_id
      JOIN packages p ON p.id = n.package_id`,
  provided: `SELECT r.name, a.commit_id, p.purl, v.version, v.manifest
    FROM provided v JOIN analyses a ON a.id = v.analysis_id JOIN repositories r ON r.id = a.repository_id
      JOIN packages p ON p.id = v.package_id`,
  provided_names: `SELECT r.name, a.commit_id, p.purl, v.ecosystem, v.name AS provided
    FROM provided_names v JOIN analyses a ON a.id = v.analysis_id JOIN repositories r ON r.id = a.repository_id
      JOIN packages p ON p.id = v.package_id`,
  findings: `SELECT r.name, a.commit_id, f.number, f.kind, f.size, f.subject, f.description
    FROM findings f JOIN analyses a ON a.id = f.analysis_id JOIN repositories r ON r.id = a.repository_id`,
  reports: `SELECT r.name, a.commit_id
    FROM reports c JOIN analyses a ON a.id = c.analysis_id JOIN repositories r ON r.id = a.repository_id`,
  repository_dependencies: 'SELECT * FROM repository_dependencies',
};

/**
 * @param {string} address
 * @returns {Promise<ReadonlyMap<string, readonly string[]>>}
 */
export async function dumpTables(address) {
  const client = new pg.Client(address);
  await client.connect();
  await client.query('SET search_path TO lintel_org');
  /** @type {Map<string, readonly string[]>} */
  const tables = new Map();
  for (const [table, statement] of Object.entries(statements)) {
    const { rows } = await client.query(
      `SELECT to_jsonb(listed)::text AS row FROM (${statement}) AS listed ORDER BY 1`,
    );
    tables.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  await client.end();
  return tables;
}
