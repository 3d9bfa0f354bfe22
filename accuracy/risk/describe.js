// What was measured, as a page of docs/.

/** @typedef {import('../risk.js').Cut} Cut */

const names = ['before', 'before, product files', 'without history', 'with history'];

/**
 * @param {readonly Cut[]} cuts
 * @param {{ shown: number, followingMonths: number }} options
 */
export function describe(cuts, { shown, followingMonths }) {
  const measured = cuts.filter(({ caught }) => caught.length > 0);
  const telling = measured.filter(({ files }) => files > shown);
  const repositories = byRepository(telling);
  const average = averageOf(repositories);
  return `# Accuracy: risk

Do the files that Lintel ranks highest need fixes later? Each repository was analysed as it was at two dates. Fixes are the commits of the following ${followingMonths} months that are no merges, say in their first line that they fix something (fix, bug, regression, crash, issue #1) and touch at most 30 source files. A file's figure is how many of them touch it. The tables show what the first ${shown} files of a ranking add up to, divided by what the best possible ${shown} would. Only product files count: no tests, fixtures, examples, docs or benchmarks.

- **before**: 2·dependents + dependencies, plus points for cycles, god modules, hubs and layer violations
- **before, product files**: the same without the files that are not part of the product
- **without history**: size and dependencies, as in \`riskScore\` where no git history can be read
- **with history**: \`riskScore\`, the changes of the last 12 months included

On average over the repositories the ranking with history catches ${ratio(average)} times what the one before did. It catches less in ${countWorse(repositories)} of ${repositories.length} repositories, and at ${countWorse(telling)} of ${telling.length} dates. Dates at which there are at most ${shown} product files are left out of these figures, since every ranking shows all of them; with them it is ${ratio(averageOf(byRepository(measured)))} times. Where no fix touched a product file there is nothing to compare. Few fixes make a figure a matter of chance.

Written by \`npm run accuracy:risk -- --histories DIR\`.

| repository | ${names.join(' | ')} | with history ÷ before |
|---|--:|--:|--:|--:|--:|
${repositories.map(({ repository, caught }) => line([repository, ...shares(caught)])).join('\n')}
${line(['average', ...shares(average)])}

| repository | as of | product files | fixes | ${names.join(' | ')} | with history ÷ before |
|---|---|--:|--:|--:|--:|--:|--:|--:|
${cuts.map(({ repository, day, files, fixes, caught }) => line([repository, day, files, fixes, ...shares(caught)])).join('\n')}
`;
}

/** @param {readonly Cut[]} cuts */
function byRepository(cuts) {
  return [...new Set(cuts.map(({ repository }) => repository))].map((repository) => ({
    repository,
    caught: averageOf(cuts.filter((cut) => cut.repository === repository)),
  }));
}

/**
 * @param {readonly { caught: readonly number[] }[]} rows
 * @returns {readonly number[]}
 */
function averageOf(rows) {
  return names.map(
    (_, ranking) => rows.reduce((sum, { caught }) => sum + (caught[ranking] ?? 0), 0) / rows.length,
  );
}

/** @param {readonly { caught: readonly number[] }[]} rows */
function countWorse(rows) {
  return rows.filter(({ caught: [before = 0, , , now = 0] }) => now < before).length;
}

/** @param {readonly number[]} caught */
function shares(caught) {
  if (caught.length === 0) return [...names, ''].map(() => '');
  return [...caught.map((share) => share.toFixed(2)), ratio(caught)];
}

/** @param {readonly number[]} caught */
function ratio([before = 0, , , now = 0]) {
  return before === 0 ? '–' : (now / before).toFixed(2);
}

/** @param {readonly (string | number)[]} cells */
function line(cells) {
  return `| ${cells.join(' | ')} |`;
}
