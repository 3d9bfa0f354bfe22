// What an analysis is asked to do. Complete: defaults are filled in once, at the edge, by config.

import type { FileRole } from './file-role.ts';

export interface Options {
  /** Globs; where there are any, only source files that match one are analysed. */
  readonly include: readonly string[];
  /** Globs of files and folders to leave out. */
  readonly exclude: readonly string[];
  /** In bytes; a larger file is a node whose imports are not read. */
  readonly maxFileSize: number;
  /** How many entries the report keeps in `complexity` and `criticalFiles`. */
  readonly top: number;
  /**
   * Groups of folder names, high to low: a file in one may not depend on a file in a group above. Undefined where the
   * project configures none: then the order is inferred.
   */
  readonly layers: readonly (readonly string[])[] | undefined;
  /** Globs of files whose role is not what their name says. */
  readonly roles: Readonly<Partial<Record<FileRole, readonly string[]>>>;
  readonly thresholds: {
    /** A god module has at least this many outgoing dependencies, and at least the project's 90th percentile. */
    readonly godModule: number;
    /** The same for the connections of a dependency explosion. */
    readonly dependencyExplosion: number;
  };
  readonly cycles: {
    /** Whether a cycle may run through type-only imports. */
    readonly typeOnly: boolean;
  };
  /** How many cuts the report lists for each cycle and tangle, at most. */
  readonly cuts: number;
  /** Whether recent changes count in the risk score, where a git history can be read. */
  readonly history: boolean;
}
