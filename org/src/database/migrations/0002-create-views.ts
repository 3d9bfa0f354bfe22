import type { Migration } from './migration.ts';

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
    // Java and C# import namespaces, which belong to the repository that declares the longest part of them.
    `CREATE VIEW repository_dependencies AS
      WITH wanted AS (
        SELECT r.id AS repository_id, r.name AS repository, p.ecosystem, p.name AS package, p.purl, q.files, n.name
        FROM repositories r
          JOIN required q ON q.analysis_id = r.current_analysis
          JOIN packages p ON p.id = q.package_id
          JOIN required_names n ON n.analysis_id = q.analysis_id AND n.package_id = q.package_id
        WHERE NOT q.is_builtin
      ), candidates AS (
        SELECT wanted.*, name AS candidate FROM wanted WHERE ecosystem NOT IN ('maven', 'nuget')
        UNION ALL
        SELECT wanted.*, name_prefixes(name) FROM wanted WHERE ecosystem IN ('maven', 'nuget')
      ), ranked AS (
        SELECT c.*, provider.id AS provider_id, provider.name AS provider,
          rank() OVER (PARTITION BY c.repository_id, c.purl, c.name ORDER BY length(c.candidate) DESC) AS place
        FROM candidates c
          JOIN provided_names v ON v.ecosystem = c.ecosystem AND v.name = c.candidate
          JOIN repositories provider ON provider.current_analysis = v.analysis_id
      )
      SELECT DISTINCT repository, provider AS uses, ecosystem, package, purl, files
      FROM ranked
      WHERE place = 1 AND provider_id <> repository_id`,
  ],
};
