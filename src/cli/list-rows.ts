// The formats or conditions of a command, for its `--help`.

export interface Row {
  readonly id: string;
  readonly description: string;
}

export function listRows(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ id }) => id.length)) + 2;
  return rows.map(({ id, description }) => `  ${id.padEnd(width)}${description}`).join('\n');
}

/** For a command whose default format is text. */
export function listFormats(formats: readonly Row[]): string {
  return listRows([{ id: 'text', description: 'for a person (default)' }, ...formats]);
}
