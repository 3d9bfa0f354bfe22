// What conclusions depend on besides the graph, as the report keeps it: with it they can be drawn again from a report. The
// JSON Schema is generated from these types and their comments.
import type { Count } from './report.ts';
import type { Rule } from './rule.ts';

export interface Settings {
  /** Folders that hold a manifest of a build system, in code-point order. */
  readonly modules: readonly string[];
  /** The configured layers: folder names, high to low. Absent where the order is inferred. */
  readonly layers?: readonly (readonly string[])[];
  /** The configured rules, complete. Absent where there are none. */
  readonly rules?: readonly Rule[];
  /** Whether type-only imports can form cycles. */
  readonly typeOnlyCycles: boolean;
  /** The least number of outgoing dependencies of a god module. */
  readonly godModule: Count;
  /** The least number of dependencies and dependents of a hub. */
  readonly dependencyExplosion: Count;
  /** Number of entries in `complexity` and `criticalFiles`, at most. */
  readonly top: Count;
  /** Number of cuts for each cycle and tangle, at most. */
  readonly cuts: Count;
  /** What the project says about the tests that a change affects. Absent where it says nothing. */
  readonly affected?: AffectedSettings;
}

export interface AffectedSettings {
  /** Globs of files that no test can see, in place of documentation. */
  readonly ignore?: readonly string[];
  /** Globs of tests that every change affects. */
  readonly always?: readonly string[];
  /** Globs of files that load and start nothing of the project, whatever their imports could. */
  readonly external?: readonly string[];
  /** Globs of the files that the test runners take, in place of their conventions. */
  readonly tests?: readonly string[];
}
