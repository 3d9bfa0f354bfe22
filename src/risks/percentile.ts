/** The value that nine in ten do not exceed: the one at index (n−1)·0.9 of them in order, halves to even; 0 for none. */
export function percentile90(values: Uint32Array): number {
  const tenths = (values.length - 1) * 9;
  const below = Math.floor(tenths / 10);
  const rest = tenths - below * 10;
  const index = rest > 5 || (rest === 5 && below % 2 === 1) ? below + 1 : below;
  return values.toSorted()[index] ?? 0;
}
