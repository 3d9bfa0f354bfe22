// `npm run accuracy:parts`: what a part of a file needs, by Lintel and by those who know: TypeScript's checker and Python's
// symbol tables. Each name at the top of each file is a part. A name that it needs and that stays behind is an error.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from './debian.js';
import { loadModule } from './load-module.js';
import { describe } from './parts/describe.js';
import { namesNeededInScript } from './parts/names-in-script.js';
import { corpora, fetchCorpus, typeUseCorpora } from './typescript/corpora.js';

const { readTopStatements: readScript } = await loadModule(
  'src/languages/javascript/extract/top-statements.ts',
);
const { readTopStatements: readModule } = await loadModule('src/languages/python/extract/top-statements.ts');
const { findPart } = await loadModule('src/uses/find-part.ts');

/**
 * @typedef {{ firstLine: number, lastLine: number, isImport: boolean, declares: readonly string[] }} Statement
 * @typedef {{ name: string, line: number, declaredAt: readonly number[] }} Needed A name and the lines that declare it.
 * @typedef {{ corpus: string, files: number, names: number, parts: number, needed: number, missed: number }} Outcome
 */

const installed = 'usr/lib/python3/dist-packages';
const modules = [
  ['python3-django', 'django'],
  ['python3-sqlalchemy', 'sqlalchemy'],
  ['python3-matplotlib', 'matplotlib'],
  ['python3-twisted', 'twisted'],
  ['python3-sphinx', 'sphinx'],
];

const outcomes = [];
for (const [name = '', top = ''] of modules) {
  const root = join(fetchPackage('python', name).folder, installed, top);
  outcomes.push(measure(top, filesIn(root, /\.py$/), readModule, namesNeededInModules));
}
const scripts = new Set([
  'RxJS',
  'Theia',
  'Zod',
  'Vega-Lite',
  'ox',
  'Langium',
  'Redux Toolkit',
  'RxDB',
  'tldraw',
]);
for (const corpus of [...corpora, ...typeUseCorpora].filter(({ name }) => scripts.has(name))) {
  const { folder } = fetchCorpus(corpus);
  const found = filesIn(folder, /(?<!\.d)\.(?:[cm]?[jt]s|[jt]sx)$/);
  const paths = found.filter((path) => path.includes('/src/'));
  outcomes.push(measure(corpus.name, paths, readScript, (all) => all.map(namesNeededInScript)));
}
writeFileSync('docs/accuracy/parts.md', describe(outcomes));
if (outcomes.some(({ parts, missed }) => parts === 0 || missed > 0)) process.exitCode = 1;

/**
 * @param {string} corpus
 * @param {readonly string[]} paths
 * @param {(source: { path: string, bytes: Uint8Array, length: number }) => readonly Statement[] | undefined} read
 * @param {(paths: readonly string[]) => readonly (readonly Needed[])[]} namesNeeded
 * @returns {Outcome}
 */
function measure(corpus, paths, read, namesNeeded) {
  const outcome = { corpus, files: paths.length, names: 0, parts: 0, needed: 0, missed: 0 };
  for (const [i, needed] of namesNeeded(paths).entries()) {
    const path = paths[i] ?? '';
    const bytes = readFileSync(path);
    const statements = read({ path, bytes, length: bytes.length }) ?? [];
    const own = statements.filter(({ isImport }) => !isImport);
    for (const name of new Set(own.flatMap(({ declares }) => declares))) {
      outcome.names++;
      /** @type {readonly Statement[] | undefined} */
      const part = findPart(statements, [name], { withTypes: true });
      if (part === undefined) continue;
      outcome.parts++;
      const isInside = (/** @type {number} */ line) =>
        part.some(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
      const isMoved = (/** @type {number} */ line) =>
        part.some(({ firstLine, lastLine, isImport }) => !isImport && firstLine <= line && line <= lastLine);
      for (const { name: used, line, declaredAt } of needed) {
        if (!isMoved(line)) continue;
        outcome.needed++;
        if (declaredAt.some(isInside)) continue;
        outcome.missed++;
        if (outcome.missed <= 5)
          console.error(`${path}:${line}: ${name} needs ${used}, declared at ${declaredAt.join(' ')}`);
      }
    }
  }
  console.log(outcome);
  return outcome;
}

/** @param {readonly string[]} paths */
function namesNeededInModules(paths) {
  const program = join(import.meta.dirname, 'parts/names_in_module.py');
  const output = execFileSync('python3', [program], {
    input: paths.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  return JSON.parse(output);
}

/**
 * @param {string} folder
 * @param {RegExp} isSource
 */
function filesIn(folder, isSource) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && isSource.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
