// The results as a document.

/** @typedef {{ repository: string, commits: number, points: number, files: string, births: number, checked: number, problems: readonly string[] }} Outcome */

/** @param {readonly Outcome[]} outcomes */
export function describe(outcomes) {
  const rows = outcomes.map(
    ({ repository, commits, points, files, births, checked, problems }) =>
      `| ${[repository, commits, points, files, births, checked, problems.length].join(' | ')} |`,
  );
  const problems = outcomes.flatMap((outcome) =>
    outcome.problems.map((each) => `- ${outcome.repository}: ${each}`),
  );
  return `# Histories

Made by \`npm run accuracy:history -- --histories DIR\`.

\`lintel history\` reads revisions from git's objects and analyses them one after another in one process, which reuses what it knows. Here every sampled revision is checked out as well and analysed as a folder, by a fresh analysis without a cache. Two things must hold:

- All figures of a point (files, packages, dependencies, cycles, load cycles, the largest cycle, tangles, back dependencies, health and grade) are those of the checkout.
- A commit that is named as the birth of a finding has a new cycle of the given size, a tangle of the given members of which no two that have been tangled ever since were tangled before, or a new back dependency, compared with a checkout of its first parent. Computed by plain sets from the two reports.

| repository | commits | points | files | findings | births checked | differences |
| --- | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}
${problems.length === 0 ? '' : `\n${problems.join('\n')}\n`}`;
}
