// The complete options of an analysis. `config` fills in the defaults once.

export interface Options {
  /** Globs. If there are any, only source files that match one of them are analysed. */
  readonly include: readonly string[];
  /** Globs of files and folders to leave out. */
  readonly exclude: readonly string[];
  /** In bytes. A larger file is a node, but its imports are skipped. */
  readonly maxFileSize: number;
  /** Number of entries in `complexity` and `criticalFiles` of the report. */
  readonly top: number;
  /** Groups of folder names, from the highest layer to the lowest. A file may not depend on a file in a higher layer. */
  readonly layers: readonly (readonly string[])[];
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
}
