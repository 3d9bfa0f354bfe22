import type { ChangedLayerViolation, Difference } from '../model/change.ts';
import type { LayerViolation, Report } from '../model/report.ts';
import { compareFindings, type Finding } from './compare-findings.ts';
import type { Sides } from './sides.ts';

type Detail = Pick<ChangedLayerViolation, 'sourceLayer' | 'targetLayer' | 'basis'>;

export function compareLayerViolations(sides: Sides): Difference<ChangedLayerViolation> {
  return compareFindings(sides, listViolations(sides.before), listViolations(sides.after));
}

/** Reports of other programs have no basis. */
type Violation = Omit<LayerViolation, 'basis'> & Partial<Pick<LayerViolation, 'basis'>>;

function listViolations({ risks }: Report): readonly Finding<Detail>[] {
  return risks.layer_violations.map(({ source, target, sourceLayer, targetLayer, basis }: Violation) => ({
    dependency: [source, target],
    detail: { sourceLayer, targetLayer, ...(basis !== undefined && { basis }) },
  }));
}
