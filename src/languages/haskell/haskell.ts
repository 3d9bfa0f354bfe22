// Haskell: a module is the file that declares it, in the same package, in one that it depends on, or else the nearest; else
// it is generated, or comes from an external package. Manifests (.cabal, package.yaml) are read line by line.
import type { FilePath } from '../../model/file-path.ts';
import type { Project } from '../../model/project.ts';
import type { ExtractedFile } from '../../model/source.ts';
import { groupBy } from '../../std/group-by.ts';
import { namesIn } from '../kit/declarations.ts';
import { addTo } from '../../std/multi-map.ts';
import { nearestUpward } from '../kit/nearest-upward.ts';
import { childPath, folderOf, foldersUpward, joinWrittenPath, nearestTo } from '../../std/paths.ts';
import { asset, toFiles, toPackage, unresolved, toBuiltin } from '../kit/targets.ts';
import { ownersIn } from '../kit/key-by-word.ts';
import { wordSet, wordsIn } from '../kit/word-set.ts';
import type { Language, Resolver } from '../language.ts';
import { findDeclaredRoles } from './declared-roles.ts';
import { extractImports } from './extract-imports.ts';
import { haskellFiles } from './files.ts';
import { itemsOf, readManifestPackages, topField } from './manifest-packages.ts';

export const haskell: Language = {
  ...haskellFiles,
  extract: extractImports,
  createResolver,
  readManifestPackages,
  findDeclaredRoles,
};

const unpackaged = readPackage('', '');
/** Top-level names that unrelated packages share. */
const sharedTops = wordSet('Control Data Database Graphics Language Network System Test Text Type');
/** Sources of alex and happy, and templates. */
const generatedFrom = ['.x', '.y', '.ly', '.hs.in'];
/** A dependency that is named like the project has the modules of its names that are missing, if there are so many. */
const leastMissing = 3;

function createResolver({ entries, manifests }: Project, files: readonly ExtractedFile[]): Resolver {
  const written = [...manifests].filter(([path]) => /\.cabal$|(?:^|\/)package\.yaml$/.test(path));
  const packages = new Map(written.map(([path, text]) => [folderOf(path), readPackage(path, text)]));
  const packageAround = nearestUpward((folder) => packages.get(folder));
  const filesOf = new Map<string, FilePath[]>();
  for (const { file, declares } of files)
    for (const name of namesIn(declares)) addTo(filesOf, name, file.path);
  const missingOf = missingModules(files, filesOf);
  const hasTop = topsOf(filesOf, missingOf);
  const ownNames = new Set([...packages.values()].map(({ name }) => name));
  return {
    diagnostics: [],
    resolve({ path }, { specifier }) {
      const around = packageAround(folderOf(path)) ?? unpackaged;
      const all = filesOf.get(specifier) ?? [];
      const packageOf = (file: FilePath): Package => packageAround(folderOf(file)) ?? unpackaged;
      const own = all.filter((file) => packageOf(file) === around || isListed(file, around));
      const linked = own.length > 0 ? own : all.filter((file) => around.uses.has(packageOf(file).name));
      if (linked.length > 0) return toFiles(nearest(path, linked));
      const library = libraryOf(specifier, around.dependencies);
      // Cabal hides the packages that are not listed.
      const isHidden = around.uses.size > 0 && all.every((file) => packageOf(file).name !== '');
      if (all.length > 0 && isHidden && library !== undefined) return library;
      if (all.length > 0) return toFiles(nearest(path, all));
      const roots = [...around.sources, ...foldersUpward(folderOf(path))];
      const places = roots.map((folder) => childPath(folder, specifier.replaceAll('.', '/')));
      const isGenerated = places.some((place) =>
        generatedFrom.some((extension) => entries.has(place + extension)),
      );
      // Cabal generates `Paths_shop`.
      if (isGenerated || specifier.startsWith('Paths_')) return asset;
      if (library !== undefined) return library;
      const top = topOf(specifier);
      const relative = relativeOf(specifier, around.dependencies);
      if (relative !== undefined) return toPackage(relative);
      const nearName = specifier.split('.', 2).join('.');
      if (!hasTop(top)) return toPackage(nearName);
      const siblings = missingOf(top) < leastMissing ? [] : siblingsOf(top, around.dependencies, ownNames);
      if (siblings.length === 0) return unresolved('no file of the project is this module');
      return toPackage(siblings.length === 1 ? siblings[0]! : nearName);
    },
  };
}

/** Top-level name → how many modules of that name are imported and missing. */
function missingModules(
  files: readonly ExtractedFile[],
  filesOf: ReadonlyMap<string, unknown>,
): (top: string) => number {
  // Made when a module is missing.
  let missing: ReadonlyMap<string, readonly string[]> | undefined;
  const findMissing = (): ReadonlyMap<string, readonly string[]> => {
    const imported = new Set(files.flatMap(({ imports }) => imports.map(({ specifier }) => specifier)));
    return groupBy(
      [...imported].filter((name) => !filesOf.has(name)),
      topOf,
    );
  };
  return (top) => (missing ??= findMissing()).get(top)?.length ?? 0;
}

/** Tells whether a top-level name is the project's: unless more modules of that name are missing than it has. */
function topsOf(
  filesOf: ReadonlyMap<string, unknown>,
  missingOf: (top: string) => number,
): (top: string) => boolean {
  const own = groupBy(filesOf.keys(), topOf);
  return (top) => {
    const count = own.get(top)?.length ?? 0;
    return count > 0 && !sharedTops.has(top) && missingOf(top) <= count;
  };
}

function topOf(module: string): string {
  return module.split('.', 1)[0] ?? module;
}

/** Several if build conditions choose between them. */
function nearest(from: FilePath, paths: readonly FilePath[]): FilePath[] {
  return nearestTo(folderOf(from), paths, (path) => path);
}

interface Package {
  /** Empty if unknown. */
  readonly name: string;
  readonly sources: readonly string[];
  /** Names as written, the longest first. */
  readonly dependencies: readonly string[];
  /** Names of packages, without those of their libraries. */
  readonly uses: ReadonlySet<string>;
}

function readPackage(path: string, text: string): Package {
  const sources = [...itemsOf(text, /^(?:hs-)?source-dirs$/).flatMap(wordsIn), '.'];
  const dependencies = itemsOf(text, /^(?:build-depends|dependencies)$/).flatMap((item) => wordsIn(item)[0]!);
  return {
    name: topField(text, 'name')[0] ?? '',
    sources: sources.flatMap((source) => joinWrittenPath(folderOf(path), source) ?? []),
    dependencies: dependencies.sort((a, b) => b.length - a.length),
    uses: new Set(dependencies.map((name) => /^[\w-]*/.exec(name)![0])),
  };
}

/** In a source folder that is not the package's own, which is the last one. */
function isListed(file: FilePath, { sources }: Package): boolean {
  return sources.slice(0, -1).some((folder) => folder !== sources.at(-1) && file.startsWith(`${folder}/`));
}

/** Manifests name packages, not modules: the package whose name is some of the words of the module name. */
function libraryOf(module: string, dependencies: readonly string[]) {
  const known = knownPart(module);
  const library = libraryOfModule.get(known);
  const isDeclared = library !== undefined && library !== 'base' && dependencies.includes(library);
  const words = wordsOf(module);
  // `text-short` has `Data.Text.Short`, but `system-filepath` has no modules of a `filepath` that is listed.
  const least = isDeclared ? wordsOf(known).length : 0;
  const isSaid = (name: string): boolean =>
    isSaidIn(words, plain(name), least) || (library === undefined && hasWordsOf(name, words));
  const named = dependencies.find((name) => isSaid(name) && !knownLibraries.has(name));
  if (named !== undefined) return toPackage(named);
  if (library === undefined) return undefined;
  return library === 'base' ? toBuiltin(library) : toPackage(library);
}

/** The longest beginning that is known, empty if there is none. */
function knownPart(module: string): string {
  let end = module.length;
  while (end > 0 && !libraryOfModule.has(module.slice(0, end))) end = module.lastIndexOf('.', end - 1);
  return module.slice(0, Math.max(0, end));
}

/** `test`, `quick` and `check` of `Test.QuickCheck`. */
function wordsOf(module: string): readonly string[] {
  return Array.from(module.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g), ([word]) => word.toLowerCase());
}

/** Whole words, also in the plural, with one after the first `least`: `System.IO.Unsafe` does not say `safe`. */
function isSaidIn(words: readonly string[], name: string, least: number): boolean {
  return words.some((_, first) => {
    let said = '';
    let end = first;
    while (end < words.length && (end <= least || said.length < name.length - 1)) said += words[end++]!;
    return end > least && (said === name || `${said}s` === name);
  });
}

/** Several, in any order: `snap-server` for `Snap.Http.Server`, `zip-archive` for `Codec.Archive.Zip`. */
function hasWordsOf(name: string, words: readonly string[]): boolean {
  const own = name.toLowerCase().split('-');
  return (
    own.length > 1 && own.every((word) => words.includes(word) || words.includes(word.replace(/s$/, '')))
  );
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-.]/g, '');
}

/**
 * The dependency whose name goes on where that of the module ends, or is one of its words after an `h`: `yesod-persistent` for
 * `Yesod.Persist`, `hosc` for `Sound.OSC`.
 */
function relativeOf(module: string, dependencies: readonly string[]): string | undefined {
  const name = module.toLowerCase().replaceAll('.', '-');
  const parts = name.split('-');
  const isNamed = (dependency: string): boolean =>
    dependency.startsWith(name) || (/^h[a-z]{3}/.test(dependency) && parts.includes(dependency.slice(1)));
  return parts.length > 1 ? dependencies.find(isNamed) : undefined;
}

/** The dependencies from elsewhere whose names begin as the module's: `clash-prelude` has modules called `Clash`, too. */
function siblingsOf(
  top: string,
  dependencies: readonly string[],
  own: ReadonlySet<string>,
): readonly string[] {
  const beginning = `${top.toLowerCase()}-`;
  const found = dependencies.filter((name) => name.toLowerCase().startsWith(beginning) && !own.has(name));
  return [...new Set(found)];
}

/** Libraries and their top modules; `base` comes with the compiler. */
const libraryOfModule =
  ownersIn(`base Prelude Control.Applicative Control.Arrow Control.Category Control.Concurrent
  Control.Exception Control.Monad Data Debug.Trace Foreign GHC Numeric System.CPUTime System.Console.GetOpt
  System.Environment System.Exit System.IO System.Info System.Mem System.Timeout Text.ParserCombinators.ReadP Text.Printf
  Text.Read Text.Show Unsafe.Coerce; containers Data.Containers Data.Graph Data.IntMap Data.IntSet Data.Map Data.Sequence
  Data.Set Data.Tree; mtl Control.Monad.Cont Control.Monad.Except Control.Monad.RWS Control.Monad.Reader
  Control.Monad.State Control.Monad.Writer; transformers Control.Monad.Trans; stm Control.Concurrent.STM
  Control.Monad.STM; parsec Text.Parsec Text.ParserCombinators.Parsec; template-haskell Language.Haskell.TH;
  array Data.Array; binary Data.Binary; bytestring Data.ByteString; deepseq Control.DeepSeq; text Data.Text;
  directory System.Directory; fgl Data.Graph.Inductive; filepath System.FilePath; Cabal Distribution; time Data.Time;
  unix System.Posix; pretty Text.PrettyPrint; random System.Random; process System.Process;
  ansi-terminal System.Console.ANSI; ansi-wl-pprint Text.PrettyPrint.ANSI`);
const knownLibraries = new Set(libraryOfModule.values());
