// `npm run accuracy -- c go`: measures languages against their own compilers and writes down what came out, each into
// docs/accuracy/<language>.md, and all of them into the table of docs/accuracy.md. Without names: all languages.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{
 *   corpus: string, version: string, files: number, edges: number, precision: number, recall: number,
 *   tunedOn: boolean, disagreements: readonly string[],
 *   extraction?: { count: number, disagreements: readonly string[] },
 * }} Result
 * `about` says in a paragraph what was compared with what; `title` is the language's name.
 * @typedef {{ title?: string, about?: string, measure(): Promise<readonly Result[]> }} Measurement
 */

const documents = 'docs/accuracy';
/** What stands beside the languages here. */
const tools = new Set(['compare', 'debian', 'load-module', 'npm', 'parse-tree', 'risk', 'run']);
const shownDisagreements = 10;
const columns =
  '| corpus | version | files | imports read as the parser does | edges | precision | recall | |';
const ruler = '|---|---|--:|--:|--:|--:|--:|---|';

const names = process.argv.length > 2 ? process.argv.slice(2) : languagesHere();
mkdirSync(documents, { recursive: true });
for (const name of names) {
  /** @type {Measurement} */
  const measurement = await import(`./${name}.js`);
  const results = await measurement.measure();
  writeFileSync(join(documents, `${name}.md`), describe(name, measurement, results));
  for (const result of results) console.log(name, row(result));
}
writeFileSync(`${documents}.md`, describeAll());

function languagesHere() {
  const modules = readdirSync('accuracy').filter((file) => file.endsWith('.js'));
  return modules.map((file) => file.slice(0, -3)).filter((name) => !tools.has(name));
}

/**
 * @param {string} name
 * @param {Measurement} measurement
 * @param {readonly Result[]} results
 */
function describe(name, { title = name, about }, results) {
  return `${[
    `# Accuracy: ${title}`,
    ...(about === undefined ? [] : [about]),
    `Written by \`npm run accuracy -- ${name}\`.`,
    [columns, ruler, ...results.map(row)].join('\n'),
    ...results.flatMap(describeDisagreements),
  ].join('\n\n')}\n`;
}

/** @param {Result} result */
function row({ corpus, version, files, edges, precision, recall, tunedOn, extraction }) {
  const read =
    extraction === undefined
      ? ''
      : `${extraction.count - extraction.disagreements.length} of ${extraction.count}`;
  const cells = [corpus, version, files, read, edges, percent(precision), percent(recall)];
  return `| ${cells.join(' | ')} | ${tunedOn ? 'tuned on' : 'only measured'} |`;
}

/** @param {Result} result */
function describeDisagreements({ corpus, disagreements, extraction }) {
  const all = [...(extraction?.disagreements ?? []).map((file) => `imports: ${file}`), ...disagreements];
  if (all.length === 0) return [];
  const more = all.length > shownDisagreements ? `, ${shownDisagreements} of ${all.length}` : '';
  return [
    `## Disagreements in ${corpus}${more}`,
    all
      .slice(0, shownDisagreements)
      .map((line) => `- ${line}`)
      .join('\n'),
  ];
}

function describeAll() {
  const rows = readdirSync(documents)
    .filter((file) => file.endsWith('.md') && !tools.has(file.slice(0, -3)))
    .toSorted()
    .flatMap((file) => rowsIn(file));
  return `# Accuracy

Every language is measured against its own compiler or parser over real code. Precision: of the edges between files that Lintel finds, how many the compiler sees too. Recall: of those the compiler sees, how many Lintel finds. Corpora that a resolver was tuned on are marked; the others were only measured. \`npm run accuracy\` measures again.

| language ${columns}
|---${ruler}
${rows.join('\n')}
`;
}

/** @param {string} file */
function rowsIn(file) {
  const text = readFileSync(join(documents, file), 'utf8');
  const title = /^# Accuracy: (.*)/.exec(text)?.[1] ?? file;
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && line !== columns);
  return rows.map((line) => `| [${title}](accuracy/${file}) ${line}`);
}

/** @param {number} share Never rounded up to a hundred. */
function percent(share) {
  return `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`;
}
