// What a resolver must know of an import beyond its specifier. Each language uses a few of these kinds; a statement without
// a detail is of its language's usual form. One object may stand in many statements.

export type ImportDetail =
  /** Known only when the code runs or is compiled: the specifier shows what is written there. */
  | { readonly kind: 'computed' }
  /** The code goes on without it: an import in a `try` of Python or JavaScript, Lua's `pcall(require, "cjson")`. */
  | { readonly kind: 'may-fail' }
  /** A string of Python that is the path to a module, or to something in one; nothing if that is not of the project. */
  | { readonly kind: 'own-path' }
  /** By the path of a file, where the language otherwise imports by name: Lua's `dofile`, PHP's `include`. */
  | { readonly kind: 'file' }
  /** The content of a file, not its code: `#embed`, `@embedFile`. */
  | { readonly kind: 'embed' }
  /** C's `#include_next`. */
  | { readonly kind: 'include-next' }
  /** A header of C in Zig: `@cInclude`. */
  | { readonly kind: 'c-include' }
  /** Objective-C's `@import`. */
  | { readonly kind: 'framework' }
  /** A module of C++, by its full name: `shop.cart:prices`. The module of Swift whose type implements a macro. */
  | { readonly kind: 'module'; readonly module: string }
  /** Dart's `part of shop.cart`: the specifier is the name of a library, not a path. */
  | { readonly kind: 'library' }
  /** The name that it has in this file: `import shop.Cart as Basket`; Go's `.` and `_`, Scala's `_`, which hides it. */
  | { readonly kind: 'alias'; readonly alias: string }
  /** A supertype of `heir`, which is fully qualified; empty where it has no name. */
  | { readonly kind: 'supertype'; readonly heir: string }
  /** A member of a value of Kotlin whose type is known, by its simple name. */
  | (MemberDetail & { readonly kind: 'member'; readonly receiver: string })
  /** A member of the value of a function or property of Kotlin, by its simple name. */
  | (MemberDetail & { readonly kind: 'member-of-value'; readonly receiver: string })
  /**
   * A member of the value that the names lead to, beginning with a member of one of the types, all by their simple names: `add()`
   * in `order.cart().items.add()`, if `order` is an `Order`, is of the path `Order` `cart()` `items`.
   */
  | (MemberDetail & {
      readonly kind: 'member-of-path';
      readonly types: readonly string[];
      readonly names: readonly string[];
    })
  /** A member of a type of Kotlin itself, by its simple name: `Cart.of()`. */
  | (MemberDetail & { readonly kind: 'member-of-type'; readonly receiver: string })
  /** A member of a value of Kotlin that is called with so many arguments. */
  | { readonly kind: 'arguments'; readonly count: number }
  /** A reference that cannot mean anything inherited: it stands in no type that inherits. */
  | { readonly kind: 'outside-heirs' }
  /** Of PHP; `orGlobal`: where its namespace has none of that name, it is the global one. */
  | { readonly kind: 'symbol'; readonly symbol: 'function' | 'constant'; readonly orGlobal: boolean }
  /** A path that begins with a constant or has one in it: `ABSPATH . 'wp-admin/menu.php'`. */
  | { readonly kind: 'path-expression'; readonly pieces: readonly PathPiece[] }
  /** Such a path, or a plain one, that PHP includes only if it is there: after `file_exists`, or with `@include`. */
  | { readonly kind: 'path-if-there'; readonly pieces: readonly PathPiece[] }
  /** How Ruby loads it, where not by `require`. */
  | { readonly kind: 'load'; readonly verb: LoadVerb }
  /** The classes and modules of Ruby around a constant, outermost first, each as it is written: `Shop`, `Cart::Item`. */
  | { readonly kind: 'nesting'; readonly nesting: readonly string[] }
  /** The types of Swift around the uses of a name: `Cart.Line`, empty for a use outside of all types. */
  | { readonly kind: 'types-around'; readonly types: readonly string[] }
  /**
   * A call without a receiver in Kotlin: the supertypes of the classes around it and the receiver types of the extensions around
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
  /** The number of arguments; below 0 if unknown. */
  readonly count: number;
  /**
   * The type of the first argument, by its simple name; after a dot, the name of the function or property that it is the value
   * of; empty if unknown.
   */
  readonly argument: string;
}

export type LoadVerb = 'autoload' | 'load' | 'require_dependency' | 'require_relative';

/** `using Shop;`, `using static Shop.Prices;`, `using Bill = Shop.Invoice;` */
export interface UsingDetail {
  readonly kind: 'using';
  readonly form: 'namespace' | 'static' | 'alias';
  /** For all files of its project. */
  readonly isGlobal: boolean;
  /** The name that it gives; empty where it gives none. */
  readonly alias: string;
  /** The namespace in whose block it stands; empty at the top of a file. */
  readonly inside: string;
}

/** Where a name of C# is used. */
export interface PlaceDetail {
  readonly kind: 'place';
  readonly namespace: string;
  /** The types around it, outermost first, `+` between them as .NET writes it: `Cart<>+Line`. */
  readonly types: string;
  /** Of a name in the base list of a type: that type; empty elsewhere. */
  readonly derived: string;
}

/** Rust's `mod cart;`. Of all of Rust, what is not `isCertain` stands between a macro's brackets and may never be code. */
export interface RustModDetail {
  readonly kind: 'rust-mod';
  readonly module: string;
  readonly isCertain: boolean;
  /** The modules of this file around it: `tests::rounding`. */
  readonly inside: string;
  /** The file that `#[path]` names; empty where none does. */
  readonly file: string;
  /** The folder of the modules around it, where `#[path]` says that it is not called like them. */
  readonly folder: string;
  /** Whether others than the modules inside the one around it may see it, by a `pub` of any kind. */
  readonly isPublic: boolean;
}

/** A `use`, an `extern crate`, or a path in the code. */
export interface RustPathDetail {
  readonly kind: 'rust-path';
  readonly form: 'use' | 'extern' | 'code';
  readonly isCertain: boolean;
  readonly inside: string;
  /** The name that it gets by `as`; empty where it keeps its own. */
  readonly alias: string;
}

/** `include!`, which reads code; `include_str!` and `include_bytes!`, which do not. */
export interface RustIncludeDetail {
  readonly kind: 'rust-include';
  readonly isCode: boolean;
  readonly isCertain: boolean;
  readonly inside: string;
}

/** Where the path of a shell's `source` begins, and how it goes on. */
export interface SourcedDetail {
  readonly kind: 'sourced';
  /** The script's folder; what git calls the top; wherever the script is started; the file system; only running it tells. */
  readonly base: 'script' | 'top' | 'start' | 'system' | 'computed';
  readonly path: string;
  /** Read only if it is there: after `[ -f … ]`. */
  readonly ifThere: boolean;
}

/** A piece of a path in PHP. */
export interface PathPiece {
  /** `name`: a constant, or `__DIR__`. */
  readonly kind: 'name' | 'text';
  readonly text: string;
}
