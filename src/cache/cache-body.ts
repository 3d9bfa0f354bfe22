// The encoding of the cache: every string is stored once, and everything else as numbers.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { NamedKind } from '../model/declaration.ts';
import type { TypeUse } from '../model/analysis-cache.ts';
import type { ImportKind, ImportRole } from '../model/source.ts';

/**
 * `stats` has the size, modifiedMs and changedMs of each file. `numbers` has for each file: its path, scope, condition and
 * fingerprint, the number of imports, the number of declarations, the first line that was not read, the line of the first
 * computed import, and 1 if the file says that it is generated; then for each import its specifier, name, detail, line, kind
 * and target; then for each declaration its kind and its name. A string is its index in `strings`, from 1; 0 means undefined.
 * The number of declarations is one too high, so that 0 means that there is no list of declarations. Details and targets are
 * JSON strings, and so are declarations with more than a kind and a name: their kind is 0.
 */
export interface CacheBody {
  readonly strings: readonly string[];
  readonly targets: readonly TargetsRecord[];
  /** The inputs of the type uses: see KnownTypeUses. */
  readonly typeUsesKey: string;
  readonly stats: Float64Array;
  readonly numbers: Int32Array;
}

/** The resolved imports of one language, with their inputs. */
export interface TargetsRecord {
  /** ID of the language. */
  readonly language: string;
  /** See `hashResolutionInputs`. */
  readonly key: string;
  /** Problems with the manifests. */
  readonly diagnostics: readonly Diagnostic[];
}

export const statsPerFile = 3;
export const numbersPerHead = 9;
export const numbersPerImport = 6;
export const numbersPerDeclaration = 2;

/** The names in encoding order. The compiler reports a missing one. */
function inOrder<Name extends string>(places: Readonly<Record<Name, number>>): readonly Name[] {
  return Object.keys(places) as Name[];
}

/** A kind is encoded as its index. */
export const importKinds = inOrder<ImportKind>({ static: 0, type: 1, lazy: 2, reference: 3 });

/** A role is encoded together with the kind: its number here (from 1, 0 for none) times the number of kinds is added. */
export const importRoles = inOrder<ImportRole>({ docs: 1, test: 2, tool: 3, unused: 4 });

/** A type use is encoded together with both: its number here (from 1, 0 if unknown) times `kindsAndRoles` is added. */
export const typeUses = inOrder<TypeUse>({ needed: 1, dropped: 2, kept: 3 });

/** The number of combinations of kinds and roles. */
export const kindsAndRoles = importKinds.length * (importRoles.length + 1);

/** A kind is encoded as its number here, from 1. */
export const declarationKinds = inOrder<NamedKind>({
  name: 1,
  public: 2,
  function: 3,
  constant: 4,
  extension: 5,
  module: 6,
  'outer-package': 7,
  expect: 8,
  alias: 9,
  actual: 10,
  variable: 11,
  'conditional-constant': 12,
  'conditional-function': 13,
  supertype: 14,
});
