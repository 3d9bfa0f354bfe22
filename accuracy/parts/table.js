// The table of docs/accuracy/parts.md.

const columns = /** @type {const} */ ([
  'files',
  'names',
  'parts',
  'needed',
  'missed',
  'using',
  'users',
  'left',
]);

/** @param {readonly import('../parts.js').Outcome[]} outcomes */
export function outcomesTable(outcomes) {
  return [
    `| corpus | ${columns.join(' | ')} |`,
    `| --- |${' --: |'.repeat(columns.length)}`,
    ...outcomes.map(
      (outcome) => `| ${outcome.corpus} | ${columns.map((column) => outcome[column]).join(' | ')} |`,
    ),
  ].join('\n');
}
