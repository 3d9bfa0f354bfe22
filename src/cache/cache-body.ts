// The encoding of the cache: every string once, and numbers for everything else.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { NamedKind } from '../model/declaration.ts';
import type { TypeUse } from '../model/analysis-cache.ts';
import type { ImportKind, ImportRole } from '../model/source.ts';

/**
 * `stats` has the size, modifiedMs and changedMs of each file. `numbers` has for each file: its path, scope, condition and
 * fingerprint, the number of imports and the number of declarations, the line from which on it was not read, that of the
 * first computed import and 1 if it says that it is generated; then for each import its specifier, name, detail, line, kind and target; then for each declaration
 * its kind and its name. A string is its index in `strings`, from 1; 0 means undefined. The number of declarations is one too high, and 0 if there is no list of declarations. Details and
 * targets are strings of JSON, and so is a declaration that is more than a kind and a name: its kind is then 0.
 */
export interface CacheBody {
  readonly strings: readonly string[];
  readonly targets: readonly TargetsRecord[];
  /** What the uses of imported names depend on: see KnownTypeUses. */
  readonly typeUsesKey: string;
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
export const numbersPerHead = 9;
export const numbersPerImport = 6;
export const numbersPerDeclaration = 2;

/** The names in the order in which they are written. The compiler tells when one is missing. */
function inOrder<Name extends string>(places: Readonly<Record<Name, number>>): readonly Name[] {
  return Object.keys(places) as Name[];
}

/** A kind is encoded as its index. */
export const importKinds = inOrder<ImportKind>({ static: 0, type: 1, lazy: 2, reference: 3 });

/** A role is encoded with the kind: its place here, from 1, times the number of kinds, is added; 0 for none. */
export const importRoles = inOrder<ImportRole>({ docs: 1, test: 2, tool: 3, unused: 4 });

/** A use is encoded with both: its place here, from 1, times the numbers of kinds and roles, is added; 0 if not known. */
export const typeUses = inOrder<TypeUse>({ needed: 1, dropped: 2, kept: 3 });

/** How many numbers kinds and roles take. */
export const kindsAndRoles = importKinds.length * (importRoles.length + 1);

/** A kind is its place here, from 1. */
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
