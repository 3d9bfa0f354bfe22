// Whether a finding is there after a commit and was not there before it, told from two reports by plain sets.

/**
 * @param {any} birth
 * @param {{ before: any, after: any, later: readonly any[] }} reports `before` is undefined for the first commit; `later` are
 * those of the points after it, as far as their tangles go.
 * @param {ReadonlyMap<string, string>} renames
 * @returns {readonly string[]} What is wrong.
 */
export function checkBirth(birth, { before, after, later }, renames) {
  const tangles = before?.tangles ?? [];
  if (birth.type === 'back-dependency') {
    const pairs = (/** @type {any[]} */ all) =>
      all.flatMap(({ back }) => back.map((/** @type {any} */ { from, to }) => `${from} → ${to}`));
    // Folders and files may have been called otherwise at that time, so some pair must be new.
    const known = new Set(pairs(tangles));
    const isNew = pairs(after.tangles).some((pair) => !known.has(pair));
    return isNew ? [] : ['no back dependency is new'];
  }
  if (birth.type === 'tangle') return checkTangle(birth, { before: tangles, after: after.tangles, later });
  const renamed = (/** @type {string} */ name) => renames.get(name) ?? name;
  const old = (before?.cycles ?? []).map((/** @type {string[]} */ all) => all.map(renamed));
  const inOld = new Set(old.flat());
  const fresh = after.cycles.filter(
    (/** @type {string[]} */ members) => !members.some((each) => inOld.has(each)),
  );
  // A cycle that shares members with an earlier one can be new too, if that one continues as another.
  const candidates = fresh.length > 0 ? fresh : unmatched(old, after.cycles);
  return candidates.some((/** @type {string[]} */ { length }) => length === birth.sizeAtBirth)
    ? []
    : [`no new cycle of ${birth.sizeAtBirth} files`];
}

/**
 * @param {any} birth
 * @param {{ before: readonly any[], after: readonly any[], later: readonly any[] }} tangles
 */
function checkTangle({ members, membersAtBirth }, { before, after, later }) {
  const first = membersAtBirth.toSorted().join(' ');
  if (!after.some((each) => each.members.toSorted().join(' ') === first))
    return [`no tangle of ${membersAtBirth.length} members as named`];
  const isLasting = (/** @type {string[]} */ pair) =>
    [{ tangles: after }, ...later, { tangles: [{ members }] }].every(({ tangles }) =>
      tangles.some((/** @type {any} */ each) => pair.every((member) => each.members.includes(member))),
    );
  const isOlder = before.some((each) => pairsOf(each.members).some(isLasting));
  return isOlder ? ['two members that have been tangled ever since were tangled before'] : [];
}

/** @param {readonly string[]} members */
function pairsOf(members) {
  return members.flatMap((one, at) => members.slice(at + 1).map((other) => [one, other]));
}

/**
 * Groups of `now` of which no group of `old` has the most members.
 * @param {readonly string[][]} old
 * @param {readonly string[][]} now
 */
function unmatched(old, now) {
  const taken = new Set(
    old.map((members) => {
      const shared = now.map((group) => group.filter((each) => members.includes(each)).length);
      return shared.indexOf(Math.max(...shared));
    }),
  );
  return now.filter((_, at) => !taken.has(at));
}
