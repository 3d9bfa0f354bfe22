// What the conclusions depend on besides the graph. The report contains it, so that conclusions can be computed again from a
// report. The JSON Schema is generated from these types and their comments.
import type { Count } from './report.ts';
import type { Rule } from './rule.ts';

export interface Settings {
  /** Folders that hold a manifest of a build system, in code-point order. */
  readonly modules: readonly string[];
  /** The configured layers: folder names, high to low. Absent if the order is inferred. */
  readonly layers?: readonly (readonly string[])[];
  /** The configured rules, complete. Absent where there are none. */
  readonly rules?: readonly Rule[];
  /** Whether type-only imports can form cycles. */
  readonly typeOnlyCycles: boolean;
  /** The minimum number of outgoing dependencies of a god module. */
  readonly godModule: Count;
  /** The minimum number of dependencies and dependents of a hub. */
  readonly dependencyExplosion: Count;
  /** Maximum number of entries in `complexity` and `criticalFiles`. */
  readonly top: Count;
  /** Maximum number of cuts for each cycle and tangle. */
  readonly cuts: Count;
  /** The project's settings for the tests that a change affects. Absent if there are none. */
  readonly affected?: AffectedSettings;
}

export interface AffectedSettings {
  /** Globs of files that no test depends on, in place of the default (documentation). */
  readonly ignore?: readonly string[];
  /** Globs of tests that every change affects. */
  readonly always?: readonly string[];
  /** Globs of files that load and start nothing of the project, whatever their imports suggest. */
  readonly external?: readonly string[];
  /** Globs of the files that the test runners run, in place of their conventions. */
  readonly tests?: readonly string[];
}
