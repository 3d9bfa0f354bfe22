// Scala against its own compiler: what a file imports and declares, and which files declare what it uses.
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { loadModule } from './load-module.js';
import { corpora, fetchScala, sourcesOf } from './scala/corpora.js';
import { askFacts, buildOracle } from './scala/oracle.js';

/** @typedef {import('./scala/oracle.js').FileFacts} FileFacts */

export const title = 'Scala';
export const about = `- **Imports:** the imports and top-level classes and objects of every file are compared with Scala's own parser (2.11.12, Debian's). Imports from values (\`import global._\`), which only the type checker recognises, have no target file and are left out.
- **Edges:** compared with what the type checker resolves. A file depends on the Scala or Java file that declares a class, object, type or package object member it names, by its path or as an inherited member. Members of values, and implicits that are not named, do not count.
- **Known differences:** constants and \`classOf\`, which the type checker inlines, count as wrong. \`List\`, \`Seq\` and \`Nil\`, which it replaces by the aliases in the package object \`scala\`, count as missing and wrong. Lintel does not follow objects named by a value of a package object (\`val IR = Results\`) or types that come from a self type.

No Scala 3 compiler was available. Scala 3 syntax is covered by tests in this repository only.`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const plugin = buildOracle();
  const { analyze } = await loadModule('src/index.ts');
  const { extractScala } = await loadModule('src/languages/scala/extract/extract-file.ts');
  const { folder, version } = fetchScala();
  const results = [];
  for (const corpus of corpora) {
    if (names.length > 0 && !names.includes(corpus.name)) continue;
    const sources = sourcesOf(folder, corpus.folders);
    const files = new Set(sources);
    const facts = askFacts(plugin, folder, sources);
    const include = corpus.folders.map((name) => `src/${name}/**`);
    const report = await analyze(folder, { config: false, include });
    const scala = [...facts].filter(([file]) => file.endsWith('.scala'));
    const expected = new Set(scala.flatMap(([file, { targets }]) => targets.map((to) => `${file} → ${to}`)));
    const isScala = (/** @type {string} */ edge) => (edge.split(' → ')[0] ?? '').endsWith('.scala');
    const found = new Set([...edgesBetween(report, (file) => files.has(file))].filter(isScala));
    results.push({
      corpus: corpus.name,
      version,
      files: scala.length,
      inDevelopmentSet: corpus.inDevelopmentSet,
      extraction: compareExtraction(folder, scala, extractScala),
      ...compareEdges(expected, found),
    });
  }
  return results;
}

/**
 * @param {string} folder
 * @param {readonly (readonly [string, FileFacts])[]} facts
 * @param {any} extractScala
 */
function compareExtraction(folder, facts, extractScala) {
  let count = 0;
  const disagreements = [];
  for (const [file, { imports, declares, values }] of facts) {
    const found = extractScala(readSource(folder, file));
    const own = found.imports
      .filter((/** @type {any} */ { kind, line }) => kind !== 'reference' && !values.has(line))
      .map((/** @type {any} */ { specifier, detail, line }) =>
        `${line} ${specifier} ${detail?.alias ?? ''}`.trim(),
      );
    const expected = imports.filter(({ line }) => !values.has(line)).map(({ text }) => text);
    count += expected.length;
    if (own.toSorted().join('\n') !== expected.toSorted().join('\n'))
      disagreements.push(`${file}: its imports`);
    const declared = new Set(found.declares.map((/** @type {{ name: string }} */ { name }) => name));
    const missing = declares.filter((name) => !declared.has(name));
    if (missing.length > 0) disagreements.push(`${file}: that it declares ${missing.join(', ')}`);
  }
  return { count, disagreements };
}
