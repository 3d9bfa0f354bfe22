// Shell scripts against shfmt's syntax tree: which scripts they read in, and where those are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchSource } from './debian.js';
import { loadModule } from './load-module.js';
import { askShfmt } from './shell/oracle.js';

export const title = 'Shell';
export const about = `- **Imports:** every \`source\` and \`.\` command is compared, line by line, with the syntax tree of shfmt.
- **Edges:** compared with paths computed from that tree by the same rules: the folder of the script and variables that hold it, then the folder of the script and the project root. The result shows that the scripts are parsed correctly, not that the rules are right.
- **Left out:** scripts that shfmt rejects.`;

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
    inDevelopmentSet: false,
    extraction: { count, disagreements: misread },
    disagreements: [...missing.map((edge) => `missing: ${edge}`), ...wrong.map((edge) => `wrong: ${edge}`)],
  };
}
