// The difference of two reports by plain sets, against what Lintel says it is.

/**
 * @typedef {import('../../src/model/report.ts').Report} Report
 * @typedef {import('../../src/model/change.ts').Change} Change
 */

/**
 * @param {string} output Of `git diff --name-status -z -M`.
 * @returns {ReadonlyMap<string, string>}
 */
export function listRenames(output) {
  const fields = output.split('\0');
  const renamed = new Map();
  for (let at = 0; at + 1 < fields.length;) {
    const isRename = fields[at]?.startsWith('R') === true;
    if (isRename) renamed.set(fields[at + 1], fields[at + 2]);
    at += isRename ? 3 : 2;
  }
  return renamed;
}

/**
 * @param {Change} change
 * @param {{ before: Report, after: Report, renamed: ReadonlyMap<string, string> }} sides
 * @returns {readonly string[]} What differs, in words.
 */
export function differencesOf(change, { before, after, renamed }) {
  const present = new Set(after.nodes);
  const nameOf = (/** @type {string} */ id) => {
    const to = renamed.get(id);
    return to !== undefined && present.has(to) ? to : id;
  };
  const isFile = (/** @type {string} */ id) => !id.startsWith('pkg:');
  /** @type {readonly (readonly [string, readonly string[], readonly string[], { added: readonly string[], removed: readonly string[] | undefined }])[]} */
  const sets = [
    ['files', before.nodes.filter(isFile).map(nameOf), after.nodes.filter(isFile), change.files],
    [
      'packages',
      before.nodes.filter((id) => !isFile(id)),
      after.nodes.filter((id) => !isFile(id)),
      {
        added: change.packages.added.map(({ id }) => id),
        removed: change.packages.removed.map(({ id }) => id),
      },
    ],
    [
      'dependencies',
      before.edges.map(([from, to]) => `${nameOf(from)} -> ${nameOf(to)}`),
      after.edges.map(([from, to]) => `${from} -> ${to}`),
      {
        added: change.dependencies.added.map(({ source, target }) => `${source} -> ${target}`),
        removed: change.dependencies.removed.map(
          ({ source, target }) => `${nameOf(source)} -> ${nameOf(target)}`,
        ),
      },
    ],
    [
      'unresolved imports',
      before.diagnostics.filter(isUnresolved).map(({ file, specifier }) => `${nameOf(file)} ${specifier}`),
      after.diagnostics.filter(isUnresolved).map(({ file, specifier }) => `${file} ${specifier}`),
      {
        added: change.unresolved.added.map(({ file, specifier }) => `${file} ${specifier}`),
        removed: change.unresolved.removed.map(({ file, specifier }) => `${nameOf(file)} ${specifier}`),
      },
    ],
    [
      'cycles',
      before.cycles.map((cycle) => cycle.map(nameOf).sort().join(' ')),
      after.cycles.map((cycle) => cycle.toSorted().join(' ')),
      {
        added: change.cycles
          .filter(({ state, kindBefore }) => state !== 'gone' && kindBefore === undefined)
          .map(({ members }) => members.toSorted().join(' ')),
        removed: undefined,
      },
    ],
  ];
  return sets.flatMap(([what, old, now, { added, removed }]) => {
    const wanted = { added: minus(now, old), removed: minus(old, now) };
    return [
      ...(areSame(wanted.added, added) ? [] : [`${what} added: ${wanted.added.length}, not ${added.length}`]),
      ...(removed === undefined || areSame(wanted.removed, removed)
        ? []
        : [`${what} removed: ${wanted.removed.length}, not ${removed.length}`]),
    ];
  });
}

/** @param {{ kind: string }} diagnostic */
function isUnresolved({ kind }) {
  return kind === 'unresolved-import';
}

/**
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
function minus(a, b) {
  const without = new Set(b);
  return [...new Set(a)].filter((each) => !without.has(each));
}

/**
 * @param {readonly string[]} a
 * @param {readonly string[]} b
 */
function areSame(a, b) {
  return JSON.stringify(a.toSorted()) === JSON.stringify([...new Set(b)].toSorted());
}
