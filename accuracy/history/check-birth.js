// Whether a finding is there after a commit and was not there before it, told from two reports by plain sets.

/**
 * @param {any} birth
 * @param {{ before: any, after: any }} reports `before` is undefined for the first commit.
 * @param {ReadonlyMap<string, string>} renames
 * @returns {readonly string[]} What is wrong.
 */
export function checkBirth(birth, { before, after }, renames) {
  const tangles = before?.tangles ?? [];
  if (birth.type === 'back-dependency') {
    const pairs = (/** @type {any[]} */ all) =>
      all.flatMap(({ back }) => back.map((/** @type {any} */ { from, to }) => `${from} → ${to}`));
    // Folders and files may have been called otherwise at that time, so some pair must be new.
    const known = new Set(pairs(tangles));
    const isNew = pairs(after.tangles).some((pair) => !known.has(pair));
    return isNew ? [] : ['no back dependency is new'];
  }
  const groups = (/** @type {any} */ report) =>
    birth.type === 'cycle' ? report.cycles : report.tangles.map((/** @type {any} */ { members }) => members);
  const renamed = (/** @type {string} */ name) => renames.get(name) ?? name;
  const old =
    before === undefined ? [] : groups(before).map((/** @type {string[]} */ all) => all.map(renamed));
  const inOld = new Set(old.flat());
  const fresh = groups(after).filter(
    (/** @type {string[]} */ members) => !members.some((each) => inOld.has(each)),
  );
  // A cycle that shares members with an earlier one can be new too, if that one continues as another.
  const candidates = fresh.length > 0 ? fresh : unmatched(old, groups(after));
  if (birth.type === 'cycle')
    return candidates.some((/** @type {string[]} */ { length }) => length === birth.sizeAtBirth)
      ? []
      : [`no new cycle of ${birth.sizeAtBirth} files`];
  return candidates.length > 0 ? [] : ['no tangle is new'];
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
