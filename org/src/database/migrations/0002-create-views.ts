import type { Migration } from './migration.ts';

/** Where code imports namespaces, of which a package has many; as in required-names.ts. */
const namespaced = "('composer', 'maven', 'nuget')";

/** For plain SQL; docs/organisation.md describes them. All but `health_over_time` show current analyses alone. */
export const createViews: Migration = {
  name: 'create views',
  statements: [
    `CREATE VIEW current_analyses AS
      SELECT r.name AS repository, a.id AS analysis_id, a.commit_id, a.committed_at, a.lintel_version, a.files,
        a.dependencies, a.packages, a.load_cycles, a.other_cycles, a.largest_cycle, a.tangles, a.layer_violations,
        a.rule_violations, a.unresolved, a.health, a.grade
      FROM repositories r JOIN analyses a ON a.id = r.current_analysis`,
    `CREATE VIEW health_over_time AS
      SELECT r.name AS repository, a.commit_id, a.committed_at, a.files, a.dependencies, a.load_cycles, a.tangles,
        a.layer_violations, a.rule_violations, a.health, a.grade
      FROM repositories r JOIN analyses a ON a.repository_id = r.id`,
    `CREATE VIEW required_packages AS
      SELECT r.name AS repository, p.ecosystem, p.name AS package, p.purl, q.files,
        ARRAY(
          SELECT v.range FROM version_ranges v
          WHERE v.analysis_id = q.analysis_id AND v.package_id = q.package_id ORDER BY v.range
        ) AS version_ranges, q.is_builtin
      FROM repositories r
        JOIN required q ON q.analysis_id = r.current_analysis
        JOIN packages p ON p.id = q.package_id`,
    `CREATE VIEW package_uses AS
      SELECT r.name AS repository, p.ecosystem, p.name AS package, p.purl, f.path AS file, d.line, d.kind
      FROM repositories r
        JOIN dependencies d ON d.analysis_id = r.current_analysis
        JOIN packages p ON p.id = d.package_id
        JOIN files f ON f.analysis_id = d.analysis_id AND f.number = d.source`,
    `CREATE VIEW provided_packages AS
      SELECT r.name AS repository, p.ecosystem, p.name AS package, p.purl, v.version, v.manifest
      FROM repositories r
        JOIN provided v ON v.analysis_id = r.current_analysis
        JOIN packages p ON p.id = v.package_id`,
    `CREATE VIEW current_findings AS
      SELECT r.name AS repository, f.kind, f.size, f.subject, f.description
      FROM repositories r JOIN findings f ON f.analysis_id = r.current_analysis`,
    // com.acme.billing → com, com.acme, com.acme.billing
    `CREATE FUNCTION name_prefixes(name text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
      SELECT array_to_string(parts[1:length], '.')
      FROM (SELECT string_to_array(name, '.') AS parts) AS split, generate_series(1, cardinality(parts)) AS length
    $$`,
    // What is required meets what is provided. A namespace belongs to the repository that declares the longest part of it,
    // which may be the one that imports it.
    `CREATE VIEW joined_names AS
      WITH wanted AS (
        SELECT r.id AS repository_id, n.analysis_id, n.number, n.package_id, n.name, p.ecosystem
        FROM repositories r
          JOIN required q ON q.analysis_id = r.current_analysis AND NOT q.is_builtin
          JOIN packages p ON p.id = q.package_id
          JOIN required_names n ON n.analysis_id = q.analysis_id AND n.package_id = q.package_id
      ), candidates AS (
        SELECT wanted.*, name AS candidate FROM wanted WHERE ecosystem NOT IN ${namespaced}
        UNION ALL
        SELECT wanted.*, name_prefixes(name) FROM wanted WHERE ecosystem IN ${namespaced}
      ), ranked AS (
        SELECT c.repository_id, c.analysis_id, c.number, c.package_id, c.ecosystem,
          provider.id AS provider_id, v.package_id AS provided_id,
          rank() OVER (PARTITION BY c.analysis_id, c.number ORDER BY length(c.candidate) DESC) AS place
        FROM candidates c
          JOIN provided_names v ON v.ecosystem = c.ecosystem AND v.name = c.candidate
          JOIN repositories provider ON provider.current_analysis = v.analysis_id
      )
      SELECT repository_id, analysis_id, number, package_id, ecosystem, provider_id, provided_id
      FROM ranked WHERE place = 1`,
    `CREATE VIEW repository_dependencies AS
      SELECT r.name AS repository, provider.name AS uses, j.ecosystem, p.name AS package, p.purl,
        count(DISTINCT d.source)::int AS files
      FROM joined_names j
        JOIN repositories r ON r.id = j.repository_id
        JOIN repositories provider ON provider.id = j.provider_id
        JOIN packages p ON p.id = j.provided_id
        JOIN dependencies d
          ON d.package_id = j.package_id AND d.analysis_id = j.analysis_id AND d.name_number = j.number
      WHERE j.provider_id <> j.repository_id
      GROUP BY r.name, provider.name, j.ecosystem, p.name, p.purl`,
  ],
};
