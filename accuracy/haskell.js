// Haskell against GHC's own parser: what a file imports, and which file that is.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareEdges, edgesBetween, readSource } from './compare.js';
import { fetchSource } from './debian.js';
import { loadModule } from './load-module.js';
import { temporaryFolder } from './temporary-folder.js';

export const title = 'Haskell';
export const about = `- **Imports:** every import of a file, with its line, is compared with what GHC's own parser reads at the head of the file (\`getImports\` of the \`ghc\` library). Lines of the C preprocessor are made blank before, so that the imports of all branches count.
- **Edges:** a module is the file of its path in the first of the source folders of the corpus that has it, as \`ghc -i\` finds it. Lintel is not given these folders.
- **Left out:** files that the parser rejects, and literate Haskell, which is covered by hand-written tests.

Lintel was changed once, after the first run on xmonad-contrib: it did not see that a line of the preprocessor goes on behind a backslash. The edge of lens that is counted as wrong leads to another package of the same archive, which GHC would take from its installed packages.`;

/** `roots` is what GHC is given with `-i`, as the .cabal file says. */
const corpora = [
  { name: 'xmonad', source: 'xmonad', roots: ['src', 'tests', '.'], inDevelopmentSet: true },
  { name: 'pandoc', source: 'pandoc', roots: ['src', 'test', 'app', '.'], inDevelopmentSet: true },
  { name: 'Agda', source: 'agda', roots: ['src/full', 'src/main', 'test', '.'], inDevelopmentSet: false },
  {
    name: 'xmonad-contrib',
    source: 'xmonad-contrib',
    roots: ['.', 'tests', 'scripts'],
    inDevelopmentSet: true,
  },
  { name: 'HLint', source: 'hlint', roots: ['src', '.'], inDevelopmentSet: false },
  {
    name: 'Hakyll',
    source: 'haskell-hakyll',
    roots: ['lib', 'tests', 'src', 'web', '.'],
    inDevelopmentSet: false,
  },
  {
    name: 'lens',
    source: 'haskell-lens',
    roots: ['src', 'tests', 'benchmarks', '.'],
    inDevelopmentSet: false,
  },
];

/** @typedef {{ file: string, imports: { line: number, module: string }[] }} FileFacts */

export async function measure() {
  const { analyze } = await loadModule('src/index.ts');
  const { haskell } = await loadModule('src/languages/haskell/haskell.ts');
  const parser = buildParser();
  const results = [];
  for (const { name, source, roots, inDevelopmentSet } of corpora) {
    const { folder, version } = fetchSource('haskell', source);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.hs'),
    );
    const known = new Set(files);
    const facts = askParser(parser, folder, files);
    const report = await analyze(folder, { config: false });
    const nodes = new Set(report.nodes);
    const isCompared = new Set(facts.map(({ file }) => file).filter((file) => nodes.has(file)));
    const compared = facts.filter(({ file }) => isCompared.has(file));
    const expected = new Set(
      compared.flatMap(({ file, imports }) =>
        imports.flatMap(({ module }) => {
          const path = roots
            .map((root) => join(root, `${module.replaceAll('.', '/')}.hs`))
            .find((candidate) => known.has(candidate));
          return path !== undefined && path !== file && isCompared.has(path) ? [`${file} → ${path}`] : [];
        }),
      ),
    );
    const misread = compared.filter(({ file, imports }) => {
      const own = haskell.extract(readSource(folder, file)).imports;
      const written = own.map((/** @type {any} */ { specifier, line }) => `${line} ${specifier}`);
      return written.join('\n') !== imports.map(({ line, module }) => `${line} ${module}`).join('\n');
    });
    results.push({
      corpus: name,
      version,
      files: compared.length,
      ...compareEdges(
        expected,
        edgesBetween(report, (file) => isCompared.has(file)),
      ),
      inDevelopmentSet,
      extraction: {
        count: compared.reduce((sum, { imports }) => sum + imports.length, 0),
        disagreements: misread.map(({ file }) => file),
      },
    });
  }
  return results;
}

/** The program that asks GHC, and where GHC keeps its settings. */
function buildParser() {
  const work = temporaryFolder('haskell-oracle');
  const program = join(work, 'imports');
  const source = fileURLToPath(new URL('haskell/imports.hs', import.meta.url));
  execFileSync('ghc', ['-package', 'ghc', '-outputdir', work, '-o', program, source], { stdio: 'ignore' });
  return { program, settings: execFileSync('ghc', ['--print-libdir'], { encoding: 'utf8' }).trim() };
}

/**
 * @param {{ program: string, settings: string }} parser
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {FileFacts[]}
 */
function askParser({ program, settings }, folder, files) {
  const answer = execFileSync(program, [settings], {
    cwd: folder,
    input: files.join('\n'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  /** @type {FileFacts[]} */
  const facts = [];
  for (const line of answer.split('\n')) {
    const [what, first = '', second = ''] = line.split('\t');
    if (what === 'file') facts.push({ file: first, imports: [] });
    if (what === 'import') facts.at(-1)?.imports.push({ line: Number(first), module: second });
  }
  return facts;
}
