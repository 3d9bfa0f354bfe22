import type { Migration } from './migration.ts';

/** Also for a later change of a column that they show. */
export const viewsWithCaveats: readonly string[] = [
  `CREATE OR REPLACE VIEW current_analyses AS
    SELECT r.name AS repository, a.id AS analysis_id, a.commit_id, a.committed_at, a.lintel_version, a.files,
      a.dependencies, a.packages, a.load_cycles, a.other_cycles, a.largest_cycle, a.tangles, a.layer_violations,
      a.rule_violations, a.unresolved, a.health, a.grade, a.caveat, a.is_graded
    FROM repositories r JOIN analyses a ON a.id = r.current_analysis`,
  `CREATE OR REPLACE VIEW health_over_time AS
    SELECT r.name AS repository, a.commit_id, a.committed_at, a.files, a.dependencies, a.load_cycles, a.tangles,
      a.layer_violations, a.rule_violations, a.health, a.grade, a.caveat, a.is_graded
    FROM repositories r JOIN analyses a ON a.repository_id = r.id`,
];

export const addCaveats: Migration = {
  name: 'add caveats of health',
  statements: [
    // Why the score says little: the word of the report. Null if there is no reason, and for analyses from before.
    'ALTER TABLE analyses ADD COLUMN caveat text',
    // Most of the project is unknown: its score is no grade.
    `ALTER TABLE analyses ADD COLUMN is_graded boolean NOT NULL
      GENERATED ALWAYS AS (caveat IS NULL OR caveat NOT IN ('not-read', 'unresolved')) STORED`,
    ...viewsWithCaveats,
  ],
};
