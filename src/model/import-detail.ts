// What a resolver needs to know about an import besides its specifier. Each language uses a few of these kinds; a statement
// without a detail has the usual form of its language. One object may be shared by many statements.

export type ImportDetail =
  /** Known only at build or run time: the specifier is the source text of the expression. */
  | { readonly kind: 'computed' }
  /** The code handles its failure: an import in a `try` of Python or JavaScript, Lua's `pcall(require, "cjson")`. */
  | { readonly kind: 'may-fail' }
  /**
   * The dotted path of a module or something in it: in a string of Python, or `imports.ui.main` of GJS. No dependency if it is
   * not in the project.
   */
  | { readonly kind: 'own-path' }
  /** Names a file path, in a language that usually imports by name: Lua's `dofile`, PHP's `include`. */
  | { readonly kind: 'file' }
  /** Embeds the content of a file without running it: `#embed`, `@embedFile`. */
  | { readonly kind: 'embed' }
  /** C's `#include_next`. */
  | { readonly kind: 'include-next' }
  /** A C header in Zig: `@cInclude`. */
  | { readonly kind: 'c-include' }
  /** Objective-C's `@import`. */
  | { readonly kind: 'framework' }
  /** A C++ module by its full name: `shop.cart:prices`. Or the Swift module whose type implements a macro. */
  | { readonly kind: 'module'; readonly module: string }
  /**
   * The specifier is the name of a library, not a path: Dart's `part of shop.cart`, and `goog.require('shop.Cart')` of the Closure
   * Library.
   */
  | { readonly kind: 'library' }
  /** An AMD name. Code says where the loader looks for it, so it is no mistake if it is not found. */
  | { readonly kind: 'loader-name' }
  /** A name that a file of Vue or Nuxt uses without an import. No dependency if no file offers it to such files. */
  | { readonly kind: 'free-name' }
  /** All files that match: `import.meta.glob(['./*.ts', '!./cart.ts'])` of Vite, but not those that begin with a dot. */
  | { readonly kind: 'glob'; readonly except: readonly string[]; readonly hidden: boolean }
  /** All files in the folder: webpack's `require.context`. `names` is a regular expression, empty for all. */
  | {
      readonly kind: 'context';
      readonly isDeep: boolean;
      readonly names: string;
      readonly ignoresCase: boolean;
    }
  /** The local name: `import shop.Cart as Basket`; Go's `.` and `_`; Scala's `_`, which hides the name. */
  | { readonly kind: 'alias'; readonly alias: string }
  /** A supertype of `heir`, which is fully qualified; empty for an anonymous type. */
  | { readonly kind: 'supertype'; readonly heir: string }
  /** A member of a Kotlin value whose type is known, by simple name. */
  | (MemberDetail & { readonly kind: 'member'; readonly receiver: string })
  /** A member of the value of a Kotlin function or property, by simple name. */
  | (MemberDetail & { readonly kind: 'member-of-value'; readonly receiver: string })
  /**
   * A member of a value reached through a path of members. The path begins with a type and one of its members, all by simple
   * name: in `order.cart().items.add()`, where `order` is an `Order`, the path of `add()` is `Order` `cart()` `items`.
   */
  | (MemberDetail & {
      readonly kind: 'member-of-path';
      readonly types: readonly string[];
      readonly names: readonly string[];
    })
  /** A member of a Kotlin type itself, by simple name: `Cart.of()`. */
  | (MemberDetail & { readonly kind: 'member-of-type'; readonly receiver: string })
  /** A member of a Kotlin value that is called with this many arguments. */
  | { readonly kind: 'arguments'; readonly count: number }
  /** A reference that cannot refer to an inherited member, because no type around it has a supertype. */
  | { readonly kind: 'outside-heirs' }
  /** PHP; `orGlobal`: if the namespace has no such name, the global one is meant. */
  | { readonly kind: 'symbol'; readonly symbol: 'function' | 'constant'; readonly orGlobal: boolean }
  /** A path with a constant in it: `ABSPATH . 'wp-admin/menu.php'`. */
  | { readonly kind: 'path-expression'; readonly pieces: readonly PathPiece[] }
  /** Such a path, or a plain one, that PHP includes only if it exists: after `file_exists`, or with `@include`. */
  | { readonly kind: 'path-if-there'; readonly pieces: readonly PathPiece[] }
  /** How Ruby loads it, if not by `require`. */
  | { readonly kind: 'load'; readonly verb: LoadVerb }
  /** The Ruby classes and modules around a constant, outermost first, as written: `Shop`, `Cart::Item`. */
  | { readonly kind: 'nesting'; readonly nesting: readonly string[] }
  /** The Swift types around the uses of a name: `Cart.Line`; empty for a use outside all types. */
  | { readonly kind: 'types-around'; readonly types: readonly string[] }
  /**
   * A Kotlin call without a receiver: the supertypes of the classes around it and the receiver types of the extensions around
   * it, as written.
   */
  | (MemberDetail & { readonly kind: 'call'; readonly types: readonly string[] })
  /** Swift's `@testable import` and `@_exported import`. */
  | { readonly kind: 'testable' }
  | { readonly kind: 'exported' }
  | UsingDetail
  | PlaceDetail
  | RustModDetail
  | RustPathDetail
  | RustIncludeDetail
  | SourcedDetail;

/** How a member or function is called. */
interface MemberDetail {
  /** The number of arguments; negative if unknown. */
  readonly count: number;
  /**
   * The type of the first argument, by simple name; after a dot, the name of the function or property whose value it is;
   * empty if unknown.
   */
  readonly argument: string;
}

export type LoadVerb = 'autoload' | 'load' | 'require_dependency' | 'require_relative';

/** `using Shop;`, `using static Shop.Prices;`, `using Bill = Shop.Invoice;` */
export interface UsingDetail {
  readonly kind: 'using';
  readonly form: 'namespace' | 'static' | 'alias';
  /** Applies to all files of its C# project. */
  readonly isGlobal: boolean;
  /** The alias; empty if there is none. */
  readonly alias: string;
  /** The namespace block around it; empty at the top of a file. */
  readonly inside: string;
}

/** Where a name of C# is used. */
export interface PlaceDetail {
  readonly kind: 'place';
  readonly namespace: string;
  /** The types around it, outermost first, separated by `+` as in .NET: `Cart<>+Line`. */
  readonly types: string;
  /** For a name in the base list of a type: that type; empty elsewhere. */
  readonly derived: string;
}

/**
 * Rust's `mod cart;`. In all Rust details, `isCertain` is false for text inside the brackets of a macro, which may never
 * become code.
 */
export interface RustModDetail {
  readonly kind: 'rust-mod';
  readonly module: string;
  readonly isCertain: boolean;
  /** The inline modules of this file around it: `tests::rounding`. */
  readonly inside: string;
  /** The file given by `#[path]`; empty if there is none. */
  readonly file: string;
  /** The folder of the modules around it, if `#[path]` gives it another name. */
  readonly folder: string;
  /** Whether it is visible outside the module around it, through any form of `pub`. */
  readonly isPublic: boolean;
}

/** A `use`, an `extern crate`, or a path in the code. */
export interface RustPathDetail {
  readonly kind: 'rust-path';
  readonly form: 'use' | 'extern' | 'code';
  readonly isCertain: boolean;
  readonly inside: string;
  /** The name given by `as`; empty if there is none. */
  readonly alias: string;
}

/** `include!` reads code; `include_str!` and `include_bytes!` do not. */
export interface RustIncludeDetail {
  readonly kind: 'rust-include';
  readonly isCode: boolean;
  readonly isCertain: boolean;
  readonly inside: string;
}

/** What the path of a shell's `source` is relative to, and the rest of it. */
export interface SourcedDetail {
  readonly kind: 'sourced';
  /**
   * The script's folder; the root of the git repository; the working directory; the file system; or known only at run time.
   */
  readonly base: 'script' | 'top' | 'start' | 'system' | 'computed';
  readonly path: string;
  /** Read only if it exists: after `[ -f … ]`. */
  readonly ifThere: boolean;
}

/** A part of a PHP path. */
export interface PathPiece {
  /** `name`: a constant, or `__DIR__`. */
  readonly kind: 'name' | 'text';
  readonly text: string;
}
