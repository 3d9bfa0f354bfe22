// Slots for the files of a folder: a honeycomb from the middle outwards. The first n slots are the same whatever comes
// after them, so a new file moves no other file but those behind it.

export interface Honeycomb {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Slot → its distance from the middle, ascending. */
  readonly far: Float64Array;
}

/** Distances are compared in thousandths; below them stand row and column, 15 bits each, to order what is equally far. */
const perUnit = 1000;
const side = 2 ** 15;
const middle = side / 2;

/** The middles of at least `count` slots that lie `distance` apart. */
export function buildHoneycomb(count: number, distance: number): Honeycomb {
  const rowHeight = (distance * Math.sqrt(3)) / 2;
  const reach = Math.sqrt((count * distance * rowHeight) / Math.PI) + 2 * distance;
  const rows = Math.ceil(reach / rowHeight);
  const columns = Math.ceil(reach / distance) + 1;
  const keys = new Float64Array((2 * rows + 1) * (2 * columns + 1));
  let found = 0;
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const far = farOf(columnX(row, column, distance), row * rowHeight);
      // Beyond it the honeycomb is not whole.
      if (far > reach) continue;
      keys[found++] = (Math.round(far * perUnit) * side + row + middle) * side + column + middle;
    }
  }
  const sorted = keys.subarray(0, found).sort();
  const comb = { x: new Float64Array(found), y: new Float64Array(found), far: new Float64Array(found) };
  sorted.forEach((key, slot) => {
    const column = (key % side) - middle;
    const row = (Math.floor(key / side) % side) - middle;
    comb.x[slot] = columnX(row, column, distance);
    comb.y[slot] = row * rowHeight;
    comb.far[slot] = farOf(comb.x[slot] ?? 0, comb.y[slot] ?? 0);
  });
  return comb;
}

/** Math.hypot is many times slower. */
function farOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function columnX(row: number, column: number, distance: number): number {
  return (column + (row % 2 === 0 ? 0 : 0.5)) * distance;
}
