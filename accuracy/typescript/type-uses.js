// Imports whose names are used only as types, compared with the code that the compiler emits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../compare.js';
import { loadModule } from '../load-module.js';
import { corpora, fetchCorpus, typeUseCorpora } from './corpora.js';
import { kindsIn } from './reported-kinds.js';

/**
 * `dropped` of the `written` imports are missing in what the compiler emits, though their names are used. Of those `found`
 * are types in the report, which says so of `wrong` others.
 * @typedef {{ written: number, dropped: number, found: number, wrong: number, disagreements: string[] }} TypeUses
 */

const about = `## Imports whose names are used only as types

The compiler drops such an import, unless the \`tsconfig.json\` of the file says otherwise. Each import of a TypeScript file that names something and is not written as \`import type\` is compared with what \`ts.transpileModule\` emits under the options of that file. With \`jsx: react-jsx\`, React is not needed by elements. An import of which nothing is used stays a value. Packages that do not ship their \`tsconfig.json\` are compiled with the options of the project that they come from.

- **Dropped:** the compiler drops the import, though its names are used.
- **Found:** those of them that have the kind \`type\` in the report of Lintel.
- **Wrong:** imports with the kind \`type\` that the compiler keeps, or whose names are not used.`;
const columns = '| corpus | version | imports | dropped | found | wrong | set |';
const ruler = '|---|---|--:|--:|--:|--:|---|';

/** @returns {Promise<string>} A section of the document. */
export async function measureTypeUses() {
  const compare = await loadComparison();
  const rows = [];
  const disagreements = [];
  for (const corpus of [...corpora, ...typeUseCorpora]) {
    const { folder, version } = fetchCorpus(corpus);
    const uses = await compare(folder);
    if (uses.written === 0) continue;
    const set = corpus.inDevelopmentSet ? 'development' : 'held-out';
    const cells = [corpus.name, version, uses.written, uses.dropped, uses.found, uses.wrong, set];
    rows.push(`| ${cells.join(' | ')} |`);
    disagreements.push(...uses.disagreements.map((line) => `- ${corpus.name}: ${line}`));
  }
  return [about, [columns, ruler, ...rows].join('\n'), ...disagreements].join('\n\n');
}

/** @returns {Promise<(folder: string) => Promise<TypeUses>>} */
export async function loadComparison() {
  const { analyze } = await loadModule('src/index.ts');
  const { javascript } = await loadModule('src/languages/javascript/javascript.ts');
  const { compilerImports, writtenImports } = await loadModule(
    'test/languages/javascript/compiler-imports.ts',
  );
  const { compilerOptionsIn } = await loadModule('test/support/compiler-resolution.ts');
  return async (folder) => {
    const report = await analyze(folder, { config: false });
    const withKinds = kindsIn(report);
    const optionsFor = compilerOptionsIn(folder);
    const total = { written: 0, dropped: 0, found: 0, wrong: 0, disagreements: /** @type {string[]} */ ([]) };
    for (const { id: file } of report.detailed.nodes.filter(isCode)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const own = withKinds(file, javascript.extract(readSource(folder, file)).imports);
      const emitted = compilerImports(file, text, optionsFor(file));
      const written = writtenImports(file, text);
      if (own.length !== emitted.length) throw new Error(`Other imports are read in ${file}.`);
      own.forEach(({ kind, line, specifier }, i) => {
        if (written[i].kind !== 'static') return;
        total.written++;
        if (emitted[i].kind === 'type') total.dropped++;
        if (kind === emitted[i].kind) total.found += kind === 'type' ? 1 : 0;
        else {
          total.wrong += kind === 'type' ? 1 : 0;
          total.disagreements.push(`${file}:${line} \`${specifier}\`: ${emitted[i].kind}, Lintel: ${kind}`);
        }
      });
    }
    return total;
  };
}

/** @param {{ type: string, language: string, id: string }} node */
function isCode({ type, language, id }) {
  return type === 'file' && language === 'typescript' && /\.[cm]?tsx?$/.test(id) && !/\.d\.[cm]?ts$/.test(id);
}
