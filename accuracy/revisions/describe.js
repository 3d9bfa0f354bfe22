// The results as a document.

/** @typedef {{ repository: string, commits: number, files: number, changed: number, renames: number, cycles: number, problems: readonly string[] }} Outcome */

/** @param {readonly Outcome[]} outcomes */
export function describe(outcomes) {
  const rows = outcomes.map(
    ({ repository, commits, files, changed, renames, cycles, problems }) =>
      `| ${[repository, commits, files, changed, renames, cycles, problems.length].join(' | ')} |`,
  );
  const problems = outcomes.flatMap((outcome) =>
    outcome.problems.map((each) => `- ${outcome.repository}: ${each}`),
  );
  return `# Revisions

Made by \`npm run accuracy:revisions -- --histories DIR\`.

\`lintel diff\` reads revisions from git's objects, without a checkout. Here the newest commits of real repositories are read that way, each compared with the commit before it on the first-parent line, and each is checked out as well and analysed as a folder. Two things must hold:

- The report of a revision is the report of its checkout, byte for byte. Only \`generatedAt\` and \`projectRoot\` differ.
- What \`diff\` says was added and removed (files, packages, dependencies, unresolved imports, cycles) is the difference of the two checkouts' reports, computed by plain sets. Renames are those of \`git diff -M\`.

| repository | commits | files | with changed dependencies | renamed files | changed cycles | differences |
| --- | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}
${problems.length === 0 ? '' : `\n${problems.join('\n')}\n`}`;
}
