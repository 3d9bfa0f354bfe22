// The rankings that are compared, each computed from the report alone.

/**
 * Whether a file is not part of the product: a test, a fixture, an example, docs, a benchmark, other people's code.
 * @param {any} report
 * @returns {(file: string) => boolean}
 */
export function sideFilesOf({ detailed }) {
  const side = new Set();
  for (const { id, role } of detailed.nodes) if (role !== undefined && role !== 'product') side.add(id);
  return (file) => side.has(file);
}

/**
 * What Lintel did before: connections, and points for what else was found.
 * @param {any} report
 * @returns {string[]}
 */
export function rankByConnections({ detailed, cycles, risks }) {
  const points = new Map();
  const give = (/** @type {string} */ file, /** @type {number} */ more) =>
    points.set(file, (points.get(file) ?? 0) + more);
  for (const file of cycles.flat()) give(file, 10);
  for (const { file } of risks.god_modules) give(file, 8);
  for (const { file } of risks.dependency_explosions) give(file, 6);
  for (const { source } of risks.layer_violations) give(source, 4);
  // Size did not count, not even between equals.
  const nodes = detailed.nodes.map((/** @type {any} */ node) => ({ ...node, size: 0 }));
  return rank(nodes, ({ id, incoming, outgoing }) => 2 * incoming + outgoing + (points.get(id) ?? 0));
}

/**
 * @param {any} report
 * @param {ReadonlyMap<string, number>} changes
 * @returns {string[]}
 */
export function rankByRisk(report, changes) {
  const isSide = sideFilesOf(report);
  return rank(report.detailed.nodes, ({ id, size, incoming, outgoing }) => {
    if (isSide(id)) return 0;
    const connections = 2 * Math.log2(1 + outgoing) + Math.log2(1 + incoming);
    const recent = 3 * Math.log2(1 + (changes.get(id) ?? 0));
    return Math.round((1 + Math.log2(1 + size / 1024)) * (connections + recent));
  });
}

/**
 * @param {any} nodes
 * @param {(node: { id: string, size: number, incoming: number, outgoing: number }) => number} scoreOf
 * @returns {string[]} Without those of score 0; ties by size, then path.
 */
function rank(nodes, scoreOf) {
  const scored = nodes
    .filter((/** @type {any} */ { type }) => type === 'file')
    .map((/** @type {any} */ node) => ({ id: node.id, size: node.size, score: scoreOf(node) }));
  return scored
    .filter((/** @type {any} */ { score }) => score > 0)
    .toSorted(
      (/** @type {any} */ a, /** @type {any} */ b) =>
        b.score - a.score || b.size - a.size || (a.id < b.id ? -1 : 1),
    )
    .map((/** @type {any} */ { id }) => id);
}
