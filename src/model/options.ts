// The complete options of an analysis. `config` fills in the defaults once.

import type { FileRole } from './file-role.ts';
import type { RuleSet } from './rule.ts';
import type { AffectedSettings } from './settings.ts';

export interface Options {
  /** Globs. If there are any, only source files that match one of them are analysed. */
  readonly include: readonly string[];
  /** Globs of files and folders to leave out. */
  readonly exclude: readonly string[];
  /** In bytes. A larger file is a node, but its imports are skipped. */
  readonly maxFileSize: number;
  /** Number of entries in `complexity` and `criticalFiles` of the report. */
  readonly top: number;
  /**
   * Groups of folder names, from high to low: a file in one group may not depend on a file in a higher group. Undefined if
   * the project configures none: then the order is inferred.
   */
  readonly layers: readonly (readonly string[])[] | undefined;
  /** What may depend on what. Undefined if the project has no rules. */
  readonly rules: RuleSet | undefined;
  /** Globs that override the role inferred from a file's name. */
  readonly roles: Readonly<Partial<Record<FileRole, readonly string[]>>>;
  readonly thresholds: {
    /** A god module has at least this many outgoing dependencies, and at least the project's 90th percentile. */
    readonly godModule: number;
    /** The same for hubs: incoming and outgoing dependencies together. */
    readonly dependencyExplosion: number;
  };
  readonly cycles: {
    /** Whether type-only imports can form cycles. */
    readonly typeOnly: boolean;
  };
  /** The project's settings for the tests that a change affects. */
  readonly affected: AffectedSettings | undefined;
  /** How many cuts the report lists for each cycle and tangle, at most. */
  readonly cuts: number;
  /** Whether recent changes count in the risk score, where a git history can be read. */
  readonly history: boolean;
}
