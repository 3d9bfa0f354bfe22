// Imports whose names are used only as types, compared with the code that the compiler emits.

/** @typedef {{ specifier: string, line: number, kind: string }} Statement */

/**
 * `dropped` of the `written` imports are missing in what the compiler emits, though their names are used. Of those `found`
 * are types to Lintel, which says so of `wrong` others.
 * @typedef {{ written: number, dropped: number, found: number, wrong: number, disagreements: string[] }} TypeUses
 */

const about = `## Imports whose names are used only as types

The compiler drops such an import, unless the \`tsconfig.json\` of the file says otherwise. The imports, re-exports and \`require\` calls of TypeScript files that are not written as types are compared with what \`ts.transpileModule\` emits under the options of the file. With \`jsx: react-jsx\`, elements do not need React. An import of which nothing is used stays a value. For packages that do not ship their \`tsconfig.json\`, \`accuracy/typescript/corpora.js\` sets the options for JSX and decorators.

- **Dropped:** the compiler drops the import, though its names are used.
- **Found:** those of them that have the kind \`type\` after Lintel has checked them, as it does for every import inside a would-be cycle.
- **Wrong:** imports with the kind \`type\` that the compiler keeps, or whose names are not used.`;
const columns = '| corpus | version | imports | dropped | found | wrong | set |';
const ruler = '|---|---|--:|--:|--:|--:|---|';

/** @returns {TypeUses} */
export function noTypeUses() {
  return { written: 0, dropped: 0, found: 0, wrong: 0, disagreements: [] };
}

/**
 * Adds those of one file: its imports with the kinds that Lintel finds, after compiling and as written.
 * @param {TypeUses} total
 * @param {{ file: string, own: readonly Statement[], emitted: readonly Statement[], written: readonly Statement[] }} imports
 */
export function addTypeUses(total, { file, own, emitted, written }) {
  if (!isCode(file) || own.length !== emitted.length) return;
  emitted.forEach(({ kind, line, specifier }, i) => {
    if (written[i]?.kind !== 'static') return;
    const found = own[i]?.kind;
    total.written++;
    if (kind === 'type') total.dropped++;
    if (kind === 'type' && found === kind) total.found++;
    if (kind !== 'type' && found === 'type') total.wrong++;
    if (found !== kind)
      total.disagreements.push(`${file}:${line} \`${specifier}\`: ${kind}, Lintel: ${found}`);
  });
}

/** @param {string} path */
function isCode(path) {
  return /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path);
}

/**
 * @param {readonly { corpus: string, version: string, inDevelopmentSet: boolean, typeUses: TypeUses }[]} results
 * @returns {string} A section of the document.
 */
export function describeTypeUses(results) {
  const rows = results
    .filter(({ typeUses }) => typeUses.written > 0)
    .map(({ corpus, version, inDevelopmentSet, typeUses }) => {
      const { written, dropped, found, wrong } = typeUses;
      const set = inDevelopmentSet ? 'development' : 'held-out';
      return `| ${[corpus, version, written, dropped, found, wrong, set].join(' | ')} |`;
    });
  const disagreements = results.flatMap(({ corpus, typeUses }) =>
    typeUses.disagreements.map((line) => `- ${corpus}: ${line}`),
  );
  const sections = [about, [columns, ruler, ...rows].join('\n')];
  if (disagreements.length > 0) sections.push(disagreements.join('\n'));
  return sections.join('\n\n');
}
