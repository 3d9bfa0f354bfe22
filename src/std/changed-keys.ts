// Compares two maps.

/** The keys that exist in only one map or have different values. */
export function changedKeys<Key, Value>(
  a: ReadonlyMap<Key, Value>,
  b: ReadonlyMap<Key, Value>,
): ReadonlySet<Key> {
  const changed = new Set<Key>();
  for (const [key, value] of a) if (b.get(key) !== value) changed.add(key);
  for (const key of b.keys()) if (!a.has(key)) changed.add(key);
  return changed;
}
