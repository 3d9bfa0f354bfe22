// Slots for the files of a folder: a hexagonal grid, ordered from the centre outwards. The first n slots do not depend on
// how many follow, so a new file moves only the files after it.

export interface Honeycomb {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Slot → its distance from the centre, ascending. */
  readonly distance: Float64Array;
  /** Slot → how far along a spiral from the centre it is: neighbours on the spiral are neighbours on the grid. */
  readonly turns: Float64Array;
}

/** Sort keys: the distance in thousandths, then row and column in 15 bits each, which order slots at equal distance. */
const perUnit = 1000;
const side = 2 ** 15;
const middle = side / 2;

/** The centres of at least `count` slots, `spacing` apart. */
export function buildHoneycomb(count: number, spacing: number): Honeycomb {
  const rowHeight = (spacing * Math.sqrt(3)) / 2;
  const reach = Math.sqrt((count * spacing * rowHeight) / Math.PI) + 2 * spacing;
  const rows = Math.ceil(reach / rowHeight);
  const columns = Math.ceil(reach / spacing) + 1;
  const keys = new Float64Array((2 * rows + 1) * (2 * columns + 1));
  let found = 0;
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const distance = distanceFromCentre(columnX(row, column, spacing), row * rowHeight);
      // Beyond this radius some slots are missing.
      if (distance > reach) continue;
      keys[found++] = (Math.round(distance * perUnit) * side + row + middle) * side + column + middle;
    }
  }
  const sorted = keys.subarray(0, found).sort();
  const comb = {
    x: new Float64Array(found),
    y: new Float64Array(found),
    distance: new Float64Array(found),
    turns: new Float64Array(found),
  };
  sorted.forEach((key, slot) => {
    const column = (key % side) - middle;
    const row = (Math.floor(key / side) % side) - middle;
    comb.x[slot] = columnX(row, column, spacing);
    comb.y[slot] = row * rowHeight;
    comb.distance[slot] = distanceFromCentre(comb.x[slot] ?? 0, comb.y[slot] ?? 0);
    const angle = Math.atan2(comb.y[slot] ?? 0, comb.x[slot] ?? 0);
    comb.turns[slot] = Math.round((comb.distance[slot] ?? 0) / spacing) + angle / (2 * Math.PI);
  });
  return comb;
}

/** Math.hypot is many times slower. */
function distanceFromCentre(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

function columnX(row: number, column: number, spacing: number): number {
  return (column + (row % 2 === 0 ? 0 : 0.5)) * spacing;
}
