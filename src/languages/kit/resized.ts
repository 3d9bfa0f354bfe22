// Copies a column of numbers into a larger or smaller array.

export function resized<Column extends Uint8Array | Int32Array | Float64Array>(
  column: Column,
  other: Column,
): Column {
  other.set(column.subarray(0, other.length));
  return other;
}
