// The page and the report in one file, which opens from a disk and asks nobody for anything. The page itself comes from
// outside: what it is built of is not known here, only where the report goes.
import type { ComparedReports } from '../model/compared-reports.ts';
import type { Report } from '../model/report.ts';
import { renderPageChange } from '../report/render-page-change.ts';
import { renderPageReport } from '../report/render-page-report.ts';
import type { Exporter } from './exporter.ts';

/** Where the built page takes the report, once. */
export const reportPlace = '<!--report-->';

export function html(readPage: () => string): Exporter {
  return {
    id: 'html',
    description: 'the page itself, as one file that opens anywhere',
    fileName: 'graph.html',
    mediaType: 'text/html; charset=utf-8',

    *render(report: Report): Iterable<string> {
      const { before, after } = splitPage(readPage());
      yield before;
      yield* embed('lintel-report', renderPageReport(report));
      yield after;
    },
  };
}

/** The page in change mode: the report of afterwards, the change and the report of before in one file. */
export function* renderHtmlOfChange(page: string, compared: ComparedReports): Iterable<string> {
  const { before, after } = splitPage(page);
  yield before;
  yield* embed('lintel-report', renderPageReport(compared.after));
  yield* embed('lintel-change', renderPageChange(compared));
  yield after;
}

function splitPage(page: string): { readonly before: string; readonly after: string } {
  const [before, after, ...more] = page.split(reportPlace);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The page has not one place for the report.');
  return { before, after };
}

function* embed(id: string, json: Iterable<string>): Iterable<string> {
  yield `<script id="${id}" type="application/json">`;
  for (const chunk of json) yield inert(chunk);
  yield '</script>';
}

const special = /<|(?<=--)>|[\u2028\u2029]/g;

/** The same JSON, with nothing in it that could end a script or open a comment: such characters stand only in strings. */
function inert(json: string): string {
  return json.replace(special, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
