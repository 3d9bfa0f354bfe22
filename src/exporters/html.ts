// The page and the report in one file, which works from disk without any requests. The page itself is passed in; only the
// position of the report in it is known here.
import type { ComparedReports } from '../model/compared-reports.ts';
import type { Report } from '../model/report.ts';
import { renderPageChange } from '../report/render-page-change.ts';
import { renderPageReport } from '../report/render-page-report.ts';
import type { Exporter } from './exporter.ts';

/** The placeholder for the report in the built page; occurs once. */
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

/** The page in change mode: the report after the change, the change and the report before it in one file. */
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
  for (const chunk of json) yield escapeForScript(chunk);
  yield '</script>';
}

const special = /<|(?<=--)>|[\u2028\u2029]/g;

/** The same JSON without anything that could end a script or open a comment. Such characters occur only in strings. */
function escapeForScript(json: string): string {
  return json.replace(special, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
