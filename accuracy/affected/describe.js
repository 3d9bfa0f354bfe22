// The results as a document.

/** @typedef {{ name: string, language: string, version: string, tests: number, ran: number, changed: number, pairs: number, misses: readonly string[], selectsAll: number, spared: number, sparedIfExternal: number, missedIfExternal: number, sparable: number }} Outcome */

/**
 * @param {readonly Outcome[]} outcomes
 * @param {readonly string[]} versions
 */
export function describe(outcomes, versions) {
  const rows = outcomes.map((outcome) => {
    const { name, language, version, tests, changed, pairs, misses, selectsAll } = outcome;
    const { spared, sparedIfExternal, missedIfExternal, sparable } = outcome;
    const figures = [tests, changed, pairs, misses.length, percent(1 - misses.length / pairs)];
    const shares = [
      selectsAll,
      percent(spared / changed),
      percent(sparedIfExternal / changed),
      missedIfExternal,
      percent(sparable / changed),
    ];
    return `| ${[`${name} ${version}`, language, ...figures, ...shares].join(' | ')} |`;
  });
  const misses = outcomes.flatMap((outcome) => outcome.misses.map((each) => `- ${outcome.name}: ${each}`));
  const pairs = outcomes.reduce((sum, outcome) => sum + outcome.pairs, 0);
  return `# Affected tests

Made by \`npm run accuracy:affected -- --hono CHECKOUT\`, with ${versions.join(', ')}.

Every test file of these packages ran in a process of its own, with coverage: coverage.py for Python, V8's for JavaScript. Then each source file of which a test executed a line, at import or later, counted as changed, and every test that executed it had to be in \`lintel affected --tests\`. The test files are those that the package's own runner takes.

Of ${pairs} pairs of a changed file and a test that executes it, ${pairs - misses.length} are selected: recall ${percent(1 - misses.length / pairs)}.

| package | language | test files | changed files | pairs | missed | recall | select all | tests spared | if external | missed then | spared by coverage |
| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}

- *select all*: changed files for which every test is selected.
- *tests spared*: the share of test files that a change of one source file does not select, on average.
- *if external*: the same if the project declares its computed and unresolved imports to load nothing of its own ([\`affected.external\`](../affected.md#configuration)), and how many pairs are *missed then*: where that number is not 0, the declaration would be wrong for some file.
- *spared by coverage*: the same for a perfect selection, which runs only what executed the file. The difference is the price of not running anything.

## Limits

- One rule was added after reading misses: the JSX runtime, which a compiler imports, explained all 27 misses of the first 1,245 pairs of hono. The other packages had no miss from the start.
- Coverage of Python does not include child processes; that of JavaScript does, except for hono. hono's own settings leave out files of types alone and test utilities. A few of its tests check types alone and execute nothing.
- A package whose entry file imports all of its modules (toolz, h11, jinja2) has little to spare: every test executes everything once, at import.
- express and jinja2 load view engines and extensions by name. Every test reaches that line, so every test is selected each time, unless the project declares it external. For express one pair would then be missed: an example loads its controllers by name, so its file must not be declared external.
${misses.length === 0 ? '' : `\n## Missed\n\n${misses.join('\n')}\n`}`;
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(1)}%`;
}
