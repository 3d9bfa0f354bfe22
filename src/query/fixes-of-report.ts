// The list of fixes of a whole report.
import type { Report } from '../model/report.ts';
import { withoutRepeated } from './describe-fix.ts';
import { type Fix, listFixes } from './list-fixes.ts';
import { productFiles } from './product-files.ts';

/** The most useful first. Several answers begin with it, and a report never changes. */
export function fixesOfReport(report: Report): readonly Fix[] {
  let fixes = known.get(report);
  if (fixes === undefined) {
    const listed = listFixes(report, {
      isProduct: productFiles(report),
      listEdges: () =>
        report.detailed.edges
          .filter(({ imports }) => imports.some(({ role }) => role === undefined))
          .map(({ source, target }) => [source, target] as const),
    });
    known.set(report, (fixes = withoutRepeated(listed)));
  }
  return fixes;
}

const known = new WeakMap<Report, readonly Fix[]>();
