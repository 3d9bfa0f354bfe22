// Python against its own parser and the path rules of its own import system.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { fetchPackage } from './debian.js';
import { loadModule } from './load-module.js';

export const title = 'Python';
export const about = `- **Imports:** the module, name, line and kind of every import are compared with \`ast\`, including imports in functions, under \`TYPE_CHECKING\` and through \`importlib.import_module\`.
- **Edges:** compared with what the file finders of Python's import system find, with the installed packages of the corpus on the path. Nothing is executed. For both, \`from package import name\` leads to the module of that name if there is one, else to the package.
- **Known differences:** no finder finds a module that a file creates at run time (\`six.moves\`), so an edge to that file counts as wrong. A module that imports itself by its full name (\`import shop.cart\` in \`shop/cart.py\`) loads nothing by it and gets no edge to itself, so one counts as missing.
- **Left out:** files that Python's parser rejects (templates, tests of its errors); what tests and settings name in strings (\`mock.patch('shop.cart.total')\`), which is no import to Python's parser.`;

const corpora = [
  { name: 'Django', package: 'python3-django', inDevelopmentSet: true },
  { name: 'SymPy', package: 'python3-sympy', inDevelopmentSet: true },
  { name: 'SQLAlchemy', package: 'python3-sqlalchemy', inDevelopmentSet: true },
  { name: 'Twisted', package: 'python3-twisted', inDevelopmentSet: false },
  { name: 'Ansible', package: 'ansible-core', inDevelopmentSet: false },
  { name: 'Matplotlib', package: 'python3-matplotlib', inDevelopmentSet: false },
  { name: 'Sphinx', package: 'python3-sphinx', inDevelopmentSet: false },
  { name: 'NetworkX', package: 'python3-networkx', inDevelopmentSet: false },
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
      report.detailed.nodes.filter(isPython).map((/** @type {{ id: string }} */ { id }) => id),
    );
    const isCompared = (/** @type {string} */ file) => parsed.has(file);
    const expected = askImportSystem(root, parsed);
    results.push({
      corpus: corpus.name,
      version,
      files: parsed.size,
      inDevelopmentSet: corpus.inDevelopmentSet,
      extraction: compareExtraction(root, parsed, python),
      ...compareEdges(
        new Set(expected.filter(({ to }) => isCompared(to)).map(writeEdge)),
        edgesBetween(withoutStrings(root, report, python), isCompared),
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
      .imports.filter((/** @type {any} */ one) => !isInString(one))
      .map((/** @type {any} */ { specifier, name, line, kind }) =>
        JSON.stringify([specifier, name ?? null, line, kind]),
      );
    count += expected.length;
    if (!hasSame(new Set(own), new Set(expected))) disagreements.push(file);
  }
  return { count, disagreements };
}

/** @param {any} statement */
function isInString({ detail }) {
  return detail?.kind === 'own-path';
}

/**
 * Without the edges that only strings of tests make.
 *
 * @param {string} root
 * @param {any} report
 * @param {any} python
 */
function withoutStrings(root, report, python) {
  const nameOf = (/** @type {any} */ { specifier, line }) => `${line} ${specifier}`;
  const known = new Map();
  const stringsIn = (/** @type {string} */ file) => {
    if (!known.has(file)) {
      const { imports } = python.extract(readSource(root, file));
      known.set(file, new Set(imports.filter(isInString).map(nameOf)));
    }
    return known.get(file);
  };
  const isFromStrings = (/** @type {any} */ { source, imports }) =>
    source.endsWith('.py') && imports.every((/** @type {any} */ one) => stringsIn(source).has(nameOf(one)));
  const edges = report.detailed.edges
    .filter((/** @type {any} */ edge) => !isFromStrings(edge))
    .map((/** @type {any} */ { source, target }) => [source, target]);
  return { edges };
}

/**
 * @param {ReadonlySet<string>} a
 * @param {ReadonlySet<string>} b
 */
function hasSame(a, b) {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
