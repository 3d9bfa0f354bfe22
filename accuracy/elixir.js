// Elixir against its own parser and compiler: which modules a file names, and which file of the project defines them.
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSource } from './compare.js';
import { fetchSource } from './debian.js';
import { askEdges, askSyntax, filesIn } from './elixir/oracle.js';
import { loadModule } from './load-module.js';

export const title = 'Elixir';
export const about = `- **Imports:** every module that a file defines, uses, imports, requires or names otherwise, by its full name, is compared with what \`Code.string_to_quoted\` reads.
- **Edges:** compared with what the compiler reports to a tracer while it compiles the application: expanded aliases, remote calls, imports and structs, each resolved to the file that defines the module. Modules in \`quote\` blocks and specs, for which the compiler reports nothing, count as correct if the parser sees the name.
- **Left out:** code that a macro of another file inserts, as far as the compiler can tell. The missing edges in mix come from a \`use\` inside another \`use\`.`;

/** Parts of Elixir's own source; Elixir itself cannot compile its core twice. */
const corpora = [
  { name: 'mix', folder: 'lib/mix', inDevelopmentSet: true },
  { name: 'ex_unit', folder: 'lib/ex_unit', inDevelopmentSet: false },
  { name: 'iex', folder: 'lib/iex', inDevelopmentSet: true },
  { name: 'logger', folder: 'lib/logger', inDevelopmentSet: true },
  { name: 'eex', folder: 'lib/eex', inDevelopmentSet: false },
];

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const { analyze } = await loadModule('src/index.ts');
  const { elixir } = await loadModule('src/languages/elixir/elixir.ts');
  const { folder, version } = fetchSource('elixir', 'elixir-lang');
  const results = [];
  for (const corpus of corpora) {
    if (names.length > 0 && !names.includes(corpus.name)) continue;
    const place = realpathSync(join(folder, corpus.folder));
    const facts = askSyntax(filesIn(place));
    results.push({
      corpus: corpus.name,
      version,
      inDevelopmentSet: corpus.inDevelopmentSet,
      ...compareEdges(place, facts, await analyze(place, { config: false })),
      extraction: compareExtraction(place, facts, elixir),
    });
  }
  return results;
}

/** @typedef {import('./elixir/oracle.js').Fact} Fact */

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, readonly Fact[]>} facts
 * @param {any} report
 */
function compareEdges(folder, facts, report) {
  const compiled = filesIn(join(folder, 'lib'));
  const traced = askEdges(compiled).map((pair) => pair.map((file) => relative(folder, file)));
  const own = new Set(compiled.map((file) => relative(folder, file)));
  const expected = new Set(
    traced
      .filter(([from = '', to = '']) => from !== to && own.has(from) && own.has(to))
      .map((pair) => pair.join(' → ')),
  );
  const quoted = namedEdges(folder, facts);
  const found = report.edges
    .filter((/** @type {[string, string]} */ [from, to]) => own.has(from) && own.has(to))
    .map((/** @type {[string, string]} */ pair) => pair.join(' → '));
  const missing = [...expected].filter((edge) => !found.includes(edge));
  const wrong = found.filter((/** @type {string} */ edge) => !expected.has(edge) && !quoted.has(edge));
  return {
    files: compiled.length,
    edges: expected.size,
    precision: 1 - wrong.length / found.length,
    recall: 1 - missing.length / expected.size,
    disagreements: [
      ...missing.map((edge) => `missing: ${edge}`),
      ...wrong.map((/** @type {string} */ edge) => `wrong: ${edge}`),
    ],
  };
}

/**
 * What the parser's names alone lead to.
 * @param {string} folder
 * @param {ReadonlyMap<string, readonly Fact[]>} facts
 */
function namedEdges(folder, facts) {
  /** @type {Map<string, string[]>} */
  const definers = new Map();
  for (const [file, list] of facts) {
    for (const { fact } of list) {
      const [verb, name = ''] = fact.split(' ');
      if (verb === 'defines') definers.set(name, [...(definers.get(name) ?? []), relative(folder, file)]);
    }
  }
  const edges = new Set();
  for (const [file, list] of facts) {
    for (const { fact } of list) {
      for (const to of definers.get(fact.split(' ')[1] ?? '') ?? [])
        edges.add(`${relative(folder, file)} → ${to}`);
    }
  }
  return edges;
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, readonly Fact[]>} facts
 * @param {any} elixir
 */
function compareExtraction(folder, facts, elixir) {
  let count = 0;
  const disagreements = [];
  for (const [file, list] of facts) {
    const path = relative(folder, file);
    const { imports, declares } = elixir.extract(readSource(folder, path));
    const all = [
      ...declares.map((/** @type {{ name: string }} */ { name }) => `0 defines ${name}`),
      ...imports.map(
        (/** @type {any} */ { specifier, kind, line }) =>
          `${line} ${kind === 'reference' || kind === 'type' ? 'names' : 'needs'} ${specifier}`,
      ),
    ];
    // The parser tells each once. A module that is needed again in a `quote` is needed twice here: lazily, too.
    const found = [...new Map(all.toReversed().map((each) => [each.replace(/^\d+ /, ''), each])).values()];
    const expected = list.map(({ line, fact }) => `${line} ${fact}`);
    count += expected.length;
    const [ours, theirs] = [new Set(found), new Set(expected)];
    const different = found
      .filter((fact) => !theirs.has(fact))
      .concat(expected.filter((fact) => !ours.has(fact)));
    if (different.length > 0) disagreements.push(`${path}: ${different.slice(0, 3).join('; ')}`);
  }
  return { count, disagreements };
}
