// Values of a parsed manifest, of which nothing is known. A key that is missing and one of another type say the same:
// nothing. Only own properties count: a key named `constructor` is a key like any other.

export type UntypedObject = Readonly<Record<string, unknown>>;

const noFields: UntypedObject = {};

export function isObject(value: unknown): value is UntypedObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under these keys, one inside the other; `null` counts as absent. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at ?? undefined;
}

export function stringAt(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

/** Empty where there is none. */
export function objectAt(value: unknown, ...keys: readonly string[]): UntypedObject {
  const found = valueAt(value, ...keys);
  return isObject(found) ? found : noFields;
}

/** Empty where there is none. */
export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found: unknown = valueAt(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** The strings of a list; one string counts as a list of itself. */
export function stringsAt(value: unknown, ...keys: readonly string[]): string[] {
  return elementsAt(value, ...keys).filter((element) => typeof element === 'string');
}

/** A list's elements; a value that is no list is its own only element. */
export function elementsAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found: unknown = valueAt(value, ...keys);
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}
