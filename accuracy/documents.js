// What `npm run accuracy` writes: the wording and the tables of docs/accuracy.md and docs/accuracy/.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{
 *   corpus: string, version: string, files: number, edges: number, precision: number, recall: number,
 *   inDevelopmentSet: boolean, disagreements: readonly string[],
 *   extraction?: { count: number, disagreements: readonly string[] },
 * }} Result
 * `about` says in Markdown what was compared with what; `title` is the name of the language. `measureMore` measures what
 * not every language has, and returns a section of the document. `writeDocument` replaces them all.
 * @typedef {{
 *   title?: string, about?: string, measure(): Promise<readonly Result[]>, measureMore?: () => Promise<string>,
 *   writeDocument?: () => Promise<string>,
 * }} Measurement
 */

/** Measurements that are not of a language, and write documents of their own. */
export const otherMeasurements = new Set([
  'parts',
  'affected',
  'coupling',
  'history',
  'load-cycles',
  'revisions',
  'risk',
  'rules',
]);

const shownDisagreements = 10;
const columns = '| corpus | version | files | imports matched | edges | precision | recall | set |';
const ruler = '|---|---|--:|--:|--:|--:|--:|---|';

/**
 * @param {string} name
 * @param {Measurement} measurement
 */
export async function measureLanguage(name, measurement) {
  const results = await measurement.measure();
  const more = await measurement.measureMore?.();
  return `${[
    introduce(name, measurement),
    [columns, ruler, ...results.map(row)].join('\n'),
    ...results.flatMap(describeDisagreements),
    ...(more === undefined ? [] : [more]),
  ].join('\n\n')}\n`;
}

/**
 * What stands above the table of a language.
 * @param {string} name
 * @param {Pick<Measurement, 'title' | 'about'>} measurement
 */
export function introduce(name, { title = name, about }) {
  return [
    `# Accuracy: ${title}`,
    ...(about === undefined ? [] : [about]),
    `Written by \`npm run accuracy -- ${name}\`.`,
  ].join('\n\n');
}

/** @param {Result} result */
function row({ corpus, version, files, edges, precision, recall, inDevelopmentSet, extraction }) {
  const read =
    extraction === undefined
      ? ''
      : `${extraction.count - extraction.disagreements.length} of ${extraction.count}`;
  const cells = [corpus, version, files, read, edges, percent(precision), percent(recall)];
  return `| ${cells.join(' | ')} | ${inDevelopmentSet ? 'development' : 'held-out'} |`;
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

/**
 * From what stands in the documents of the languages.
 * @param {string} documents The folder of these.
 */
export function describeAll(documents) {
  const rows = readdirSync(documents)
    .filter((file) => file.endsWith('.md') && !otherMeasurements.has(file.replace(/\.md$/, '')))
    .toSorted()
    .flatMap((file) => rowsIn(documents, file));
  return `# Accuracy

Every language is compared with its own compiler or parser on real projects. \`npm run accuracy\` repeats the measurement, \`npm run accuracy -- go\` that of one language. [How well the risk score predicts fixes](accuracy/risk.md) and [whether rules find what dependency-cruiser and eslint-plugin-boundaries find](accuracy/rules.md) are measured separately, and so are [whether a revision read from git is what its checkout is](accuracy/revisions.md), [whether the figures of a history are those of checkouts](accuracy/history.md), [whether Code Maat finds the same files that change together](accuracy/coupling.md), [whether a change selects every test that executes what changed](accuracy/affected.md) and [whether the part of a file that is to be moved is complete](accuracy/parts.md).

- **Imports matched:** the imports that Lintel reads exactly as the parser does. Some languages compare declarations and names as well; the page of the language says so.
- **Precision:** the share of the edges found by Lintel that the compiler confirms.
- **Recall:** the share of the compiler's edges that Lintel finds.
- **Set:** for projects in the development set, Lintel was changed after reading the disagreements. For projects in the held-out set it was not.

| language ${columns}
|---${ruler}
${rows.join('\n')}
`;
}

/**
 * @param {string} documents
 * @param {string} file
 */
function rowsIn(documents, file) {
  const text = readFileSync(join(documents, file), 'utf8');
  const title = /^# Accuracy: (.*)/.exec(text)?.[1] ?? file;
  const [, table = ''] = text.split(`${ruler}\n`);
  const rows = (table.split('\n\n', 1)[0] ?? '').split('\n').filter((line) => line !== '');
  return rows.map((line) => `| [${title}](accuracy/${file}) ${line}`);
}

/** @param {number} share Never rounded up to a hundred. */
function percent(share) {
  return `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`;
}
