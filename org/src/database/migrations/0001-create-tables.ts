import type { Migration } from './migration.ts';

export const createTables: Migration = {
  name: 'create tables',
  statements: [
    `CREATE TABLE repositories (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL UNIQUE,
      -- Path or URL without credentials; null if its reports are pushed.
      address text UNIQUE,
      -- The commit that counts, and its analysis: while a new commit is not analysed yet, the previous one.
      head_commit text,
      current_analysis int,
      -- The commit that failed last, how often, and why.
      failed_commit text,
      failures int NOT NULL DEFAULT 0,
      failure text
    )`,
    // Which worker has which job. A worker that lives holds the advisory lock of its number.
    `CREATE TABLE job_owners (
      job_id uuid PRIMARY KEY,
      worker int NOT NULL
    )`,
    `CREATE TABLE analyses (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      repository_id int NOT NULL REFERENCES repositories ON DELETE CASCADE,
      commit_id text NOT NULL,
      committed_at timestamptz NOT NULL,
      lintel_version text NOT NULL,
      -- Whether files, dependencies and findings are still stored, not only the figures.
      has_detail boolean NOT NULL,
      files int NOT NULL,
      dependencies int NOT NULL,
      packages int NOT NULL,
      load_cycles int NOT NULL,
      other_cycles int NOT NULL,
      largest_cycle int NOT NULL,
      tangles int NOT NULL,
      layer_violations int NOT NULL,
      rule_violations int NOT NULL,
      unresolved int NOT NULL,
      health int NOT NULL,
      grade text NOT NULL,
      UNIQUE (repository_id, commit_id)
    )`,
    `CREATE TABLE packages (
      id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      ecosystem text NOT NULL,
      name text NOT NULL,
      purl text NOT NULL UNIQUE
    )`,
    'CREATE INDEX packages_by_name ON packages (name)',
    // The following have no foreign keys: one check for each of millions of rows costs more than all the rest. They are
    // written and removed together with their analysis, in one transaction.
    `CREATE TABLE files (
      analysis_id int NOT NULL,
      number int NOT NULL,
      path text NOT NULL,
      language text NOT NULL,
      role text NOT NULL,
      PRIMARY KEY (analysis_id, number)
    )`,
    `CREATE TABLE dependencies (
      analysis_id int NOT NULL,
      source int NOT NULL,
      -- Either a file of the same analysis or a package.
      target int,
      package_id int,
      -- Of a package: which of the names in required_names the line imports.
      name_number int,
      line int NOT NULL,
      kind text NOT NULL
    )`,
    'CREATE INDEX dependencies_by_analysis ON dependencies (analysis_id)',
    `CREATE INDEX dependencies_by_package ON dependencies (package_id, analysis_id, name_number, source, line)
      WHERE package_id IS NOT NULL`,
    `CREATE TABLE required (
      analysis_id int NOT NULL,
      package_id int NOT NULL,
      is_builtin boolean NOT NULL,
      -- Distinct files that import it.
      files int NOT NULL,
      PRIMARY KEY (analysis_id, package_id)
    )`,
    'CREATE INDEX required_by_package ON required (package_id)',
    // As the manifests of the repository write them.
    `CREATE TABLE version_ranges (
      analysis_id int NOT NULL,
      package_id int NOT NULL,
      range text NOT NULL,
      PRIMARY KEY (analysis_id, package_id, range)
    )`,
    // What the code calls the package: names that other repositories may provide.
    `CREATE TABLE required_names (
      analysis_id int NOT NULL,
      number int NOT NULL,
      package_id int NOT NULL,
      name text NOT NULL,
      PRIMARY KEY (analysis_id, number)
    )`,
    // For everything under a namespace: LIKE 'com.acme.%'.
    'CREATE INDEX required_names_by_name ON required_names (name text_pattern_ops)',
    `CREATE TABLE provided (
      analysis_id int NOT NULL,
      package_id int NOT NULL,
      version text,
      manifest text NOT NULL,
      PRIMARY KEY (analysis_id, package_id, manifest)
    )`,
    'CREATE INDEX provided_by_package ON provided (package_id)',
    // The names by which code imports what is provided: its own, or modules and namespaces.
    `CREATE TABLE provided_names (
      analysis_id int NOT NULL,
      ecosystem text NOT NULL,
      name text NOT NULL,
      package_id int NOT NULL,
      PRIMARY KEY (analysis_id, ecosystem, name, package_id)
    )`,
    'CREATE INDEX provided_names_by_name ON provided_names (ecosystem, name)',
    `CREATE TABLE findings (
      analysis_id int NOT NULL,
      number int NOT NULL,
      kind text NOT NULL,
      size int NOT NULL,
      subject text NOT NULL,
      description text NOT NULL,
      PRIMARY KEY (analysis_id, number)
    )`,
    `CREATE TABLE reports (
      analysis_id int PRIMARY KEY,
      -- JSON, gzipped.
      content bytea NOT NULL
    )`,
  ],
};
