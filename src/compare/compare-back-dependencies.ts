import type { ChangedBackDependency, Difference } from '../model/change.ts';
import type { Report } from '../model/report.ts';
import { compareFindings, type Finding } from './compare-findings.ts';
import type { Sides } from './sides.ts';

type Detail = Pick<ChangedBackDependency, 'folder' | 'from' | 'to'>;

export function compareBackDependencies(sides: Sides): Difference<ChangedBackDependency> {
  return compareFindings(sides, listBack(sides.before), listBack(sides.after));
}

function listBack({ tangles }: Report): readonly Finding<Detail>[] {
  return tangles.flatMap(({ folder, back }) =>
    back.flatMap(({ from, to, edges }) =>
      edges.map((dependency) => ({ dependency, detail: { folder, from, to } })),
    ),
  );
}
