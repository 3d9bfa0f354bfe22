// A change in the page's format: one line with the change, then the report before it. The page already has the report after
// it.
import type { ComparedReports } from '../model/compared-reports.ts';
import { renderPageReport } from './render-page-report.ts';

export function* renderPageChange({
  change,
  before,
}: Omit<ComparedReports, 'after'>): Generator<string, void, undefined> {
  yield `${JSON.stringify(change)}\n`;
  yield* renderPageReport(before);
}
