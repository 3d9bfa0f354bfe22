// docs/accuracy/rules.md.

const mostShown = 5;

/**
 * @param {{ cruiser: string, boundaries: string }} versions
 * @param {readonly import('../rules.js').Outcome[]} outcomes
 */
export function describeRules(versions, outcomes) {
  return `# Accuracy: rules

Configurations of dependency-cruiser ${versions.cruiser} and eslint-plugin-boundaries ${versions.boundaries}, translated to [rules](../rules.md) by hand and checked by both tools on the same files. A violation is a rule and a dependency; both tools must report the same ones.

| configuration | where it comes from |
|---|---|
| Its recommended rules | \`recommended-strict\` of dependency-cruiser's npm package, all seven: two have a translation, five have [none](#rules-without-a-translation). On its own code, and on four packages with many cycles. |
| Its own rules | Those that dependency-cruiser's repository adds for its own code. There \`not-outside\` is switched off; here it is on. What it finds in the package and not in the repository are types that the package leaves out. |
| top-bun’s rules | The configuration that the npm package contains, on the sources in the package. |
| Wotan’s rules, RxJS’s rules | The npm packages contain the sources, but not the configurations of their repositories: the rules state the same, in words of our own. Wotan's package contains compiled files with declarations. |
| Its own boundaries | What eslint-plugin-boundaries' repository lets each part of its own code use; \`parts\` is that, in words of our own, the others are stricter. On version 4.2.2, the last one whose package contains the sources. |
| … without exceptions, Boundaries of folders | Stricter rules for the same folders and for those of Three.js, written for this comparison so that they are broken often. |

Neither counts types in the comments of JavaScript files. A module of Node is one package: \`fs/promises\` is \`fs\`.

Written by \`npm run accuracy -- rules\`.

| configuration | project | files | rule | other tool | Lintel | only other tool | only Lintel | without a reason |
|---|---|--:|---|--:|--:|--:|--:|--:|
${outcomes.flatMap(rowsOf).join('\n')}

## Differences

${describeDifferences(outcomes)}

## Rules without a translation

| rule | violations | why |
|---|--:|---|
${rowsWithout(outcomes).join('\n')}
`;
}

/** @param {import('../rules.js').Outcome} outcome */
function rowsOf({ title, corpus, files, rules }) {
  return rules.map(({ rule, theirs, ours, differences }) => {
    const count = (/** @type {string} */ by) => differences.filter((each) => each.by === by).length;
    const open = differences.filter(({ reason }) => reason === undefined).length;
    return `| ${[title, corpus, files, rule, theirs, ours, count('theirs'), count('ours'), open].join(' | ')} |`;
  });
}

/** @param {readonly import('../rules.js').Outcome[]} outcomes */
function describeDifferences(outcomes) {
  /** @type {Map<string, string[]>} */
  const linesOf = new Map();
  for (const { corpus, tool, rules } of outcomes) {
    for (const { rule, line, by, reason = 'Without a reason.' } of rules.flatMap(
      (each) => each.differences,
    )) {
      const who = by === 'ours' ? 'Lintel' : tool;
      linesOf.set(reason, [
        ...(linesOf.get(reason) ?? []),
        `  - ${corpus}, ${rule}, only ${who}: \`${line}\``,
      ]);
    }
  }
  if (linesOf.size === 0) return 'None.';
  return [...linesOf]
    .map(([reason, lines]) => {
      const more = lines.length > mostShown ? [`  - and ${lines.length - mostShown} more`] : [];
      return [`- ${reason}`, ...lines.slice(0, mostShown), ...more].join('\n');
    })
    .join('\n');
}

/** @param {readonly import('../rules.js').Outcome[]} outcomes */
function rowsWithout(outcomes) {
  /** @type {Map<string, { why: string, found?: number }>} */
  const all = new Map();
  for (const { name, why, found } of outcomes.flatMap(({ without }) => without)) {
    all.set(name, { why, ...(found !== undefined && { found: found + (all.get(name)?.found ?? 0) }) });
  }
  return [...all].map(([name, { why, found = 'not run' }]) => `| ${name} | ${found} | ${why} |`);
}
