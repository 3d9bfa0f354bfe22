// What a file declares that other files can use without naming the file.
import type { PathPiece } from './import-detail.ts';

export type Declaration =
  | NamedDeclaration
  /** A constant of PHP that stands for a path which is written out. */
  | { readonly kind: 'path-constant'; readonly name: string; readonly value: readonly PathPiece[] }
  /** A class or module of Ruby: the namespaces around it and itself, outermost first, each as it is written. */
  | { readonly kind: 'class'; readonly nesting: readonly string[]; readonly isOnlyOpened: boolean }
  /** What such a class inherits from or mixes in, as it is written. */
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
  /** A function of Kotlin, by its simple name, that takes a lambda with a receiver: its type by its simple name. */
  | { readonly kind: 'kotlin-lambda'; readonly name: string; readonly receiver: string }
  /** The functions and properties of Kotlin, by their simple names, whose values are of a type: its simple name. */
  | { readonly kind: 'kotlin-values'; readonly type: string; readonly names: readonly string[] }
  /** A file of Python that puts modules in place itself while it runs: `sys.modules[…] = …`, a finder in `sys.meta_path`. */
  | { readonly kind: 'module-maker' }
  /** A folder that a file of Python puts on `sys.path`, relative to that of the file. */
  | { readonly kind: 'search-path'; readonly folder: string }
  /** The words in the `__init__.py` of a package of Python, where it has no other attributes than these. */
  | { readonly kind: 'package-words'; readonly words: readonly string[] }
  /** A package of Python that other distributions put modules into: `extend_path`, `declare_namespace`. */
  | { readonly kind: 'shared-package' }
  /**
   * The names, declared by other files of its package, that the `init` functions of a Go file refer to, and those of them that
   * a statement calls without using the result.
   */
  | { readonly kind: 'go-init'; readonly uses: readonly string[]; readonly calls: readonly string[] };

/** How many arguments it takes, at least and at most; of functions of the same name in a file, any of them. */
interface TakenArguments<Count> {
  readonly least: Count;
  readonly most: Count;
}

/** A function of Kotlin that is no extension. */
export interface KotlinFunction extends TakenArguments<number> {
  readonly kind: 'kotlin-function';
  readonly name: string;
  /** See KotlinExtension. */
  readonly first: readonly string[];
}

export interface KotlinExtension extends TakenArguments<number> {
  readonly kind: 'kotlin-extension';
  readonly name: string;
  /** By its simple name, as it is written; for a type parameter its bound, empty if it has none. */
  readonly receiver: string;
  readonly isFunction: boolean;
  /** The types of the first parameter of each of them, by their simple names; empty for one that is unknown. */
  readonly first: readonly string[];
}

/** The members of a class of Kotlin that its users and heirs see. */
export interface KotlinMembers extends TakenArguments<readonly number[]> {
  readonly kind: 'kotlin-members';
  readonly name: string;
  /** As references write them: `size`, `total()`. */
  readonly members: readonly string[];
  /** The type of the values of each, by its simple name; empty if unknown. */
  readonly types: readonly string[];
}

/** By its fully qualified name, as the language writes it: `shop.billing.Invoice`. */
export interface NamedDeclaration {
  readonly kind: NamedKind;
  readonly name: string;
}

/**
 * `name` where the resolver needs to know no more; `conditional-constant` and `conditional-function` are what a file of PHP
 * declares only in some case; `public` is one that other modules of Swift see too; `extension` can be called on values of other types; `module` is a module of Java; `outer-package` declares nothing, but is a package around that
 * of a Scala file whose names the file sees too; `expect` is a name that a file of Kotlin leaves to each platform to declare,
 * `actual` one that it declares for its platform; `alias` is another name for a type of Kotlin;
 * `variable` is one of a package of Go; `supertype` declares nothing, but is what a type of PHP or Swift inherits from, as the
 * statements of the file name it.
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
