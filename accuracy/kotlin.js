// Kotlin against its own compiler: what a file imports and declares, and which files declare what it uses.
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { corpora, fetchKotlin, sourcesOf } from './kotlin/corpora.js';
import { askFacts, buildOracle } from './kotlin/oracle.js';
import { loadModule } from './load-module.js';

/** @typedef {import('./kotlin/oracle.js').FileFacts} FileFacts */

export const title = 'Kotlin';
export const about = `Packages, imports and top-level declarations of every Kotlin file are compared with what Kotlin's own parser reads. Edges are compared with what its compiler (1.3.31, Debian's) resolves: a file depends on the file, in Kotlin or Java, that declares a class, a type alias or a top-level function or property which it names, extensions included. Members belong to values and are no names of a file; operators and other conventions that are written without a name (\`a + b\`, \`by lazy\`) are not counted unless they are imported. Java sources of a corpus take part as targets.`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const plugin = buildOracle();
  const { analyze } = await loadModule('src/index.ts');
  const { extractKotlin } = await loadModule('src/languages/kotlin/extract/extract-file.ts');
  const { folder, version } = fetchKotlin();
  const results = [];
  for (const corpus of corpora) {
    if (names.length > 0 && !names.includes(corpus.name)) continue;
    const facts = askFacts(plugin, folder, corpus.modules);
    const files = new Set(sourcesOf(folder, corpus.modules));
    const include = corpus.modules.map((module) => `${module}/src/**`);
    const report = await analyze(folder, { config: false, include });
    const expected = new Set(
      [...facts].flatMap(([file, { targets }]) => targets.map((to) => `${file} → ${to}`)),
    );
    const isKotlin = (/** @type {string} */ edge) => facts.has(edge.split(' → ')[0] ?? '');
    const found = new Set([...edgesBetween(report, (file) => files.has(file))].filter(isKotlin));
    results.push({
      corpus: corpus.name,
      version,
      files: facts.size,
      tunedOn: corpus.tunedOn,
      extraction: compareExtraction(folder, facts, extractKotlin),
      ...compareEdges(expected, found),
    });
  }
  return results;
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, FileFacts>} facts
 * @param {any} extractKotlin
 */
function compareExtraction(folder, facts, extractKotlin) {
  let count = 0;
  const disagreements = [];
  for (const [file, { scope, imports, declares }] of facts) {
    const found = extractKotlin(readSource(folder, file));
    const own = found.imports
      .filter((/** @type {{ kind: string }} */ { kind }) => kind === 'static')
      .map((/** @type {any} */ { specifier, detail, line }) =>
        `${line} ${specifier} ${detail?.alias ?? ''}`.trim(),
      );
    count += imports.length;
    if (own.join('\n') !== imports.join('\n')) disagreements.push(`${file}: its imports`);
    if (found.scope !== scope) disagreements.push(`${file}: its package`);
    const declared = new Set(found.declares.map((/** @type {{ name: string }} */ { name }) => name));
    const missing = declares.filter((name) => !declared.has(name));
    if (missing.length > 0) disagreements.push(`${file}: that it declares ${missing.join(', ')}`);
  }
  return { count, disagreements };
}
