// The options of the API, as published types: the keys of the configuration, with `exclude` instead of `ignore`, and options
// for the run. docs/configuration.md and docs/rules.md describe them.
import type { FileRole } from '../model/file-role.ts';
import type { BudgetFigure } from '../model/rule.ts';
import type { Run } from '../model/run.ts';
import type { AffectedSettings } from '../model/settings.ts';

/** They override the project's configuration; `exclude` adds to what it ignores. */
export interface ApiOptions extends Run {
  /** Globs. If there are any, only source files that match one of them are analysed. */
  readonly include?: readonly string[] | undefined;
  /** Globs of files and folders to leave out. */
  readonly exclude?: readonly string[] | undefined;
  /** Folder names, from the highest layer to the lowest; names in a nested list share a layer. */
  readonly layers?: readonly (string | readonly string[])[] | undefined;
  /** Names for patterns of files. */
  readonly groups?: Readonly<Record<string, Selector>> | undefined;
  /** What may depend on what. */
  readonly rules?: readonly ApiRule[] | undefined;
  /** File in the project that lists known violations of rules. */
  readonly baseline?: string | undefined;
  /** Globs that override the role inferred from the name of a file. */
  readonly roles?: Readonly<Partial<Record<FileRole, readonly string[]>>> | undefined;
  readonly affected?: AffectedSettings | undefined;
  readonly thresholds?: { readonly godModule?: number; readonly dependencyExplosion?: number } | undefined;
  readonly cycles?: { readonly typeOnly?: boolean } | undefined;
  /** In bytes, or like `10MiB`. */
  readonly maxFileSize?: number | string | undefined;
  /** Number of files in the lists of the most complex and most critical files. */
  readonly top?: number | undefined;
  /** Whether to read the project's configuration (default: true). */
  readonly config?: boolean | undefined;
  /** Number of worker threads, 0 for none (default: auto). */
  readonly workers?: number | undefined;
  /** Maximum number of cuts in the report for each cycle and tangle; Infinity for all (default: 5). */
  readonly cuts?: number | undefined;
  /** Whether recent changes count in the risk score, if a git history can be read (default: true). */
  readonly history?: boolean | undefined;
}

type Selector = string | readonly string[];

/** A rule has a name and one of the verbs: mustNotUse, mayUse, layers, independent, protected, acyclic, budget. */
interface ApiRule {
  readonly name: string;
  readonly from?: Selector;
  readonly mustNotUse?: Selector;
  readonly mayUse?: Selector;
  readonly layers?: readonly Selector[];
  readonly independent?: Selector | readonly Selector[];
  readonly protected?: Selector;
  readonly acyclic?: Selector;
  readonly budget?: Readonly<Partial<Record<BudgetFigure, number>>>;
  readonly only?: Selector;
  readonly transitive?: boolean;
  readonly closed?: boolean;
  readonly exhaustive?: boolean;
  readonly within?: Selector;
  readonly because?: string;
  readonly severity?: 'error' | 'warn';
  readonly kinds?: readonly ('static' | 'type' | 'lazy' | 'reference')[];
  readonly except?: readonly (readonly [Selector, Selector])[];
  readonly optional?: boolean;
  readonly productOnly?: boolean;
}
