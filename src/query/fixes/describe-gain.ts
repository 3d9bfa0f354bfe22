import { isGraded } from '../../model/health-words.ts';
import type { Health } from '../../model/report.ts';

/**
 * `about +2.1 points`. Undefined below a tenth, as for most fixes of a large project, because it would say nothing, and where
 * health is not judged.
 */
export function describeGain(points: number, health: Pick<Health, 'caveat'> | undefined): string | undefined {
  const isTold = health !== undefined && isGraded(health) && points >= 0.05;
  return isTold ? `about +${points.toFixed(1)} points` : undefined;
}
