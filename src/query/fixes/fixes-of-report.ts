// The list of fixes for a whole report.
import type { Report } from '../../model/report.ts';
import { type Fix, listFixes } from './list-fixes.ts';
import { productFiles } from '../product/product-files.ts';

/** The most useful first. Cached, because several answers need it and a report never changes. */
export function fixesOfReport(report: Report): readonly Fix[] {
  let fixes = known.get(report);
  if (fixes === undefined) {
    known.set(report, (fixes = listFixes(report, productFiles(report))));
  }
  return fixes;
}

const known = new WeakMap<Report, readonly Fix[]>();
