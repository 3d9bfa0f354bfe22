// Copies a column of numbers into a larger array.

export function widened<Column extends Uint8Array | Int32Array | Float64Array>(
  column: Column,
  wider: Column,
): Column {
  wider.set(column);
  return wider;
}
