// Access to values of a parsed manifest. A key of the wrong type counts as absent. Only own properties count, so
// `constructor` is an ordinary key.

export type UntypedObject = Readonly<Record<string, unknown>>;

const noFields: UntypedObject = {};

export function isObject(value: unknown): value is UntypedObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value under nested keys; `null` counts as absent. */
export function valueAt(value: unknown, ...keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at ?? undefined;
}

export function stringAt(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

export function objectAt(value: unknown, ...keys: readonly string[]): UntypedObject {
  const found = valueAt(value, ...keys);
  return isObject(found) ? found : noFields;
}

export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found: unknown = valueAt(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** The strings of a list; a single string counts as a list. */
export function stringsAt(value: unknown, ...keys: readonly string[]): string[] {
  return elementsAt(value, ...keys).filter((element) => typeof element === 'string');
}

/** The elements of a list; any other value is its only element. */
export function elementsAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found: unknown = valueAt(value, ...keys);
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found];
}
