// Ruby against its own parser, and against a running Ruby that has loaded the code: which file a `require` finds, and
// which one declares a constant.
import { readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSource } from './compare.js';
import { loadModule } from './load-module.js';
import { corpora, fetchCorpus } from './ruby/corpora.js';
import { askEdges, askSyntax, linesOf } from './ruby/oracle.js';

/** @typedef {import('./ruby/corpora.js').Corpus} Corpus */

export const title = 'Ruby';
export const about = `- **Imports:** every \`require\`, \`require_relative\`, \`load\` and \`autoload\` with a literal path, and every constant used or declared, with its surrounding classes and modules, is compared with Ripper, Ruby's own parser.
- **Edges:** compared with a Ruby process that has loaded all files of the library. \`$LOAD_PATH.resolve_feature_path\` gives the file of a \`require\`. Constants are looked up in the loaded classes and their ancestors; \`Module#const_source_location\` and the parser give the files that declare them. If several files declare a class, an edge to any of them is correct; one is expected, unless all of them only open the class as a namespace or the file itself declares it.
- **Left out:** files that cannot be loaded on their own. Which they are depends on the gems that are installed.

The missing edges in jekyll are files that a method of its own requires by a pattern.

The rules for autoload and for files that cannot be loaded were added to the measurement after reading the disagreements in mail, grape and puppet; Lintel was not changed.`;

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const { analyze } = await loadModule('src/index.ts');
  const { ruby } = await loadModule('src/languages/ruby/ruby.ts');
  const results = [];
  for (const corpus of corpora) {
    if (names.length === 0 || names.includes(corpus.name))
      results.push(await measureCorpus(corpus, analyze, ruby));
  }
  return results;
}

/**
 * @param {Corpus} corpus
 * @param {any} analyze
 * @param {any} ruby
 */
async function measureCorpus(corpus, analyze, ruby) {
  const fetched = fetchCorpus(corpus);
  const folder = realpathSync(fetched.folder);
  const files = filesIn(folder, Object.keys(ruby.extensions));
  const syntax = askSyntax(files);
  const truth = askEdges(syntax, folder, fetched.libs, corpus.leftOut ?? []);
  const report = await analyze(folder, { config: false });
  return {
    corpus: corpus.name,
    version: fetched.version,
    files: truth.length,
    inDevelopmentSet: corpus.inDevelopmentSet,
    ...compareWithRuby(folder, truth, report),
    extraction: compareExtraction(folder, linesOf(syntax), ruby),
  };
}

/**
 * @param {string} folder
 * @param {readonly string[]} extensions
 */
function filesIn(folder, extensions) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extensions.some((extension) => entry.name.endsWith(extension)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * @param {string} folder
 * @param {readonly import('./ruby/oracle.js').FileEdges[]} truth
 * @param {any} report
 */
function compareWithRuby(folder, truth, report) {
  const nodes = new Set(report.nodes);
  const compared = new Set(truth.map(({ file }) => relative(folder, file)));
  const found = new Set(
    report.edges
      .filter((/** @type {[string, string]} */ [from, to]) => compared.has(from) && !to.startsWith('pkg:'))
      .map((/** @type {[string, string]} */ [from, to]) => `${from} → ${to}`),
  );
  const [right, expected, missing] = [new Set(), new Set(), new Set()];
  for (const { file, edges } of truth) {
    const from = relative(folder, file);
    for (const { name, targets, required } of edges) {
      const own = targets
        .map((target) => relative(folder, target))
        .filter((target) => nodes.has(target) && target !== from);
      for (const target of own) right.add(`${from} → ${target}`);
      if (!required || own.length === 0) continue;
      const more = own.length > 2 ? ` or ${own.length - 2} others` : '';
      const edge = `${from} → ${own.slice(0, 2).join(' or ')}${more}`;
      expected.add(edge);
      if (!own.some((target) => found.has(`${from} → ${target}`))) missing.add(`${edge} (${name})`);
    }
  }
  // Of a file that did not load, only what the others' declarations confirm is known.
  const judged = [...found].filter((edge) => right.has(edge) || compared.has(edge.split(' → ')[1] ?? ''));
  const wrong = judged.filter((edge) => !right.has(edge));
  return {
    edges: expected.size,
    precision: 1 - wrong.length / judged.length,
    recall: 1 - new Set([...missing].map((edge) => edge.replace(/ \(.*/, ''))).size / expected.size,
    disagreements: [
      ...[...missing].map((edge) => `missing: ${edge}`),
      ...wrong.map((edge) => `wrong: ${edge}`),
    ],
  };
}

/**
 * @param {string} folder
 * @param {readonly import('./ruby/oracle.js').FileFacts[]} facts
 * @param {any} ruby
 */
function compareExtraction(folder, facts, ruby) {
  let count = 0;
  const disagreements = [];
  for (const { file, error, loads, references, declares } of facts) {
    if (error !== undefined) continue;
    const path = relative(folder, file);
    const found = ruby.extract(readSource(folder, path));
    // What a pattern loads is compared as edges.
    const written = found.imports.filter((/** @type {any} */ { specifier }) => !/[*?{]/.test(specifier));
    const own = written.map((/** @type {any} */ { kind, specifier, detail, line }) =>
      kind === 'reference' || detail?.kind === 'nesting'
        ? `${specifier} in ${detail?.nesting.join(' ') ?? ''}, ${line}`
        : `${detail?.verb ?? 'require'} ${specifier} ${line} ${kind}`,
    );
    const named = found.declares
      .filter((/** @type {any} */ entry) => entry.kind === 'class' || entry.isSuperclass)
      .map((/** @type {any} */ { nesting, ancestor }) =>
        ['declares', ...nesting, ...(ancestor === undefined ? [] : ['<', ancestor])].join(' '),
      );
    const expected = [
      ...loads.map(([verb, specifier, line, kind]) => `${verb} ${specifier} ${line} ${kind}`),
      ...references.map(([name, nesting, line]) => `${name} in ${nesting}, ${line}`),
      ...declares.map((entry) => `declares ${entry}`),
    ];
    count += expected.length;
    const [ours, theirs] = [new Set([...own, ...named]), new Set(expected)];
    const different = [...ours]
      .filter((fact) => !theirs.has(fact))
      .concat([...theirs].filter((fact) => !ours.has(fact)));
    if (different.length > 0) disagreements.push(`${path}: ${different[0]}`);
  }
  return { count, disagreements };
}
