// Shell scripts against shfmt's syntax tree: which scripts they read in, and where those are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchSource } from './debian.js';
import { loadModule } from './load-module.js';
import { askShfmt } from './shell/oracle.js';

export const title = 'Shell';
export const about =
  'What a script reads in by `source` or a dot is compared, line by line, with the commands in the syntax tree that shfmt makes of it. Edges are compared with the paths worked out from that tree by the same rules (the folder of the script, variables that hold it, else the folder of the script and the top of the project): they show that the words are read rightly, not that the rules are. Scripts that shfmt rejects are not compared.';

const corpora = [
  { name: 'dracut', source: 'dracut', folder: '.' },
  { name: "git's performance tests", source: 'git', folder: 't/perf' },
  { name: "git's contributed scripts", source: 'git', folder: 'contrib' },
];

export async function measure() {
  const { analyze } = await loadModule('src/index.ts');
  const { shell } = await loadModule('src/languages/shell/shell.ts');
  const results = [];
  for (const corpus of corpora) results.push(await measureCorpus(corpus, analyze, shell));
  return results;
}

/**
 * @param {{ name: string, source: string, folder: string }} corpus
 * @param {any} analyze
 * @param {any} shell
 */
async function measureCorpus({ name, source, folder: part }, analyze, shell) {
  const { folder: whole, version } = fetchSource('shell', source);
  const folder = join(whole, part);
  const report = await analyze(folder, { config: false });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sh'),
  );
  const known = new Set(report.nodes.filter((/** @type {string} */ id) => !id.startsWith('pkg:')));
  const expected = new Set();
  const compared = new Set();
  const misread = [];
  let count = 0;
  for (const file of files.filter((path) => known.has(path))) {
    const content = readFileSync(join(folder, file));
    const truth = askShfmt(content.toString('utf8'), file, known);
    if (truth === undefined) continue;
    compared.add(file);
    count += truth.length;
    const bytes = new Uint8Array(content.length + 1);
    bytes.set(content);
    const own = shell.extract({ path: file, bytes, length: content.length }).imports;
    const lines = own.map((/** @type {any} */ { line }) => line).join(' ');
    const truthLines = truth.map(({ line }) => line).join(' ');
    if (lines !== truthLines)
      misread.push(`${file}: lines ${lines || 'none'} instead of ${truthLines || 'none'}`);
    for (const { path } of truth) if (path !== undefined) expected.add(`${file} → ${path}`);
  }
  const found = new Set(
    report.edges
      .filter((/** @type {[string, string]} */ [from, to]) => compared.has(from) && known.has(to))
      .map((/** @type {[string, string]} */ [from, to]) => `${from} → ${to}`),
  );
  const missing = [...expected].filter((edge) => !found.has(edge));
  const wrong = [...found].filter((edge) => !expected.has(edge));
  const agreed = expected.size - missing.length;
  return {
    corpus: name,
    version,
    files: compared.size,
    edges: expected.size,
    precision: found.size === 0 ? 1 : agreed / found.size,
    recall: expected.size === 0 ? 1 : agreed / expected.size,
    tunedOn: false,
    extraction: { count, disagreements: misread },
    disagreements: [...missing.map((edge) => `missing: ${edge}`), ...wrong.map((edge) => `wrong: ${edge}`)],
  };
}
