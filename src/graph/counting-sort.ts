/** A stable sort by small whole numbers, in linear time: each key is at least 0 and less than `keyCount`. */
export function countingSort(
  items: Uint32Array,
  keyOf: (item: number) => number,
  keyCount: number,
): Uint32Array {
  const next = new Uint32Array(keyCount + 1);
  for (const item of items) next[keyOf(item) + 1]!++;
  for (let key = 0; key < keyCount; key++) next[key + 1]! += next[key]!;
  const sorted = new Uint32Array(items.length);
  for (const item of items) sorted[next[keyOf(item)]!++] = item;
  return sorted;
}
