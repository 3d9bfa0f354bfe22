import { viewsWithCaveats } from './0003-add-caveats.ts';
import type { Migration } from './migration.ts';

export const ungradeUnconnected: Migration = {
  name: 'no grade without dependencies',
  statements: [
    'DROP VIEW current_analyses',
    'DROP VIEW health_over_time',
    'ALTER TABLE analyses DROP COLUMN is_graded',
    // Hardly anything is known of the project: its score is no grade.
    `ALTER TABLE analyses ADD COLUMN is_graded boolean NOT NULL
      GENERATED ALWAYS AS (caveat IS NULL OR caveat NOT IN ('not-read', 'unresolved', 'unconnected')) STORED`,
    ...viewsWithCaveats,
  ],
};
