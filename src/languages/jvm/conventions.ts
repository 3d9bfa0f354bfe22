// What `extract` says of a file, alike for Java, Kotlin and Scala, so that one resolver can follow names from any of them
// to any other.
//
// scope     The package: `shop.billing`; empty in the unnamed one.
//
// declares  Fully qualified names that other files can write:
//           - types at the top level (classes, interfaces, enums, records, annotations, objects, traits, type aliases):
//             `shop.Cart`;
//           - types inside them at any depth, unless private or local to a function: `shop.Cart.Item`. A companion object
//             without a name of its own adds nothing to the path;
//           - Kotlin and Scala: functions, properties and values at the top level or in a package object: `shop.priceOf`;
//           - Kotlin: functions are of kind `function`; extensions are of kind `kotlin-extension`, with their receivers, and are
//             written only so; type aliases once more, of kind `alias`;
//           - Kotlin: the members of classes, of kind `kotlin-members`; what only the type itself has (members of its companion,
//             entries of an enum) as members of `shop.Cart.Companion`; what constructors take as the member `<init>()`, and what
//             a function that is called like a class takes as `<factory>()`; functions that take a lambda with a receiver, of
//             kind `kotlin-lambda`: by them the resolver knows which names are members;
//           - Scala: extensions once more, of kind `extension`;
//           - Kotlin: what is `expect` at the top level once more, of kind `expect`;
//           - Kotlin: the class that Java sees a file's functions in, where it has any: `shop.CartKt`, or as its
//             `@file:JvmName` says;
//           - Java: the module that a module-info.java declares, of kind `module`;
//           - Scala: by `package shop; package billing` the names of `shop` are seen, too: it is an `outer-package`, the
//             nearest first.
//           What is private to the file stands here too: the resolver has no other way to know that it hides a neighbour's.
//
// imports   Of kind `static`, one for each name, in the order of the text:
//           - `shop.Cart` for an explicit import of a type, a function or a static member (`shop.Cart.add`);
//           - `shop.*` for everything in a package, a type or an object (Scala's `shop._` too);
//           - with an `alias` where it is given another: `import shop.Cart as Basket` is `shop.Cart`, alias `Basket`;
//             Scala's `{Cart => _}`, which takes a name away, has the alias `_`;
//           - Scala's selectors are written out: `import shop.{Cart, Tax}` is `shop.Cart` and `shop.Tax`, on the line of
//             each; relative ones stay as written, as does `_root_`; those inside a class or a block are `lazy`, since a
//             value may be what they import from;
//           - Java: `requires shop.billing` of a module-info.java is `shop.billing`.
//
// references  Of kind `reference`, after the imports, each once a file, where it first stands, in the order of the text:
//           - a name by itself (`Invoice`) or with what follows it by dots (`Cart.Item`, `shop.Cart.Item`), as written,
//             cut off after what can still be a type: `Cart.MAX.length()` is `Cart`, and `Cart.Item.of()` is `Cart.Item`;
//             in the place of an expression a part belongs to that if it begins with a capital and has a small letter;
//             without such a part, all but the last: `shop.cart.add()` is `shop.cart`;
//           - not where a declaration around it hides the first part: a type, a type parameter, and in the place of an
//             expression a variable, a parameter, a field (Kotlin and Scala: also a function of an enclosing class);
//           - not a name by itself that an explicit import of the file binds, nor one that the file declares at its top
//             level, nor one that only a local could be (a Java name in an expression without a dot after it);
//           - Kotlin and Scala: also names that may be functions, values or objects of a package (`priceOf`, `Tax`), and
//             extensions by a dot and their name alone (`.total` in `cart.total()`);
//           - Kotlin: what is called ends with brackets (`priceOf()`, `.total()`), also what an import binds; what follows a
//             dot has the detail `member`, `member-of-value`, `member-of-path` or `member-of-type` where something is known of what
//             stands before it, and otherwise `arguments` if it is called; so has a call of a name with a capital; another call
//             without a receiver, of a name that no import binds, has the detail `call`: its arguments, and the types around it in
//             classes with supertypes, in extensions and in the lambdas of `apply` and `run`, once for each of these.
//
// supertypes  Also references, with a detail `supertype`: what stands after `extends`, `implements` or `:` is written once
//           more for each type that inherits from it, its specifier the supertype as written, its heir the fully qualified
//           type (`shop.Cart`; empty for one without a name, and for a local one). By them the resolver finds the types that
//           one inherits from another, which are hidden or imported nowhere.
//
// outside   Where some type of the file inherits, a name is what it inherits only in its body. A reference that stands in
//           no such body (in the head of a type, or in a type that inherits nothing) has the detail `outside-heirs`; one that
//           stands in both places is written once for each. A language that does not tell leaves it out.

import { wordsIn } from '../kit/word-set.ts';

/** The implicit imports of a language, nearest first: what every file sees without saying so. */
export const impliedPackages: Readonly<Record<string, readonly string[]>> = {
  java: ['java.lang'],
  kotlin: wordsIn(
    `kotlin kotlin.annotation kotlin.collections kotlin.comparisons kotlin.io kotlin.ranges kotlin.sequences kotlin.text
    kotlin.jvm java.lang`,
  ),
  scala: ['scala.Predef', 'scala', 'java.lang'],
};
