// How what is known stands in the cache: every string once, numbers for all the rest.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { ImportKind } from '../model/source.ts';

/**
 * `measures` has size, modifiedMs and changedMs of each file. `numbers` has for each file its path, scope, condition and
 * substance, how many imports and how many declarations; then of each import its specifier, name, line, kind, condition and
 * target; then each declaration. A string is its place in `strings`, from 1; 0 is none. The declarations are counted with one
 * more, for having none is not the same as having no such list. A target is written as JSON.
 */
export interface CacheBody {
  readonly strings: readonly string[];
  readonly grounds: readonly GroundRecord[];
  readonly measures: Float64Array;
  readonly numbers: Int32Array;
}

/** What the targets of one language stand on. */
export interface GroundRecord {
  /** ID of the language. */
  readonly language: string;
  readonly digest: string;
  /** What was wrong with the manifests. */
  readonly diagnostics: readonly Diagnostic[];
}

export const measuresPerFile = 3;
export const numbersPerHead = 6;
export const numbersPerImport = 6;

/** A kind is its place here. */
export const importKinds = Object.keys({
  static: 0,
  type: 1,
  lazy: 2,
  reference: 3,
} satisfies Record<ImportKind, number>) as readonly ImportKind[];
