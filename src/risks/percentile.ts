/** The 90th percentile: the value at index (n−1)·0.9 of the sorted values, half rounded to even; 0 if there are none. */
export function percentile90(values: Uint32Array): number {
  const tenths = (values.length - 1) * 9;
  const below = Math.floor(tenths / 10);
  const rest = tenths - below * 10;
  const index = rest > 5 || (rest === 5 && below % 2 === 1) ? below + 1 : below;
  return values.toSorted()[index] ?? 0;
}
