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
      visitEdges: (visit) => visitProduct(report, visit),
    });
    known.set(report, (fixes = withoutRepeated(listed)));
  }
  return fixes;
}

function visitProduct({ detailed }: Report, visit: (source: string, target: string) => void): void {
  for (const { source, target, imports } of detailed.edges)
    if (imports[0]!.role === undefined || imports.some(({ role }) => role === undefined))
      visit(source, target);
}

const known = new WeakMap<Report, readonly Fix[]>();
