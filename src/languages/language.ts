// The contract of a language. The core never asks which language it is.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { FilePath } from '../model/file-path.ts';
import type { FileRole } from '../model/file-role.ts';
import type { Evidence } from '../model/graph.ts';
import type { Project } from '../model/project.ts';
import type { Target } from '../model/resolution.ts';
import type {
  ExtractedFile,
  Extraction,
  ImportStatement,
  ImportUse,
  NamedFile,
  SourceFile,
  SourceText,
  TopStatement,
} from '../model/source.ts';

/** File names and manifests, needed before any file is read. */
export interface LanguageFiles {
  readonly id: string;
  /** The package-URL type of the packages that its files import: `npm`, or `generic` where none is usual. */
  readonly ecosystem: string;
  /** Extension with its dot, lower-case → the report's `language`. */
  readonly extensions: Readonly<Record<string, string>>;
  /** Names with one of the extensions that are of something else. */
  readonly otherNames?: RegExp;
  /** What runs programs that have no extension, as their first line names it without a version → the report's `language`. */
  readonly interpreters?: Readonly<Record<string, string>>;
  /** File names, in any folder, whose text the resolver needs: `package.json`, or `*.csproj`. */
  readonly manifests: readonly string[];
  /** Tells more of them by their paths. They have an extension of one in `manifests`. */
  isManifest?(path: string): boolean;
  /** Candidates for further manifests that this one names, like the `extends` of a tsconfig. */
  manifestsNamedBy?(path: FilePath, text: string): readonly FilePath[];
}

/** Languages that resolve each other's files (TypeScript and Vue, C and C++, Java and Kotlin) are one Language. */
export interface Language extends LanguageFiles {
  /** Reads one file, on any thread. Never throws, whatever the bytes; takes linear time. */
  extract(source: SourceText): Extraction;
  /**
   * `paths`: the resolver uses only the paths of `files`, so it stays valid when they are edited. `declarations`: also what they
   * declare.
   */
  readonly resolvesBy?: 'paths' | 'declarations';
  /**
   * Called at most once per run, and only if an import must be resolved. `files` are those of this language. Targets may
   * depend only on the paths and manifests of the project and on what was extracted from `files`, except line numbers and
   * roles: as long as these are the same, targets are cached. `entries` are those of the project; see `restsOnLookups`.
   */
  createResolver(
    project: Project,
    files: readonly ExtractedFile[],
    entries?: EntryLookup,
  ): Resolver | Promise<Resolver>;
  /**
   * What the manifests ask for, and what they offer to other repositories. Only what they surely say. Problems in manifests
   * are reported by the resolver.
   */
  readManifestPackages?(
    project: Project,
    productFiles: ProductFiles,
  ): ManifestPackages | Promise<ManifestPackages>;
  /** The files that manifests declare as tests or benchmarks. */
  findDeclaredRoles?(project: Project): ReadonlyMap<FilePath, FileRole>;
  /** Like `createResolver`, with what a resolver of other files found and still holds. That one is not asked any more. */
  updateResolver?(
    earlier: Resolver,
    project: Project,
    files: readonly ExtractedFile[],
  ): Resolver | Promise<Resolver>;
  /** For languages whose compilers drop type-only imports that are not marked as such: whether they may do so in this file. */
  dropsTypes?(file: NamedFile): boolean;
  /** Of files that `dropsTypes` tells. */
  createTypeUseReader?(project: Project): Promise<TypeUseReader>;
  /**
   * For languages whose extraction does not tell it: what each of these dependencies of a file is for. Only files that are asked
   * to give one up are read again. Undefined where it is for anything else, or that is not certain.
   */
  readUses?(source: SourceText, asked: readonly AskedDependency[]): readonly (ImportUse | undefined)[];
  /** For languages with interfaces. Only files that others are asked to do without are read again. In doubt false. */
  declaresOnlyInterfaces?(source: SourceText): boolean;
  /** For languages in which a file can pass on what it imports. Only files that are asked to give up a dependency are read. */
  readonly names?: NameReader;
}

/** What a file takes from others by name, and passes on. */
export interface NameReader {
  /** Whether a file loads what is in the folders around the files that it imports: the `__init__.py` of a package. */
  readonly loadsFolders: boolean;
  /** What it does not tell is not among them. */
  list(source: SourceText): readonly NamedImport[];
  declares(source: SourceText, name: string): boolean;
  /**
   * The names that an import of the file takes from a file with this name: of a whole module its members, `total` of
   * `cart.total`, or `*` if it is used as a whole. Undefined if that is unclear.
   */
  takenFrom(source: SourceText): NamesTaken;
  /** Undefined if the file has no such statements. */
  statements(source: SourceText): readonly TopStatement[] | undefined;
}

export type NamesTaken = (each: NamedImport, stem: string) => readonly string[] | undefined;

export interface NamedImport {
  readonly specifier: string;
  /** What it is called there; `*` for all, and for the module itself. */
  readonly name: string;
  /** By what name others can import it from here, if they can; `*` for all names that it has. */
  readonly offered?: string | undefined;
  /** Absent where the specifier leads to the same file in each line. */
  readonly line?: number;
  /** What a whole module is called in the file, if that is not its specifier. */
  readonly local?: string | undefined;
}

/** Of a file on another one. */
export interface AskedDependency {
  readonly target: FilePath;
  readonly imports: readonly Evidence[];
}

/** The files of a language that are of the product; they are chosen only if a language asks. */
export type ProductFiles = () => readonly ExtractedFile[];

export interface ManifestPackages {
  readonly required: readonly RequiredPackage[];
  /** Of the product or not. */
  readonly provided: readonly ProvidedPackage[];
  /** Of the product or not. */
  readonly entries?: readonly DeclaredEntry[];
}

/** A file that a manifest names, so that it is run, or loaded by other programs. */
export interface DeclaredEntry {
  readonly file: FilePath;
  readonly isProgram: boolean;
  readonly manifest: FilePath;
}

/** An entry of a manifest that asks for some versions of a package. */
export interface RequiredPackage {
  /** The name of the package node that it surely belongs to, if there is such a node. */
  readonly node: string;
  /** As the manifest writes it. */
  readonly name: string;
  /** As the manifest writes it. No addresses, which may hold credentials. */
  readonly range: string;
  readonly manifest: FilePath;
}

export interface ProvidedPackage {
  readonly name: string;
  readonly version?: string | undefined;
  readonly manifest: FilePath;
  /** The names by which code imports it, if that is not the name of the package. */
  readonly imports?: readonly string[] | undefined;
}

export type EntryLookup = Pick<Project['entries'], 'get'>;

export interface Resolver {
  resolve(from: SourceFile, statement: ImportStatement): Target;
  /**
   * Whether each target so far depends only on manifests and on what the `entries` of `createResolver` were asked for while
   * it was made. A remembered target must be the same object. It then stays valid when other entries are added or removed.
   */
  readonly restsOnLookups?: boolean;
  /** After `updateResolver`: whether the imports of a file certainly have the targets that the earlier resolver gave them. */
  keepsTargets?(from: SourceFile, imports: readonly ImportStatement[]): boolean;
  /** Problems in manifests. They may depend on the rules of git too. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads how imported names are used. Slower than `extract`, so only files that need it are read. */
export interface TypeUseReader {
  /**
   * The imports of `extract`; type-only ones among those that are asked for have the kind `type`. None of those is below
   * `lastLine`, so what begins there can be missing.
   */
  read(
    source: SourceText,
    isAsked: (specifier: string) => boolean,
    lastLine?: number,
  ): readonly ImportStatement[];
}
