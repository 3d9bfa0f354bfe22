// Reads a change in the form that the server and a saved page have it: src/report/render-page-change.ts.
import type { Change } from '../../../src/model/change.ts';
import { type ReadReport, readPageReport } from '../page-report.ts';
import { type AlignedReports, alignReports } from './align-reports.ts';

export function readChange(text: string, after: ReadReport): AlignedReports {
  const end = text.indexOf('\n');
  const change = JSON.parse(text.slice(0, end)) as Change;
  return alignReports(change, readPageReport(text.slice(end)), after);
}
