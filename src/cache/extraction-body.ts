// How extractions stand in the cache: every string once, numbers for all the rest.
import type { ImportKind } from '../model/source.ts';

/**
 * `measures` has size, modifiedMs and changedMs of each file. `numbers` has for each file its path, scope and condition,
 * how many imports and how many declarations; then of each import its specifier, name, line and kind; then each
 * declaration. A string is its place in `strings`, from 1; 0 is none. The declarations are counted with one more, for
 * having none is not the same as having no such list.
 */
export interface ExtractionBody {
  readonly strings: readonly string[];
  readonly measures: Float64Array;
  readonly numbers: Int32Array;
}

export const measuresPerFile = 3;
export const numbersPerHead = 5;
export const numbersPerImport = 4;

/** A kind is its place here. */
export const importKinds = Object.keys({
  static: 0,
  type: 1,
  lazy: 2,
  reference: 3,
} satisfies Record<ImportKind, number>) as readonly ImportKind[];
