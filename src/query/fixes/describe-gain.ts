/** `about +2.1 points`. Undefined below a tenth, as for most fixes of a large project, because it would say nothing. */
export function describeGain(points: number): string | undefined {
  return points < 0.05 ? undefined : `about +${points.toFixed(1)} points`;
}
