// TypeScript and JavaScript against the compiler's own parser and resolver.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { loadModule } from './load-module.js';
import { corpora, fetchCorpus, typeUseCorpora } from './typescript/corpora.js';
import { addTypeUses, describeTypeUses, noTypeUses } from './typescript/type-uses.js';

export const title = 'TypeScript and JavaScript';
export const about = `- **Imports:** the specifier, line and kind of every import are compared with TypeScript 5.9, including types in the comments of JavaScript files. An import that the compiler drops under the file's \`tsconfig.json\`, though its names are used, is a type. A report looks at uses only inside a would-be cycle; here every import is checked.
- **Edges:** compared with \`ts.resolveModuleName\` under the nearest \`tsconfig.json\`, between the files that Lintel analyses; build output is ignored by default. The compiler prefers a declaration file to the script next to it. Lintel shows the code, so the script is taken as the correct answer, unless the import is in a declaration file.
- **Left out:** imports of packages, because the dependencies are not installed. Also imports of a package by its own name: the compiler resolves them to the build output, Lintel to the source. By a path into the build output Lintel finds the source too, which counts as wrong (one edge of Vega-Lite).`;

/** @typedef {import('./documents.js').Result & { typeUses: import('./typescript/type-uses.js').TypeUses }} Result */

/** @type {Result[]} */
const measured = [];

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const measureFolder = await loadMeasurement();
  for (const corpus of corpora) {
    if (names.length === 0 || names.includes(corpus.name))
      measured.push(await measureCorpus(corpus, measureFolder));
  }
  return measured;
}

/** @returns {Promise<string>} */
export async function measureMore() {
  const measureFolder = await loadMeasurement();
  const results = [...measured];
  for (const corpus of typeUseCorpora) results.push(await measureCorpus(corpus, measureFolder));
  return describeTypeUses(results);
}

/**
 * @param {import('./typescript/corpora.js').Corpus} corpus
 * @param {Awaited<ReturnType<typeof loadMeasurement>>} measureFolder
 * @returns {Promise<Result>}
 */
async function measureCorpus(corpus, measureFolder) {
  const { name, inDevelopmentSet } = corpus;
  const { folder, version } = fetchCorpus(corpus);
  return { corpus: name, version, inDevelopmentSet, ...(await measureFolder(folder)) };
}

export async function loadMeasurement() {
  const { analyze } = await loadModule('src/index.ts');
  const { openProject } = await loadModule('src/open/open-project.ts');
  const { javascript } = await loadModule('src/languages/javascript/javascript.ts');
  const { compilerImports, writtenImports } = await loadModule(
    'test/languages/javascript/compiler-imports.ts',
  );
  const { askCompiler, compilerOptionsIn } = await loadModule('test/support/compiler-resolution.ts');
  return async (/** @type {string} */ folder) => {
    const report = await analyze(folder, { config: false });
    const files = new Set(
      report.detailed.nodes.filter(isScript).map((/** @type {{ id: string }} */ { id }) => id),
    );
    const ask = askCompiler(folder, 'bundler');
    const optionsFor = compilerOptionsIn(folder);
    const { project } = await openProject(folder, { config: false, history: false });
    const uses = await javascript.createTypeUseReader(project);
    const isCompared = (/** @type {{ specifier: string }} */ { specifier }) => !isSelf(folder, specifier);
    const expected = new Set();
    const extraction = { count: 0, disagreements: /** @type {string[]} */ ([]) };
    const typeUses = noTypeUses();
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      const statements = compilerImports(file, text, optionsFor(file));
      const own = uses.read(readSource(folder, file), () => true).filter(isWritten);
      extraction.count += statements.length;
      if (write(own) !== write(statements)) extraction.disagreements.push(file);
      addTypeUses(typeUses, { file, own, emitted: statements, written: writtenImports(file, text) });
      for (const { specifier } of statements.filter(isCompared)) {
        const target = ask(file, specifier);
        if (target === undefined) continue;
        const shown = isDeclaration(file) ? target : scriptBeside(target, files);
        if (files.has(shown)) expected.add(`${file} → ${shown}`);
      }
    }
    const edges = report.detailed.edges
      .filter((/** @type {any} */ { imports }) => imports.some(isCompared))
      .map((/** @type {any} */ { source, target }) => [source, target]);
    const found = edgesBetween({ edges }, (file) => files.has(file));
    return { files: files.size, extraction, typeUses, ...compareEdges(expected, found) };
  };
}

/**
 * Not a name that a tool may import.
 * @param {{ detail?: { kind: string } }} statement
 */
function isWritten({ detail }) {
  return detail?.kind !== 'free-name';
}

/** @param {{ type: string, language: string }} node */
function isScript({ type, language }) {
  return type === 'file' && (language === 'typescript' || language === 'javascript');
}

/** @param {readonly { specifier: string, line: number, kind: string }[]} statements */
function write(statements) {
  return statements.map(({ specifier, line, kind }) => `${line} ${kind} ${specifier}`).join('\n');
}

/**
 * A package that imports itself by its name.
 * @param {string} folder
 * @param {string} specifier
 */
function isSelf(folder, specifier) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return specifier === name || specifier.startsWith(`${name}/`);
}

/** @param {string} path */
function isDeclaration(path) {
  return /\.d\.[cm]?ts$/.test(path);
}

/**
 * @param {string} path
 * @param {ReadonlySet<string>} files
 */
function scriptBeside(path, files) {
  const script = path.replace(/\.d\.([cm]?)ts$/, '.$1js');
  return files.has(script) ? script : path;
}
