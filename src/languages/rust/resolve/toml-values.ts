// Values of a parsed TOML text. A key that is missing and one of another type say the same: nothing.

export type Table = Readonly<Record<string, unknown>>;

const empty: Table = {};

export function tableIn(table: Table, key: string): Table {
  return asTable(valueIn(table, key)) ?? empty;
}

export function textIn(table: Table, key: string): string | undefined {
  const value = valueIn(table, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isTrueIn(table: Table, key: string): boolean {
  return valueIn(table, key) === true;
}

export function tablesIn(table: Table, key: string): readonly Table[] {
  const value = valueIn(table, key);
  return Array.isArray(value) ? value.map(asTable).filter((entry) => entry !== undefined) : [];
}

export function asTable(value: unknown): Table | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Table) : undefined;
}

function valueIn(table: Table, key: string): unknown {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
