/** A stable sort by small whole numbers, in linear time: item → its key, which is at least 0 and less than `keyCount`. */
export function countingSort(items: Uint32Array, keys: Uint32Array, keyCount: number): Uint32Array {
  const next = new Uint32Array(keyCount + 1);
  for (let i = 0; i < items.length; i++) next[keys[items[i]!]! + 1]!++;
  for (let key = 0; key < keyCount; key++) next[key + 1]! += next[key]!;
  const sorted = new Uint32Array(items.length);
  for (let i = 0; i < items.length; i++) sorted[next[keys[items[i]!]!]!++] = items[i]!;
  return sorted;
}
