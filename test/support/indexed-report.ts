// A report as the page has it: written for the page, read and indexed by it.
import type { Report } from '../../src/model/report.ts';
import { renderPageReport } from '../../src/report/render-page-report.ts';
import { readPageReport } from '../../web/state/page-report.ts';
import { type ReportIndex, indexReport } from '../../web/state/report-index.ts';

export function indexedReport(report: Report): ReportIndex {
  return indexReport(readPageReport([...renderPageReport(report)].join('')));
}
