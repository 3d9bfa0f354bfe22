// How the files of each language load each other, and which of them stand for a folder. One row per language of the
// report; docs/verdict.md says what follows from it.
import type { LanguageConventions } from '../model/conventions.ts';

const compiled: LanguageConventions = { imports: 'compile', loadsMostly: false, isProgram: true };
const loaded: LanguageConventions = { imports: 'load', loadsMostly: true, isProgram: true };

/** How scripts are bundled, compiled, checked and formatted. `shop.config.ts` may be part of the program. */
const scriptTooling =
  /(?:^|\/)(?:\.[\w-]+rc|(?:webpack|rollup|rolldown|vite|esbuild|parcel|metro|babel|tsup|tsdown|eslint|prettier|stylelint|commitlint|lint-staged|postcss|tailwind|svgo|next|nuxt|svelte|astro|vue|react-router)(?:[.-]\w+)*\.conf(?:ig)?(?:\.[\w-]+)*|webpack\.(?:base|common|dev|prod)\w*|[Gg]runtfile|[Gg]ulpfile(?:\.babel)?)\.[cm]?[jt]s$/;

const script: LanguageConventions = {
  ...loaded,
  entryBesideFolder: 'using',
  entryFile: /^(?:index|main|mod|public[-_]api)\.[cm]?[jt]sx?$|^index\.(?:vue|svelte)$/,
  declarationFile: /\.d\.[cm]?ts$/,
  notOfProgram: scriptTooling,
};

const component: LanguageConventions = { ...script, repeatsItself: true };

const headers: LanguageConventions = {
  ...loaded,
  pairsHeaders: true,
  entryBesideFolder: 'using',
  repeatsItself: true,
};

/** `src/main/java` and `src/main/kotlin` are one source root in two languages; `java9`, `jdk1.5` and `scala-2.13` hold what differs. */
const sourceRoots =
  /((?:^|\/)src\/\w+\/)(?:(?:java|kotlin|scala|groovy)(?:[-_]?\d[\w.+-]*)?|jdk[-_]?\d[\w.+-]*|j2me)\//g;

/** What a package does not offer. `impl` is meant as another side: interfaces should do without their implementations. */
const hiddenFolder = /(?:^|\/)internals?$/;

/** `jvm/src/…` next to `common/src/…`: source sets of one multiplatform module. */
const kotlinSourceSets =
  /(^|\/)(common|jvm|js|wasmJs|web|posix|darwin|linux|mingwX64|windows|nix|native|androidNative|android|nonJvm|jvmAndPosix|ios|macos|desktop)\/src\//g;

/** The roots of Haskell's module names, which say what kind of library it is: `Data.Text`, `Control.Lens`. */
const haskellCategory =
  /(?:^|\/)(?:Codec|Control|Data|Database|Debug|Development|Foreign|Generics|Graphics|Language|Network|Numeric|System|Test|Text|Type|Web)$/;

/** `src-pure/…` next to `src/…`, or what one platform has in `src/win32/…`: Cabal compiles them as one. */
const haskellSources = /(^|\/)(src(?:-\w+)*(?:\/(?:win32|windows|unix|posix|linux|darwin|macos|osx))?)\//g;

/** The build script of a Cabal package, next to its `.cabal` file. In a source folder `Setup` is a module. */
const cabalSetup = /^Setup\.l?hs$|(?:^|\/)(?!(?:src|lib|app|exe)\/)[^A-Z/][^/]*\/Setup\.l?hs$/;

/** `lib/src` holds what a package of Dart keeps to itself, and the libraries next to it offer: `export 'src/cart.dart'`. */
function dartSources(specifier: string): readonly string[] {
  const path = specifier.replace(/^package:[^/]+\//, '');
  return path.startsWith('src/') ? [path] : [];
}

/** `[lib] path = "src/who.rs"`: `mod platform;` is `src/platform.rs`. In any other file it would be `src/who/platform.rs`. */
function rustModules(specifier: string): readonly string[] {
  if (!specifier.startsWith('mod ')) return [];
  const name = specifier.slice('mod '.length);
  return [`${name}.rs`, `${name}/mod.rs`];
}

const rows: Readonly<Record<string, LanguageConventions>> = {
  javascript: script,
  typescript: script,
  vue: component,
  svelte: component,
  astro: component,
  python: { ...loaded, entryFile: /^__init__\.pyi?$/, declarationFile: /\.pyi$/ },
  lua: { ...loaded, entryBesideFolder: 'using', entryFile: /^init\.lua$/ },
  c: headers,
  cpp: headers,
  'objective-c': headers,
  'objective-cpp': headers,
  cuda: headers,
  protobuf: loaded,
  ruby: {
    ...loaded,
    loadsMostly: false,
    entryBesideFolder: 'named',
    innerFolder: /(?:^|\/)app\/\w+\/concerns$/,
  },
  elixir: {
    ...loaded,
    loadsMostly: false,
    entryBesideFolder: 'named',
    notOfProgram: /(?:^|\/)(?:mix|\.formatter|\.credo)\.exs$/,
  },
  php: {
    ...loaded,
    loadsMostly: false,
    entryBesideFolder: 'using',
    loadsBy: (specifier) => specifier.includes('/') || specifier.endsWith('.php'),
  },
  shell: { ...loaded, isProgram: false },
  rust: {
    ...compiled,
    entryFile: /^(?:mod|lib|main|prelude)\.rs$/,
    entryBesideFolder: 'named',
    entryDeclares: true,
    modulesBeside: rustModules,
  },
  dart: { ...compiled, partsNameLibrary: true, modulesBeside: dartSources },
  // What `zig init` calls the root of a library and that of a program.
  zig: { ...compiled, entryBesideFolder: 'using', entryFile: /^(?:root|main)\.zig$/ },
  haskell: {
    ...compiled,
    entryBesideFolder: 'using',
    groupingFolder: haskellCategory,
    sourceSets: haskellSources,
    notOfProgram: cabalSetup,
  },
  java: {
    ...compiled,
    sourceRoots,
    hiddenFolder,
    sourceSets: kotlinSourceSets,
    notOfProgram: /(?:^|\/)(?:package|module)-info\.java$/,
  },
  csharp: { ...compiled, hasPartialTypes: true, notOfProgram: /(?:^|\/)AssemblyInfo\.cs$/ },
  go: { ...compiled, folderIsModule: true, groupingFolder: /(?:^|\/)(?:pkg|internal)$/ },
  kotlin: {
    ...compiled,
    sourceRoots,
    hiddenFolder,
    sourceSets: kotlinSourceSets,
    notOfProgram: /\.gradle\.kts$/,
  },
  scala: { ...compiled, sourceRoots, hiddenFolder, entryFile: /^package\.scala$/ },
};

export function conventionsOf(language: string): LanguageConventions {
  return rows[language] ?? compiled;
}
