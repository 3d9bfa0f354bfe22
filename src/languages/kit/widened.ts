// A column of numbers, moved to where there is more room.

export function widened<Column extends Uint8Array | Int32Array | Float64Array>(
  column: Column,
  wider: Column,
): Column {
  wider.set(column);
  return wider;
}
