// The page about coupling.

/**
 * @typedef {{ repository: string, commits: number, large: number, files: number, pairs: number, differences: number }} Outcome
 * @param {readonly Outcome[]} outcomes
 */
export function describe(outcomes) {
  const rows = outcomes.map(
    ({ repository, commits, large, files, pairs, differences }) =>
      `| ${[repository, commits, large, files, pairs, differences].join(' | ')} |`,
  );
  return `# Files that change together

Made by \`npm run accuracy:coupling -- --histories DIR\`.

[Files that change together](../history.md#files-that-change-together) are counted by the rules of Code Maat. The program itself is in neither npm nor Debian, so its rules were written down again, in a few lines of Python (\`accuracy/coupling/code_maat.py\`) that read the log which Code Maat is usually given:

\`\`\`sh
git log --numstat --date=short --pretty=format:'--%h--%ad--%aN' --no-renames HEAD
\`\`\`

Lintel reads its own log, here with renames off as well. Compared are all pairs of all files, before Lintel leaves out those that are not product files of today or depend on each other: both names, the shared commits, the commits of each file, and the degree. A difference is a pair that only one of the two has, or that has another figure.

| repository | commits with files | of these over 30 files | files | pairs | differences |
| --- | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
}
