// Slots for the files of a folder: a honeycomb from the middle outwards. The first n slots are the same whatever comes
// after them, so a new file moves no other file but those behind it.

export interface Honeycomb {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/** The middles of `count` slots that lie `distance` apart. */
export function buildHoneycomb(count: number, distance: number): Honeycomb {
  const rowHeight = (distance * Math.sqrt(3)) / 2;
  const reach = Math.sqrt((count * distance * rowHeight) / Math.PI) + 2 * distance;
  const rows = Math.ceil(reach / rowHeight);
  const columns = Math.ceil(reach / distance) + 1;
  const points: { x: number; y: number; far: number; turn: number }[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * distance;
      const y = row * rowHeight;
      // Rounded, so that slots of one ring are ordered by their turn and not by the last bit of their distance.
      points.push({ x, y, far: Math.round(Math.hypot(x, y) * 1e6), turn: Math.atan2(y, x) });
    }
  }
  points.sort((a, b) => a.far - b.far || a.turn - b.turn);
  return {
    x: Float64Array.from({ length: count }, (_, i) => points[i]?.x ?? 0),
    y: Float64Array.from({ length: count }, (_, i) => points[i]?.y ?? 0),
  };
}
