// `npm run accuracy:parts`: what a part of a file needs, by Lintel and by those who know: TypeScript's checker and Python's
// symbol tables. Each name at the top of each file is a part: a name that it needs and that stays behind is an error. And what
// uses an import is a part: what uses that and stays behind is an error.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from './debian.js';
import { loadModule } from './load-module.js';
import { fetchNpm } from './npm.js';
import { describe } from './parts/describe.js';
import { namesNeededInScript } from './parts/names-in-script.js';
import { corpora, fetchCorpus, typeUseCorpora } from './typescript/corpora.js';

const { readTopStatements: readScript } = await loadModule(
  'src/languages/javascript/extract/top-statements.ts',
);
const { readTopStatements: readModule } = await loadModule('src/languages/python/extract/top-statements.ts');
const { findPart, indexDeclared } = await loadModule('src/uses/find-part.ts');
const { findUsingPart, indexByName } = await loadModule('src/uses/find-using-part.ts');

/**
 * @typedef {{ firstLine: number, lastLine: number, isImport: boolean, declares: readonly string[], offers?: object }} Statement
 * @typedef {{ name: string, line: number, declaredAt: readonly number[] }} Needed A name and the lines that declare it.
 * @typedef {{ corpus: string, files: number, names: number, parts: number, needed: number, missed: number, using: number, users: number, left: number }} Outcome
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
// With `require` and `exports`.
const commonScripts = ['eslint@10.15.0', 'mongoose@9.12.1', 'webpack@5.112.2'];
for (const name of commonScripts) {
  const paths = filesIn(join(fetchNpm('javascript', name).folder, 'lib'), /\.js$/);
  const corpus = name.slice(0, name.indexOf('@'));
  outcomes.push(measure(corpus, paths, readScript, (all) => all.map(namesNeededInScript)));
}
writeFileSync('docs/accuracy/parts.md', describe(outcomes));
if (outcomes.some(({ parts, missed, left }) => parts === 0 || missed > 0 || left > 0)) process.exitCode = 1;

/**
 * @param {string} corpus
 * @param {readonly string[]} paths
 * @param {(source: { path: string, bytes: Uint8Array, length: number }) => readonly Statement[] | undefined} read
 * @param {(paths: readonly string[]) => readonly (readonly Needed[])[]} namesNeeded
 * @returns {Outcome}
 */
function measure(corpus, paths, read, namesNeeded) {
  const outcome = {
    corpus,
    files: paths.length,
    names: 0,
    parts: 0,
    needed: 0,
    missed: 0,
    using: 0,
    users: 0,
    left: 0,
  };
  for (const [i, needed] of namesNeeded(paths).entries()) {
    const path = paths[i] ?? '';
    const bytes = readFileSync(path);
    const statements = read({ path, bytes, length: bytes.length }) ?? [];
    const own = statements.filter(({ isImport }) => !isImport);
    const declared = indexDeclared(statements);
    for (const name of new Set(own.flatMap(({ declares }) => declares))) {
      outcome.names++;
      /** @type {readonly Statement[] | undefined} */
      const part = findPart(declared, [name], { withTypes: true });
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
    const byName = indexByName(statements);
    for (const imported of statements.filter(({ isImport }) => isImport)) {
      /** @type {readonly Statement[] | undefined} */
      const part = findUsingPart(statements, byName, [imported.firstLine]);
      if (part === undefined) continue;
      outcome.using++;
      const isIn = (/** @type {readonly Statement[]} */ some, /** @type {number} */ line) =>
        some.some(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
      const lists = statements.filter(({ offers }) => offers !== undefined);
      for (const { name: used, line, declaredAt } of needed) {
        if (!declaredAt.some((at) => isIn([...part, imported], at))) continue;
        outcome.users++;
        if (isIn([...part, ...lists], line)) continue;
        outcome.left++;
        if (outcome.left <= 5)
          console.error(
            `${path}:${line}: uses ${used}, which moves with the import at ${imported.firstLine}`,
          );
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
