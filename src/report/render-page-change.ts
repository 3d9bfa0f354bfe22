// A change as the page asks for it: one line with the change, then the report of before in the page's form. The report of
// afterwards is the one that the page has anyway.
import type { ComparedReports } from '../model/compared-reports.ts';
import { renderPageReport } from './render-page-report.ts';

export function* renderPageChange({
  change,
  before,
}: Omit<ComparedReports, 'after'>): Generator<string, void, undefined> {
  yield `${JSON.stringify(change)}\n`;
  yield* renderPageReport(before);
}
