// Why one tool reports a violation that the other does not. Each reason is checked on the graphs, not assumed.

/**
 * @typedef {{ rule: string, line: string, by: 'theirs' | 'ours' }} Found
 * @typedef {Found & { reason?: string }} Difference
 * @typedef {{ broken: ReadonlySet<string>, dependencies: ReadonlySet<string>, uninstalled?: ReadonlySet<string>, byUrl?: ReadonlySet<string> }} Graph
 */

/**
 * @param {Found} found
 * @param {Graph} theirs
 * @param {Graph} ours
 * @returns {Difference}
 */
export function explain(found, theirs, ours) {
  const reason = reasons.find(({ applies }) => applies(found, theirs, ours));
  return reason === undefined ? found : { ...found, reason: reason.text };
}

/** @type {readonly { text: string, applies: (found: Found, theirs: Graph, ours: Graph) => boolean }[]} */
const reasons = [
  {
    text: 'dependency-cruiser does not mark every dependency of a large circle. In the dependencies that it lists itself, a way leads from the target back to the source.',
    applies: ({ rule, line, by }, theirs) =>
      rule === 'no-circular' && by === 'ours' && theirs.dependencies.has(line) && leadsBack(line, theirs),
  },
  {
    text: 'A file that imports itself is a circle for dependency-cruiser. For Lintel it is not a dependency.',
    applies: ({ line, by }) => by === 'theirs' && isSelf(line),
  },
  {
    text: 'For what is reached through other files, dependency-cruiser lists every pair of files. Lintel lists each import that leads out of the files of the rule, with one shortest way. Every end that Lintel shows is a pair of dependency-cruiser, and both name the rule as broken.',
    applies: ({ rule, by }, theirs, ours) =>
      by === 'theirs' && rule === 'not-through' && isBroken(rule, ours) && isBroken(rule, theirs),
  },
  {
    text: 'dependency-cruiser applies rules to an import that it cannot resolve, by its text. For Lintel that is an unresolved import, not a dependency.',
    applies: ({ line, by }) => by === 'theirs' && line.includes(' → unresolved '),
  },
  {
    text: 'The package is not installed here, so dependency-cruiser does not know it as one that the rule allows.',
    applies: ({ line, by }, theirs) => by === 'theirs' && theirs.uninstalled?.has(line) === true,
  },
  {
    text: 'A declaration file imports `x`, and both `x.js` and `x.d.ts` exist. TypeScript takes the declarations, as does Lintel; dependency-cruiser takes the JavaScript file.',
    applies: ({ line, by }, theirs, ours) =>
      /\.d\.[cm]?ts → /.test(line) &&
      (by === 'ours'
        ? theirs.dependencies.has(line.replace(/\.d\.([cm]?)ts$/, '.$1js'))
        : ours.dependencies.has(line.replace(/\.([cm]?)js$/, '.d.$1ts'))),
  },
  {
    text: "A file that `new URL('…', import.meta.url)` names is a dependency for Lintel, but not for dependency-cruiser.",
    applies: ({ line, by }, theirs, ours) =>
      by === 'ours' && !theirs.dependencies.has(line) && ours.byUrl?.has(line) === true,
  },
];

/** @param {string} line */
function isSelf(line) {
  const [from, to] = line.split(' → ');
  return from === to;
}

/**
 * @param {string} rule
 * @param {Graph} graph
 */
function isBroken(rule, { broken }) {
  return [...broken].some((line) => line.startsWith(`${rule}: `));
}

/**
 * @param {string} line
 * @param {Graph} graph
 */
function leadsBack(line, { dependencies }) {
  const [from = '', to = ''] = line.split(' → ');
  const targetsOf = new Map();
  for (const each of dependencies) {
    const [source, target] = each.split(' → ');
    targetsOf.set(source, [...(targetsOf.get(source) ?? []), target]);
  }
  const reached = new Set([to]);
  for (const file of reached) for (const next of targetsOf.get(file) ?? []) reached.add(next);
  return reached.has(from);
}
