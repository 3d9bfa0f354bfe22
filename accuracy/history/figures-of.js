// The figures of a report, counted without Lintel's own code.

/**
 * @param {any} report
 * @returns {Readonly<Record<string, number | string>>}
 */
export function figuresOf(report) {
  const backEdges = report.tangles.flatMap((/** @type {any} */ { back }) =>
    back.flatMap((/** @type {any} */ { edges }) => edges),
  );
  const isFile = (/** @type {string} */ id) => !id.startsWith('pkg:');
  return {
    files: report.nodes.filter(isFile).length,
    packages: report.nodes.filter((/** @type {string} */ id) => !isFile(id)).length,
    dependencies: report.edges.length,
    cycles: report.cycles.length,
    loadCycles: report.cycleDetails.filter((/** @type {any} */ { kind }) => kind === 'load').length,
    largestCycle: Math.max(0, ...report.cycles.map((/** @type {string[]} */ { length }) => length)),
    tangles: report.tangles.length,
    backDependencies: backEdges.length,
    ruleViolations: 0,
    health: report.health.score,
    grade: report.health.grade,
    ...(report.health.caveat !== undefined && { caveat: report.health.caveat }),
  };
}
