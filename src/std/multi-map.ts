// Maps to lists, and maps whose values are created on demand.

/** Lists by key. A missing key has an empty list. */
export class Lists<Key, Value> extends Map<Key, Value[]> {
  of(key: Key): readonly Value[] {
    return this.get(key) ?? nothing;
  }

  add(key: Key, value: Value): void {
    addTo(this, key, value);
  }
}

const nothing: readonly never[] = [];

/** Appends to the list of the key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The value of the key, created if absent. */
export function getOrAdd<Key, Value>(map: Filled<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

interface Filled<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}
