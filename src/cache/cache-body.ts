// The encoding of the cache: every string once, and numbers for everything else.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ImportKind } from '../model/source.ts';

/**
 * `stats` has the size, modifiedMs and changedMs of each file. `numbers` has for each file: its path, scope, condition and
 * fingerprint, the number of imports and the number of declarations; then for each import its specifier, name, line, kind
 * and target; then each declaration. A string is its index in `strings`, from 1; 0 means undefined. The number of
 * declarations is one too high, and 0 if there is no list of declarations. A target is a string of JSON.
 */
export interface CacheBody {
  readonly strings: readonly string[];
  readonly targets: readonly TargetsRecord[];
  readonly stats: Float64Array;
  readonly numbers: Int32Array;
}

/** What the targets of one language depend on. */
export interface TargetsRecord {
  /** ID of the language. */
  readonly language: string;
  /** See `hashResolutionInputs`. */
  readonly key: string;
  /** Problems with the manifests. */
  readonly diagnostics: readonly Diagnostic[];
}

export const statsPerFile = 3;
export const numbersPerHead = 6;
export const numbersPerImport = 5;

/** A kind is encoded as its index. */
export const importKinds = Object.keys({
  static: 0,
  type: 1,
  lazy: 2,
  reference: 3,
} satisfies Record<ImportKind, number>) as readonly ImportKind[];
