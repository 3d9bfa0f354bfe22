// `npm run accuracy:load-cycles`: loads every module of real packages in a fresh interpreter, records each import that met
// a half-loaded module, and asks whether Lintel reports the two files in one cycle at load time.
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fetchPackage } from './debian.js';
import { loadModule } from './load-module.js';
import { fetchNpm } from './npm.js';

const { analyze } = await loadModule('src/index.ts');
const run = promisify(execFile);
const installed = 'usr/lib/python3/dist-packages';
const document = 'docs/accuracy/load-cycles.md';
/** Packages of several thousand modules are sampled: every nth module is loaded. */
const mostModules = 60;

/** What these packages import must be installed: apt-get install python3-django python3-sqlalchemy … */
const python = [
  { name: 'Django', package: 'python3-django', top: 'django' },
  { name: 'SQLAlchemy', package: 'python3-sqlalchemy', top: 'sqlalchemy' },
  { name: 'Flask', package: 'python3-flask', top: 'flask' },
  { name: 'Requests', package: 'python3-requests', top: 'requests' },
  { name: 'Twisted', package: 'python3-twisted', top: 'twisted' },
  { name: 'Sphinx', package: 'python3-sphinx', top: 'sphinx' },
];

/** CommonJS packages; what they need is found among what this repository installs. */
const node = [
  'semver@7.7.3',
  'postcss@8.5.6',
  'graphql@16.12.0',
  'readable-stream@4.7.0',
  'undici@6.22.0',
  'ws@8.18.3',
  'jsdom@26.1.0',
];

/**
 * @typedef {{ source: string, target: string }} Meeting
 * @typedef {{ name: string, loaded: number, met: number, inCycle: number, ownPackage: number, outside: readonly Meeting[] }} Result
 */

/** @type {Result[]} */
const results = [];
for (const { name, package: debian, top } of python) {
  const root = join(fetchPackage('python', debian).folder, installed);
  const report = await analyze(join(root, top), { config: false, history: false });
  const modules = sample(filesOf(report).filter((file) => file.endsWith('.py') && !isTest(file)));
  const meetings = await loadAll(modules, (file) => [
    '/usr/bin/python3',
    ['accuracy/load-cycles/record_half_loaded.py', root, moduleOf(`${top}/${file}`)],
  ]);
  const inside = meetings
    .filter(({ source, target }) => source.startsWith(`${top}/`) && target.startsWith(`${top}/`))
    .map(({ source, target }) => ({
      source: source.slice(top.length + 1),
      target: target.slice(top.length + 1),
    }));
  add(compare(name, modules.length, inside, report));
}
for (const name of node) {
  const { folder } = fetchNpm('javascript', name);
  const report = await analyze(folder, { config: false, history: false });
  const modules = sample(
    filesOf(report).filter((file) => /\.c?js$/.test(file) && existsSync(join(folder, file))),
  );
  const meetings = await loadAll(modules, (file) => [
    process.execPath,
    ['accuracy/load-cycles/record-half-loaded.cjs', folder, file],
  ]);
  add(compare(name, modules.length, meetings, report));
}
writeFileSync(document, describe(results));

/** @param {Result} result */
function add(result) {
  console.log(result);
  results.push(result);
}

/**
 * @param {any} report
 * @returns {string[]}
 */
function filesOf(report) {
  return report.detailed.nodes
    .filter((/** @type {any} */ { type }) => type === 'file')
    .map((/** @type {any} */ { id }) => id);
}

/** @param {string} file */
function isTest(file) {
  return /(^|\/)(tests?|conf|locale)\//.test(file);
}

/** @param {readonly string[]} files */
function sample(files) {
  const step = Math.max(1, Math.ceil(files.length / mostModules));
  return files.filter((_, i) => i % step === 0);
}

/** @param {string} file */
function moduleOf(file) {
  return file
    .replace(/\.py$/, '')
    .replace(/\/__init__$/, '')
    .replaceAll('/', '.');
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => [string, string[]]} commandOf
 * @returns {Promise<Meeting[]>}
 */
async function loadAll(files, commandOf) {
  const met = new Map();
  for (const file of files) {
    const [program, args] = commandOf(file);
    // Nothing is on its standard input, and what hangs is ended.
    const { stdout } = await run(program, args, {
      timeout: 20_000,
      maxBuffer: 2 ** 26,
      env: { ...process.env, NODE_PATH: resolve('node_modules') },
    }).catch((error) => error);
    for (const line of String(stdout ?? '')
      .split('\n')
      .filter((text) => text.startsWith('[')))
      met.set(line, JSON.parse(line));
  }
  return [...met.values()].map(([source, target]) => ({ source, target }));
}

/**
 * @param {string} name
 * @param {number} loaded
 * @param {readonly Meeting[]} meetings
 * @param {any} report
 * @returns {Result}
 */
function compare(name, loaded, meetings, report) {
  const cycleOf = new Map();
  report.cycles.forEach((/** @type {readonly string[]} */ members, /** @type {number} */ at) => {
    if (report.cycleDetails[at].kind === 'load') for (const file of members) cycleOf.set(file, at);
  });
  const isInCycle = (/** @type {Meeting} */ { source, target }) =>
    cycleOf.has(source) && cycleOf.get(source) === cycleOf.get(target);
  const inCycle = meetings.filter(isInCycle);
  const ownPackage = meetings.filter((meeting) => !isInCycle(meeting) && isOwnPackage(meeting));
  const outside = meetings.filter((meeting) => !isInCycle(meeting) && !isOwnPackage(meeting));
  return {
    name,
    loaded,
    met: meetings.length,
    inCycle: inCycle.length,
    ownPackage: ownPackage.length,
    outside,
  };
}

/** A package that loads its own modules is always half-loaded while they load. */
function isOwnPackage(/** @type {Meeting} */ { source, target }) {
  const folder = target.replace(/__init__\.py$/, '');
  return folder !== target && source.startsWith(folder);
}

/** @param {readonly Result[]} rows */
function describe(rows) {
  const table = rows.map(
    ({ name, loaded, met, inCycle, ownPackage, outside }) =>
      `| ${name} | ${loaded} | ${met} | ${inCycle} | ${ownPackage} | ${outside.length} |`,
  );
  const misses = rows.flatMap(({ name, outside }) =>
    outside.map(({ source, target }) => `- ${name}: \`${source}\` met \`${target}\``),
  );
  return `# Load cycles

Every module of real packages is loaded in a fresh interpreter. Each import that meets a module which is still loading is recorded. The two files must be in one cycle that Lintel reports as \`load\`, or the half-loaded module must be the package that the importing file belongs to: a package is always half-loaded while its own modules load.

Written by \`npm run accuracy:load-cycles\`, which needs Debian's Python and the packages below installed.

| package | modules loaded | imports of half-loaded modules | in a reported load cycle | own package | elsewhere |
|---|--:|--:|--:|--:|--:|
${table.join('\n')}
${misses.length === 0 ? '' : `\n## Elsewhere\n\nImporting a module of another package also loads the \`__init__.py\` of that package, which Lintel does not count as a dependency of its own; and a module can be named by a computed import.\n\n${misses.join('\n')}\n`}`;
}
