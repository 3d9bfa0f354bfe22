// What the conclusions must know of a language: how its files load each other, and which file names stand for more than
// a file. Data, so that no stage asks which language it has.

export interface LanguageConventions {
  /**
   * What a static import does. `load`: the other file is loaded first, so that a circle can meet a half-loaded file.
   * `compile`: the files are compiled together, in any order, and a circle of files is nothing to fear.
   */
  readonly imports: 'load' | 'compile';
  /** Where only some static imports load a file, which: PHP's `use` names a class, its `require` a path. */
  readonly loadsBy?: (specifier: string) => boolean;
  /** Whether nearly all dependencies between its files are load edges. Ruby, PHP and Elixir mostly find names by themselves. */
  readonly loadsMostly: boolean;
  /** Whether its files are parts of one program. Shell scripts are not: each is run by itself. */
  readonly isProgram: boolean;
  /** The files that stand for their folder to everyone outside: `index.ts`, `__init__.py`. */
  readonly entryFile?: RegExp;
  /**
   * Whether `orders.rs` stands for the folder `orders/` next to it. `named`: its name says so, because the language or its
   * loader has modules in modules. `using`: only if it uses a file in there, since any two things can have one name.
   */
  readonly entryBesideFolder?: 'named' | 'using';
  /** Where a file that stands for its folder, whatever its name, has the module that an import declares: the root of a crate of Rust, a library of Dart next to its `src`. */
  readonly modulesBeside?: (specifier: string) => readonly string[];
  /** Whether an entry file names the modules of its folder to declare them, which is no need of its own: Rust's `mod`. */
  readonly entryDeclares?: boolean;
  /** Whether `cart.h` and `cart.c` are two halves of one thing. */
  readonly pairsHeaders?: boolean;
  /** Whether a type-only import names the library that the file is a part of: Dart's `part of`. */
  readonly partsNameLibrary?: boolean;
  /** Whether a type can be declared in several files, all of which its name leads to: a partial type of C#. */
  readonly hasPartialTypes?: boolean;
  /** Whether a file that imports itself does so on purpose: a recursive component, a header of macros that is read twice. */
  readonly repeatsItself?: boolean;
  /** Folders of one source set that are one source root in several languages: what stands before them, then their name. */
  readonly sourceRoots?: RegExp;
  /** Folders of one module that are one source root: what stands before them, their name, what is in all of them. */
  readonly sourceSets?: RegExp;
  /** Whether the files directly in a folder are one module, which others import as a whole: a package of Go. */
  readonly folderIsModule?: boolean;
  /** Folders that say nothing of what is in them: Go's `pkg`; Haskell's `Data`, unless it holds modules itself. */
  readonly groupingFolder?: RegExp;
  /** Folders that are one with all that is next to them: Rails' `app/models/concerns`, which no name of a constant has. */
  readonly innerFolder?: RegExp;
  /** Folders that hide the other half of the files next to them, but not of the folders there: `internal` of Java. */
  readonly hiddenFolder?: RegExp;
  /** Files that are no part of a program, and not judged: they describe a package or an assembly, or how it is built. */
  readonly notOfProgram?: RegExp;
  /** Files that only declare what others hold: nothing runs in them. */
  readonly declarationFile?: RegExp;
}

export type ConventionsOf = (language: string) => LanguageConventions;

/** Whether a product file is judged: it is code, and part of a program with others. */
export function isOfProgram(path: string, { isProgram, notOfProgram }: LanguageConventions): boolean {
  return isProgram && notOfProgram?.test(path) !== true;
}
