// Tells product files from tests, fixtures, examples, docs, benchmarks, generated and vendored code, by the naming
// conventions of the ecosystems, and generated code also by its header comment. A project can override roles with globs.
import { type FileRole, fileRoles } from '../../model/file-role.ts';
import type { Options } from '../../model/options.ts';
import type { SourceFile } from '../../model/source.ts';
import { compileGlob, type Glob } from '../../std/glob.ts';
import { findBuiltScripts } from './find-built-scripts.ts';
import type { NamedRoles } from './settle-roles.ts';
import { parentPath } from '../../std/paths.ts';

/** Evidence of roles other than names. */
export interface RoleSigns {
  /** Files with a header comment that says they are generated, or next to the file they are generated from. */
  readonly generated?: ReadonlySet<string> | undefined;
  /** Folders with third-party code, each with a trailing slash. */
  readonly vendored?: readonly string[] | undefined;
  /** Files whose role a manifest declares. */
  readonly declared?: ReadonlyMap<string, FileRole> | undefined;
}

/** File → its role, in the order of `files`. */
export function assignRoles(
  files: readonly Pick<SourceFile, 'path'>[],
  options: Pick<Options, 'roles'>,
  signs: RoleSigns = {},
): readonly FileRole[] {
  const written = findBuiltScripts(files);
  const generated =
    written.length === 0 ? signs.generated : new Set([...(signs.generated ?? []), ...written]);
  const roleOf = roleFinder(options, { ...signs, generated }, markedFolders(files));
  return files.map(({ path }) => roleOf(path));
}

/** Folders whose role follows from a file in them, each with a trailing slash. */
type MarkedFolders = ReadonlyMap<string, FileRole>;

function markedFolders(files: readonly Pick<SourceFile, 'path'>[]): MarkedFolders {
  const marked = new Map<string, FileRole>();
  for (const { path } of files) {
    const site = path.includes('onfig.') ? siteConfig.exec(path)?.[1] : undefined;
    if (site !== undefined) marked.set(site, 'docs');
    // Inside a package, `testing` is a public module: `matplotlib.testing` has a `conftest.py` too.
    else if (path === 'testing/conftest.py') marked.set('testing/', 'test');
    else if (path.includes('stories/')) {
      const stories = storyFile.exec(path)?.[1];
      if (stories !== undefined) marked.set(stories, 'test');
    }
  }
  return marked;
}

function roleOfMarked(marked: MarkedFolders, path: string): FileRole | undefined {
  if (marked.size === 0) return undefined;
  for (let end = path.indexOf('/') + 1; end > 0; end = path.indexOf('/', end) + 1) {
    const role = marked.get(path.slice(0, end));
    if (role !== undefined) return role;
  }
  return undefined;
}

/** A Storybook story, in a folder that may hold helpers too. A folder `stories` can also be part of a newspaper. */
const storyFile = /^((?:.*\/)?stories\/).*\.(?:stories|story)\.\w+$/;

/**
 * Config of a documentation website made with Docusaurus. At the root of a project, the website is the product. Docusaurus 1
 * had a `siteConfig.js` in a folder `website`.
 */
const siteConfig = /^(.+\/)(?:docusaurus\.config\.[cm]?[jt]s|(?<=(?:^|\/)website\/)siteConfig\.js)$/;

/** Returns a function from a path to its role, for files of any kind. */
export function roleFinder(
  { roles }: Pick<Options, 'roles'>,
  { generated, vendored = [], declared }: RoleSigns = {},
  marked: MarkedFolders = new Map(),
): (path: string) => FileRole {
  const configured = compileRoles(roles);
  const byName = roleByNames();
  const byContent = (path: string): FileRole => {
    if (vendored.some((folder) => path.startsWith(folder))) return 'vendored';
    if (generated?.has(path) === true) return 'generated';
    return declared?.get(path) ?? roleOfMarked(marked, path) ?? 'product';
  };
  const { isDoubtful } = judgeNames({ roles });
  const bySurerName = (path: string): FileRole | undefined => {
    const role = byName(path);
    return role !== undefined && generated?.has(path) === true && isDoubtful(path) ? undefined : role;
  };
  return (path) =>
    configured.find(({ glob }) => glob.matches(path))?.role ?? bySurerName(path) ?? byContent(path);
}

/** How reliable the roles inferred from names are. */
export function judgeNames({ roles }: Pick<Options, 'roles'>): NamedRoles {
  const configured = compileRoles(roles);
  const byName = roleByNames();
  const isConfigured = (path: string): boolean => configured.some(({ glob }) => glob.matches(path));
  const isDoubtful = (path: string): boolean => {
    const certain = path.replace(doubtfulFile, '').replaceAll(doubtfulFolder, '');
    return certain !== path && !isConfigured(path) && byName(certain) === undefined;
  };
  return { isDoubtful, isConfigured };
}

/**
 * Names that are not proof of a test: `doc_test.rs` may run the tests of documentation, `ab-test.ts` may compare two
 * versions; `jinja2/tests.py` is for templates, `test_gcm.c` for ciphers, `func_spec.rb` describes a function. `regress` may
 * contain regressions, `stories` those of a newspaper, `sample` code that takes samples; Python itself has a `unittest`, and
 * a `blueprint` of Flask may be about files.
 */
const doubtfulFile =
  /(?:Tests?|Spec)(?=\.(?:java|kt|scala|cs|swift|php)$)|_tests?(?=\.(?:rs|dart|lua|ex)$)|_spec(?=\.rb$)|(?<=^|\/)(?:[^/]*_)?example(?=\.\w+$)|[-_]\w*tests?\d*(?=\.(?:h|hh|hpp|hxx)$)|[-_]\w*tests?[-_]?(?:utils?|helpers?|common|base|fixture)(?=\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)$)|-(?:test|spec)(?=\.[cm]?[jt]sx?$)|_story(?=\.vue$)|stor(?:y_|ies_|ybook)(?=[a-z]*\.[jt]sx?$)|(?<=\/)tests(?=\.py$)|(?<=^|\/)(?:test[-_]|tst_)(?=[^/]*\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx|h\+\+)$)/;
const doubtfulFolder =
  /(?<=\/)test\/(?=.*\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)$)|(?<=\/)(?:specs?|mocks?|fixtures?|docs?|stories|sample|Snippets|Test|[A-Z]\w*Tests?)\/|(?<=\/)unittest\/(?=.*\.py$)|(?<=^|\/)regress\/|(?<=^|\/)[\w.-]+[-_]test[-_](?:utils?|utilities|helpers?|support)\/|(?<=(?:^|\/)(?:com|org|net|io)\/(?:.*\/)?)tests?\/(?=.*\.java$)|(?<=(?:^|\/)(?:blueprints|generators|schematics)\/.*\/)(?:files|templates)\//g;

function roleByNames(): (path: string) => FileRole | undefined {
  const ofFolder = folderRoles(folderNames);
  const ofModuleFolder = folderRoles(folderNames.filter((names) => !projectNames.includes(names)));
  const ofMainFolder = folderRoles([thirdParties, generatedSources]);
  // Files of one folder are consecutive.
  let near = readFolderSigns('');
  return (path) => {
    const way = path.slice(0, path.lastIndexOf('/') + 1);
    if (near.way !== way) near = readFolderSigns(way);
    const role = near.maySay || (near.maySayOfGo && path.endsWith('.go')) ? roleByPlace(path) : undefined;
    if (role !== undefined) return role;
    const folder = parentPath(near.mayBePackage ? path.replace(packageName, '') : way);
    if (haskellFile.test(path)) return ofModuleFolder(folder);
    const main = near.mayBeMain ? mainSource.exec(path) : null;
    if (main !== null) return ofFolder(path.slice(0, main.index)) ?? ofMainFolder(folder);
    const ofAll = ofFolder(folder);
    if (ofAll !== undefined) return ofAll;
    const name = path.slice(way.length);
    const byName = near.mayTell || mayTell.test(name) ? roleByFileName(name) : undefined;
    return byName === 'test' && dartLibrary.test(path) ? undefined : byName;
  };
}

/** What a package of Dart offers: its tests are in `test/`, and `lib/bloc_test.dart` is the library of that name. */
export const dartLibrary = /(?:^|\/)lib\/.*\.dart$/;

/** What the path of a folder says about all its files. Most files then need no closer check. */
interface FolderSigns {
  /** Its path, with a trailing slash. */
  readonly way: string;
  readonly maySay: boolean;
  readonly maySayOfGo: boolean;
  readonly mayBePackage: boolean;
  readonly mayBeMain: boolean;
  readonly mayTell: boolean;
}

function readFolderSigns(way: string): FolderSigns {
  return {
    way,
    maySay: saysByPlace.test(way),
    maySayOfGo: saysByPlaceOfGo.test(way),
    mayBePackage: mayBePackage.test(way),
    mayBeMain: way.includes('src/main/'),
    mayTell: mayTell.test(way),
  };
}

/**
 * Sources that Maven and Gradle build and ship. Below this folder, names are package names: `com.example.demo`,
 * `org.shop.vendor`.
 */
const mainSource = /(?:^|\/)src\/main\/(?:(?:java|kotlin|scala|groovy)\/|.*\.(?:java|kt|scala)$)/;

/**
 * Package and module names that are misleading outside `src/main` too: `org.shop.doc`, `javax.crypto.spec`, Go's
 * `internal/docs`, `deps` of Go and TypeScript, a PHP module, LibreOffice's `source/core/doc`, a `dist` for releases, a
 * `vendor` who sells, a project `shop.framework`.
 */
const packageName =
  /(?<=(?:^|\/)(?:com|org|net|io|javax?)\/(?:.*\/)?)(?:docs?|specs?)\/(?=.*\.(?:java|kt|scala)$)|(?<=(?:^|\/)(?:internal|pkg)\/(?:.*\/)?)docs?\/(?=.*\.go$)|(?<=^|\/)deps\/(?=.*\.go$)|(?<=\/)deps\/(?=.*\.tsx?$)|(?<=^|\/)dist\/(?=(?:.*\.(?:rs|go|py|rb|sh|bash)|(?:.*\/)?[^./]+)$)|(?<=\/(?:components|routes|models)\/)vendor\/(?=.*\.(?:[cm]?[jt]s|[jt]sx|vue)$)|(?<=(?:^|\/)modules\/)docs?\/(?=.*\.php$)|(?<=(?:^|\/)source\/(?:.*\/)?)docs?\/(?=.*\.(?:cxx|hxx|cpp|hpp|cc|c|h)$)|(?<=^|\/)[^/]+\.framework\/(?=.*\.(?:cs|java|kt)$)/g;
const mayBePackage = /(?:^|\/)(?:docs?|specs?|deps|dist|vendor)\/|\.framework\//;

/** In Haskell, folders and file names are module names: `Distribution.Simple.Test`, `Test.QuickCheck`. */
const haskellFile = /\.(?:l?hs|hsc|chs)$/;

interface ConfiguredRole {
  readonly role: FileRole;
  readonly glob: Glob;
}

function compileRoles(roles: Options['roles']): readonly ConfiguredRole[] {
  return fileRoles.flatMap((role) => (roles[role] ?? []).map((glob) => ({ role, glob: compileGlob(glob) })));
}

/** Folder → the role of the outermost folder on its path that has one. */
function folderRoles(patterns: NamePatterns): (path: string) => FileRole | undefined {
  const byName = roleByName(patterns);
  const known = new Map<string, FileRole | undefined>([['', undefined]]);
  const find = (path: string): FileRole | undefined => {
    if (known.has(path)) return known.get(path);
    const slash = path.lastIndexOf('/');
    const role = find(path.slice(0, Math.max(0, slash))) ?? byName(path.slice(slash + 1));
    known.set(path, role);
    return role;
  };
  return find;
}

type NamePattern = readonly [FileRole, RegExp];
type NamePatterns = readonly NamePattern[];

/**
 * Source sets of Kotlin multiplatform projects and projects of .NET solutions: `jvmTest`, `Shop.UnitTests`, `Shop.Specs`,
 * `Samples`.
 */
const projectNames: NamePatterns = [
  [
    'test',
    /^(?:android|common|jvm|js|native|posix|desktop|ios|macos|web|wasmJs|nonJvm|darwin|linux|jvmAndPosix|integration|functional|acceptance|unit|int)Test$|(?:^|\.)(?:Unit|Integration|Functional)?Tests?$|\.Specs$/,
  ],
  ['example', /(?:^|\.)(?:Examples?|Samples|Snippets|Demos?)$/],
  ['benchmark', /(?:^|\.)Benchmarks$|\.Benchmark$/],
];

const thirdParties: NamePattern = ['vendored', /^(?:third|3rd)[-_]?party$/i];
const generatedSources: NamePattern = ['generated', /^(?:(?:\w+[-_])?generated(?:[-_]\w+)?|__generated__)$/];

const folderNames: NamePatterns = [
  [
    'fixture',
    /^(?:test[-_]?(?:data|files|resources)|test[-_]fixtures?|_?fixtures?|fixtures[-_]\w+|__(?:test)?fixtures__|testFixtures|__mocks__|mocks?)$/,
  ],
  [
    'test',
    /^(?:t|_?tests?|autotests|__tests?__|specs?|e2e|cypress|fuzz|fuzzers|fuzzing|test[-_ ]?cases?|(?:\w+[-_])?test[-_ ]?suites?(?:-[\w-]+)?|test[-_]?(?:utils?|utilities|helpers?|support|mocks?|stubs?|doubles?)|[\w.-]+[-_]test[-_](?:utils?|utilities|helpers?|support)|test[-_](?:common|core|framework|lib|workspace)|(?:[\w.-]+[-_])?testing[-_]support|tests[-_][\w-]+|compile[-_]fail|regress|selftests|test-?code|testenv|testsrc|testprogs|testrun|\w*TestSupport|TestInputs?|[A-Z]\w*Tests?|\.storybook|__stories__|__workshop__|step[-_]?definitions|[\w.-]+[-_ .]tests|\w+\.[\w.-]+\.test|(?:integration|unit|functional|bug)[-_]?tests?|system-?tests?)$/,
  ],
  ...projectNames,
  [
    'example',
    /^(?:_?samples?|_?playgrounds?|_?(?:[\w.-]+[-.])?(?:examples?|demos?|samples)|[\w.-]+-(?:examples|demos|samples)-[\w.-]+|example[-_](?!showcase$|runner$)[\w.-]+|sample[-_](?:apps?|code|extensions?|plugins?|programs?|projects?|scripts?))$/,
  ],
  ['benchmark', /^_?(?:(?:micro)?(?:bench|benches|benchmarks?)|[\w.-]+[-.]benchmarks)$/],
  ['docs', /^_?(?:docs?|documentation|documentation-website)$/],
  thirdParties,
  [
    'vendored',
    /^(?:extern|libltdl|scons-local(?:-[\d.]+)?|\.bundle|_?vendor(?:ed)?(?:[-_](?:copy|modified))?|node_modules|deps|prebuilds|[^/]+\.(?:xc)?framework)$/,
  ],
  generatedSources,
  ['generated', /^(?:dist|dist-newstyle|built|CMakeFiles)$/],
];

/**
 * Names that are significant only in a certain place: source sets of Maven and Gradle, Go's `http/httptest` and
 * `imagetesting`, the inputs of Scalafix rules, folders at the root of a project.
 */
const places: NamePatterns = [
  [
    'test',
    /(?:^|\/)src\/(?:it\/.*\.(?:java|kt|scala|groovy)$|\w+Test\/(?:java|kotlin|scala|groovy|resources)\/)/,
  ],
  ['test', /(?:^|\/)(?:(\w+)\/\1test|\w*testing)\/.*\.go$/],
  ['fixture', /(?:^|\/)scalafix\/(?:.*\/)?(?:in|out)put\//],
  ['benchmark', /(?:^|\/)src\/jmh\//],
  // Maven archetypes: templates of new projects.
  ['example', /(?:^|\/)archetype-resources\//],
  // Templates of Rails and Yeoman, of cookiecutter and Mason: `{{name}}` becomes the name of the project.
  ['example', /(?:^|\/)generators\/(?:.*\/)?templates\/|\{\{[^/]*\}\}[^/]*\//],
  // Of Ember, Angular and Nx: `blueprints/route/files/app/__name__.js`.
  ['example', /(?:(?:^|\/)(?:blueprints|generators|schematics)\/.*\/|[\w-]-blueprint\/)files\//],
  ['test', /(?:^|\/)features\/(?:step_definitions\.rb$|support\/.*\.rb$)/],
  // Of behave, in Python.
  ['test', /^(?:[\w.-]+\.)?features\/(?:steps\/.*|environment)\.py$/],
  // Kitware and LibreOffice.
  [
    'test',
    /(?:^|\/)(?:Testing\/(?:Cxx|C|Python|Tcl|Java|Data)|qa\/(?:unit|uitest|cppunit|complex|extras|python|unoapi))\//,
  ],
  // OpenCV.
  ['benchmark', /(?:^|\/)perf\/(?:.*\/)?perf_[^/]*\.[ch]pp$/],
  ['docs', /^(?:Docs?|Documentation)\//],
  ['test', /^acceptance\//],
  ['example', /^tutorials?\//],
  ['vendored', /^externals?\//],
  ['test', /^qa\//],
];

const roleByPlace = roleByName(places);
/** Folder paths that these patterns can match. */
const saysByPlaceOfGo = /test(?:ing)?\//;
const saysByPlace =
  /src\/(?:it|jmh|\w+Test)\/|scalafix\/|archetype-resources\/|templates\/|files\/|\{\{|features\/(?:s|$)|^(?:tutorials?|externals?|acceptance|Docs?|Documentation)\/|(?:^|\/)(?:qa|Testing|perf)\//;

/** Configuration of a JavaScript test runner: `jest.config.shared.js`, `vitest.e2e.config.ts`, `karma.conf.js`. */
export const testRunnerConfig =
  /^(?:\.mocharc|(?:jest|vitest|playwright|cypress|karma|wdio|nightwatch|protractor|web-test-runner|ava)(?:[.-]\w+)*\.(?:config|conf|setup|workspace|preset)(?:\.(?!test\.|spec\.)[\w-]+)?)\.[cm]?[jt]s$/;

const fileNames: NamePatterns = [
  ['test', /^(?:test_.*\.py|conftest\.py|tests\.(?:py|rs))$/],
  [
    'test',
    /_tests?\.(?:py|go|rb|exs?|lua|dart|rs)$|(?:_|[-_](?:unit|perf|browser|fuzz))tests?(?:\d*|[-_]?(?:utils?|helpers?|common|base|fixture))\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)$|[-_]tests?\.c\+\+$|_spec\.(?:rb|lua)$|\.(?:test|spec)\.lua$/,
  ],
  ['test', /^(?:test[-_]|tst_).*\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx|h\+\+)$/],
  ['test', /^tests?\d+\.(?:c|cc|cpp|cxx|m|mm)$/],
  // Go compiles only `_test.go` files exclusively with tests. Helpers imported by tests of other packages have these names.
  [
    'test',
    /^(?:testing|test_?(?:helpers?|utils?)|integrationtest_\w+|.*_test_(?:windows|linux|darwin|unix)|(?:.*_)?fuzz)\.go$/,
  ],
  ['test', /(?:[.-](?:test|spec|e2e|stories|test-d|cy)|\.story)\.(?:[cm]?[jt]sx?|vue|svelte)$/],
  ['test', testRunnerConfig],
  // Storybook helpers.
  [
    'test',
    /_story\.vue$|(?:^|_)stor(?:y|ies)_(?:config|constants|helpers?|options|utils)\.[jt]sx?$|^storybook\.[jt]sx?$/,
  ],
  ['example', /^(?:.*_)?example\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|py)$/],
  ['benchmark', /[.-]bench\.[cm]?[jt]sx?$|_bench(?:mark)?\.(?:cc|cpp|cxx|cu|py)$/],
  // For C# and Java, `Spec` is not a sign: `MethodSpec` describes a method, `KeySpec` a key.
  ['test', /^(?:pest|phpunit)[-_][\w-]+\.php$/],
  ['test', /(?:Tests?|[a-z\d]IT)\.(?:java|kt|scala|cs|swift|php)$|Spec\.(?:kt|scala|swift|php)$/],
  // Protocol Buffers, the generators of Dart and .NET, Kubernetes, minifiers, and names that say "generated".
  [
    'generated',
    /\.pb(?:\.gw)?\.go$|\.pb\.(?:h|cc)$|_pb2(?:_grpc)?\.pyi?$|\.(?:g|freezed|mocks)\.dart$|\.(?:g|designer)\.cs$|^zz_generated.*\.go$|\.min\.[cm]?js$|[._]generated\.\w+$|\.gen\.\w+$/i,
  ],
];

const roleByFileName = roleByName(fileNames);

/** Most names contain none of these and need no closer check. */
const mayTell =
  /test|example|jest|\.conf|mocharc|phpunit|\bpest|tst_|fuzz|spec|e2e|stor(?:y|ies)|\bcy\b|bench|IT\.|pb|generated|\.gen\.|\.min\.|\.g\.|designer|freezed|mocks/i;

function roleByName(patterns: NamePatterns): (name: string) => FileRole | undefined {
  return (name) => patterns.find(([, pattern]) => pattern.test(name))?.[0];
}
