// docs/accuracy/rules.md.

const mostShown = 5;

/**
 * @param {string} version Of dependency-cruiser.
 * @param {readonly import('../rules.js').Outcome[]} outcomes
 */
export function describeRules(version, outcomes) {
  return `# Accuracy: rules

Configurations of dependency-cruiser ${version}, translated to [rules](../rules.md) by hand and checked by both tools on the same files. A violation is a rule and a dependency; both tools must report the same ones.

- **Its recommended rules:** \`recommended-strict\` of its npm package, all seven: two have a translation, five have [none](#rules-without-a-translation). On its own code, and on four packages with many cycles.
- **Its own rules:** those that its repository adds for its own code. Its repository has switched \`not-outside\` off; here it is on. What it finds in the package and not in the repository are types that the package leaves out.
- **Its own rules without exceptions:** stricter ones for the same folders, which are broken often.

dependency-cruiser reads types in the comments of JavaScript files here (\`detectJSDocImports\`), as Lintel does. A module of Node is one package: \`fs/promises\` is \`fs\`.

Written by \`npm run accuracy -- rules\`.

| configuration | project | files | rule | dependency-cruiser | Lintel | only dependency-cruiser | only Lintel | without a reason |
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
  for (const { corpus, rules } of outcomes) {
    for (const { rule, line, by, reason = 'Without a reason.' } of rules.flatMap(
      (each) => each.differences,
    )) {
      const who = by === 'ours' ? 'Lintel' : 'dependency-cruiser';
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
