// The edges as a table (RFC 4180), one row each, for spreadsheets and scripts.
import type { DetailedEdge, Report } from '../model/report.ts';
import type { Exporter } from './exporter.ts';

export const csv: Exporter = {
  id: 'csv',
  description: 'one row per dependency, for spreadsheets',
  fileName: 'graph.csv',
  mediaType: 'text/csv; charset=utf-8; header=present',

  *render(report: Report): Iterable<string> {
    yield csvRow(['source', 'target', 'isCircular', 'kinds', 'lines']);
    for (const edge of report.detailed.edges) yield csvRow(cellsOf(edge));
  },
};

function cellsOf({ source, target, isCircular, imports }: DetailedEdge): string[] {
  const kinds = new Set(imports.map(({ kind }) => kind));
  const lines = imports.map(({ line }) => line);
  return [source, target, String(isCircular), [...kinds].join(' '), lines.join(' ')];
}

/** One row with its line break. A spreadsheet will not execute anything in it. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const inert = escapeFormula(text);
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Spreadsheets run a cell that starts like this as a formula, quoted or not; after an apostrophe it is text. */
function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
