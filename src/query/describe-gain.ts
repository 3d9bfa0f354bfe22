/** `about +2.1 points`. Undefined under a tenth, as for most fixes of a large project: that would tell nothing. */
export function describeGain(points: number): string | undefined {
  return points < 0.05 ? undefined : `about +${points.toFixed(1)} points`;
}
