// Python against its own parser and the path rules of its own import system.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { fetchPackage } from './debian.js';
import { loadModule } from './load-module.js';

export const title = 'Python';
export const about = `Imports are compared with what \`ast\` reads: module, name, line and kind of each, those in functions, behind \`TYPE_CHECKING\` and in \`importlib.import_module\` included. Edges are compared with what the import system's own file finders find for them, part by part, with the installed packages of the corpus on its path; nothing is run. \`from package import name\` leads to the module of that name where there is one, else to the package, for both. A module that a file makes while it runs (\`six.moves\`) is none that a finder finds: an edge to the file that makes it counts as wrong here. Files that Python's parser refuses (templates, tests of its errors) are left out.`;

const corpora = [
  { name: 'Django', package: 'python3-django', tunedOn: true },
  { name: 'SymPy', package: 'python3-sympy', tunedOn: true },
  { name: 'SQLAlchemy', package: 'python3-sqlalchemy', tunedOn: true },
  { name: 'Twisted', package: 'python3-twisted', tunedOn: false },
  { name: 'Ansible', package: 'ansible-core', tunedOn: false },
  { name: 'Matplotlib', package: 'python3-matplotlib', tunedOn: false },
  { name: 'Sphinx', package: 'python3-sphinx', tunedOn: false },
  { name: 'NetworkX', package: 'python3-networkx', tunedOn: false },
];

/** Where Debian installs what is written in Python alone. */
const installed = 'usr/lib/python3/dist-packages';

/** @param {readonly string[]} [names] Of the corpora to measure; all of them where none is given. */
export async function measure(names = []) {
  const { analyze } = await loadModule('src/index.ts');
  const { python } = await loadModule('src/languages/python/python.ts');
  const results = [];
  for (const corpus of corpora) {
    if (names.length > 0 && !names.includes(corpus.name)) continue;
    const { folder, version } = fetchPackage('python', corpus.package);
    const root = join(folder, installed);
    const report = await analyze(root, { config: false });
    const parsed = askParser(
      root,
      report.detailed.nodes.filter(isPython).map(({ id }) => id),
    );
    const isCompared = (/** @type {string} */ file) => parsed.has(file);
    const expected = askImportSystem(root, parsed);
    results.push({
      corpus: corpus.name,
      version,
      files: parsed.size,
      tunedOn: corpus.tunedOn,
      extraction: compareExtraction(root, parsed, python),
      ...compareEdges(
        new Set(expected.filter(({ to }) => isCompared(to)).map(writeEdge)),
        edgesBetween(report, isCompared),
      ),
    });
  }
  return results;
}

/** @param {{ type: string, language: string }} node */
function isPython({ type, language }) {
  return type === 'file' && language === 'python';
}

/** @param {{ from: string, to: string }} edge */
function writeEdge({ from, to }) {
  return `${from} → ${to}`;
}

/** @typedef {[module: string, name: string | null, line: number, kind: string]} Import */

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Map<string, readonly Import[]>} Without the files that cannot be parsed.
 */
function askParser(root, files) {
  const paths = files.map((file) => join(root, file));
  const lines = run('test/support/python/ast_imports.py', paths).trim().split('\n');
  const found = new Map();
  for (const [i, file] of files.entries()) {
    const imports = JSON.parse(lines[i] ?? 'null');
    if (imports !== null) found.set(file, imports);
  }
  return found;
}

/**
 * @param {string} root
 * @param {ReadonlyMap<string, readonly Import[]>} parsed
 * @returns {readonly { from: string, to: string }[]}
 */
function askImportSystem(root, parsed) {
  const imports = Object.fromEntries(
    [...parsed].map(([file, found]) => [file, found.map(([module, name]) => [module, name])]),
  );
  /** @type {Record<string, readonly string[]>} */
  const answer = JSON.parse(run('accuracy/python/edges.py', { root, imports }));
  return Object.entries(answer).flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
}

/**
 * @param {string} script
 * @param {unknown} input
 */
function run(script, input) {
  const options = {
    input: JSON.stringify(input),
    encoding: /** @type {const} */ ('utf8'),
    maxBuffer: 1 << 30,
  };
  return execFileSync('python3', [script], options);
}

/**
 * @param {string} root
 * @param {ReadonlyMap<string, readonly Import[]>} parsed
 * @param {any} python
 */
function compareExtraction(root, parsed, python) {
  let count = 0;
  const disagreements = [];
  for (const [file, imports] of parsed) {
    const expected = imports.map((one) => JSON.stringify(one));
    const own = python
      .extract(readSource(root, file))
      .imports.map((/** @type {any} */ { specifier, name, line, kind }) =>
        JSON.stringify([specifier, name ?? null, line, kind]),
      );
    count += expected.length;
    if (!hasSame(new Set(own), new Set(expected))) disagreements.push(file);
  }
  return { count, disagreements };
}

/**
 * @param {ReadonlySet<string>} a
 * @param {ReadonlySet<string>} b
 */
function hasSame(a, b) {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
