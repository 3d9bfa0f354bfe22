// The kinds of imports as they stand in a report, where the settings of the project have decided them.

/** @typedef {{ specifier: string, line: number, kind: string }} Statement */

/**
 * The imports of a file as they were read, each with the kind that the report gives it. Imports that lead nowhere are not
 * edges of a report: those keep the kind that they were read with.
 * @param {any} report
 * @returns {(file: string, statements: readonly Statement[]) => Statement[]}
 */
export function kindsIn(report) {
  /** @type {Map<string, string[]>} */
  const reported = new Map();
  for (const { source, imports } of report.detailed.edges) {
    for (const { line, specifier, kind } of imports) {
      const key = `${source} ${line} ${specifier}`;
      reported.set(key, [...(reported.get(key) ?? []), kind]);
    }
  }
  return (file, statements) =>
    statements.map(({ specifier, line, kind }) => {
      const kinds = reported.get(`${file} ${line} ${specifier}`) ?? [];
      const isKnown = kinds.length === 0 || kinds.includes(kind);
      return { specifier, line, kind: isKnown ? kind : kinds[0] };
    });
}
