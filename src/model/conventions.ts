// What the conclusions need to know about a language: how its files load each other, and which file names have a special
// meaning. As data, so that no stage asks for the language.

export interface LanguageConventions {
  /**
   * What a static import does. `load`: the other file is loaded first, so code in a cycle can see a half-loaded file.
   * `compile`: the files are compiled together in any order, and a cycle of files is harmless.
   */
  readonly imports: 'load' | 'compile';
  /** Which static imports load a file, if not all do: PHP's `require` has a path, its `use` only names a class. */
  readonly loadsBy?: (specifier: string) => boolean;
  /** Whether nearly all dependencies between its files are load edges. In Ruby, PHP and Elixir most are found by name. */
  readonly loadsMostly: boolean;
  /** Whether its files are parts of one program. Shell scripts are not: each is run by itself. */
  readonly isProgram: boolean;
  /** The files that represent their folder to the outside: `index.ts`, `__init__.py`. */
  readonly entryFile?: RegExp;
  /**
   * Whether `orders.rs` is the entry of the folder `orders/` next to it. `named`: the name is enough, because the language or
   * its loader nests modules this way. `using`: only if it uses a file in the folder, because equal names can be a
   * coincidence.
   */
  readonly entryBesideFolder?: 'named' | 'using';
  /**
   * Where the module of an import is, seen from a file that represents its folder whatever its name: a Rust crate root, a
   * Dart library next to its `src`.
   */
  readonly modulesBeside?: (specifier: string) => readonly string[];
  /** Whether an entry file must name the modules of its folder to declare them (Rust's `mod`). This is no real dependency. */
  readonly entryDeclares?: boolean;
  /** Whether `cart.h` and `cart.c` belong together. */
  readonly pairsHeaders?: boolean;
  /** Whether a type-only import can name the library that the file is a part of: Dart's `part of`. */
  readonly partsNameLibrary?: boolean;
  /** Whether a type can be declared in several files, and its name refers to all of them: a partial type of C#. */
  readonly hasPartialTypes?: boolean;
  /** Whether a file imports itself on purpose: a recursive component, a header with macros that is included twice. */
  readonly repeatsItself?: boolean;
  /** Folders of one source set that form one source root in several languages. Groups: the path before them, their name. */
  readonly sourceRoots?: RegExp;
  /**
   * Folders of one module that form one source root. Groups: the path before them, their name, the path that all of them
   * contain.
   */
  readonly sourceSets?: RegExp;
  /** Whether the files directly in a folder are one module that is imported as a whole: a Go package. */
  readonly folderIsModule?: boolean;
  /** Folder names without meaning: Go's `pkg`; Haskell's `Data`, unless it contains modules itself. */
  readonly groupingFolder?: RegExp;
  /**
   * Folders that belong to the folder around them: Rails' `app/models/concerns`, which is not part of any constant's name.
   */
  readonly innerFolder?: RegExp;
  /** Folders with the hidden implementation of the files next to them, but not of the folders there: `internal` in Java. */
  readonly hiddenFolder?: RegExp;
  /** Files that are not part of a program and are not judged: they describe a package or an assembly, or how it is built. */
  readonly notOfProgram?: RegExp;
  /** Files with declarations only, such as type declarations: they contain no code that runs. */
  readonly declarationFile?: RegExp;
}

export type ConventionsOf = (language: string) => LanguageConventions;

/** Whether a product file is judged: it is code, and part of a larger program. */
export function isOfProgram(path: string, { isProgram, notOfProgram }: LanguageConventions): boolean {
  return isProgram && notOfProgram?.test(path) !== true;
}
