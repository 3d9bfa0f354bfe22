// What a file declares that other files can use without naming that file.
import type { PathPiece } from './import-detail.ts';

export type Declaration =
  | NamedDeclaration
  /** A constant in PHP whose value is a literal path. */
  | { readonly kind: 'path-constant'; readonly name: string; readonly value: readonly PathPiece[] }
  /** A Ruby class or module: the namespaces around it and its own name, outermost first, as written. */
  | { readonly kind: 'class'; readonly nesting: readonly string[]; readonly isOnlyOpened: boolean }
  /** What such a class inherits from or mixes in, as written. */
  | {
      readonly kind: 'ancestor';
      readonly nesting: readonly string[];
      readonly ancestor: string;
      readonly isSuperclass: boolean;
    }
  /** Ruby's `autoload :Tax, 'shop/tax'`: the constant, like a class, and the file that defines it. */
  | {
      readonly kind: 'autoload';
      readonly nesting: readonly string[];
      readonly specifier: string;
      readonly isRelative: boolean;
    }
  | KotlinExtension
  | KotlinFunction
  | KotlinMembers
  /** A Kotlin function, by its simple name, that takes a lambda with a receiver: the simple name of the receiver's type. */
  | { readonly kind: 'kotlin-lambda'; readonly name: string; readonly receiver: string }
  /** Kotlin functions and properties, by their simple names, with values of the given type (simple name). */
  | { readonly kind: 'kotlin-values'; readonly type: string; readonly names: readonly string[] }
  /** The `main` of a program. In Go it is a `name`. */
  | { readonly kind: 'program' }
  /** A Python file that registers modules at run time: `sys.modules[…] = …`, a finder in `sys.meta_path`. */
  | { readonly kind: 'module-maker' }
  /** A folder that a Python file adds to `sys.path`, relative to the folder of the file. */
  | { readonly kind: 'search-path'; readonly folder: string }
  /** The identifiers in the `__init__.py` of a Python package, if the package can have no other attributes. */
  | { readonly kind: 'package-words'; readonly words: readonly string[] }
  /** A Python package that other distributions add modules to: `extend_path`, `declare_namespace`. */
  | { readonly kind: 'shared-package' }
  /**
   * The names declared by other files of the package that the `init` functions of a Go file refer to, and those among them
   * that a statement calls without using the result.
   */
  | { readonly kind: 'go-init'; readonly uses: readonly string[]; readonly calls: readonly string[] };

/** The minimum and maximum number of arguments, over all functions of the same name in a file. */
interface TakenArguments<Count> {
  readonly least: Count;
  readonly most: Count;
}

/** A Kotlin function that is not an extension. */
export interface KotlinFunction extends TakenArguments<number> {
  readonly kind: 'kotlin-function';
  readonly name: string;
  /** See KotlinExtension. */
  readonly first: readonly string[];
}

export interface KotlinExtension extends TakenArguments<number> {
  readonly kind: 'kotlin-extension';
  readonly name: string;
  /** Simple name, as written; for a type parameter its bound, or empty. */
  readonly receiver: string;
  readonly isFunction: boolean;
  /** The types of their first parameters, by simple name; empty if unknown. */
  readonly first: readonly string[];
}

/** The members of a Kotlin class that are visible to its users and subclasses. */
export interface KotlinMembers extends TakenArguments<readonly number[]> {
  readonly kind: 'kotlin-members';
  readonly name: string;
  /** As references spell them: `size`, `total()`. */
  readonly members: readonly string[];
  /** The type of each member's value, by simple name; empty if unknown. */
  readonly types: readonly string[];
}

/** A declaration by its fully qualified name, in the language's notation: `shop.billing.Invoice`. */
export interface NamedDeclaration {
  readonly kind: NamedKind;
  readonly name: string;
}

/**
 * `name`: the resolver needs no more than that. `conditional-constant`, `conditional-function`: declared by a PHP file only
 * under some condition. `public`: visible to other Swift modules. `extension`: callable on values of other types. `module`: a
 * Java module. `outer-package`: declares nothing, but is an enclosing package of a Scala file, whose names the file can use.
 * `expect`: a Kotlin name that each platform must declare. `actual`: its declaration for a platform. `alias`: another name
 * for a Kotlin type. `variable`: a variable of a Go package. `supertype`: declares nothing, but is a supertype of a PHP or
 * Swift type, as named by the statements of the file.
 */
export type NamedKind =
  | 'name'
  | 'public'
  | 'function'
  | 'constant'
  | 'conditional-constant'
  | 'conditional-function'
  | 'extension'
  | 'module'
  | 'outer-package'
  | 'expect'
  | 'actual'
  | 'alias'
  | 'variable'
  | 'supertype';
