// Moves overlapping circles apart, a little in each round. A grid finds neighbours, so that thousands take milliseconds.
import type { Point } from './placement.ts';

const rounds = 60;

export function separateCircles(points: readonly Point[], radii: readonly number[]): readonly Point[] {
  const x = Float64Array.from(points, (point) => point.x);
  const y = Float64Array.from(points, (point) => point.y);
  const cell = 2 * radii.reduce((a, b) => Math.max(a, b), 1);
  for (let round = 0; round < rounds; round++) {
    if (!separateOnce({ x, y, radii, cell })) break;
  }
  return points.map((_, i) => ({ x: x[i] ?? 0, y: y[i] ?? 0 }));
}

interface Circles {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radii: readonly number[];
  /** Side of a cell of the grid: no circle reaches further than into the next. */
  readonly cell: number;
}

/** Whether any was moved. */
function separateOnce(circles: Circles): boolean {
  const { x, y, cell } = circles;
  const grid = new Map<string, number[]>();
  let isMoved = false;
  for (let i = 0; i < x.length; i++) {
    const [column, row] = [Math.floor((x[i] ?? 0) / cell), Math.floor((y[i] ?? 0) / cell)];
    for (let c = column - 1; c <= column + 1; c++) {
      for (let w = row - 1; w <= row + 1; w++) {
        for (const other of grid.get(`${c} ${w}`) ?? []) {
          if (moveApart(circles, i, other)) isMoved = true;
        }
      }
    }
    const key = `${column} ${row}`;
    grid.set(key, [...(grid.get(key) ?? []), i]);
  }
  return isMoved;
}

function moveApart({ x, y, radii }: Circles, a: number, b: number): boolean {
  const [dx, dy] = [(x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0)];
  const distance = Math.hypot(dx, dy);
  const missing = (radii[a] ?? 0) + (radii[b] ?? 0) - distance;
  if (missing <= 0.01) return false;
  // Two at one place move along any direction.
  const [ux, uy] = distance < 1e-6 ? [1, 0] : [dx / distance, dy / distance];
  x[a] = (x[a] ?? 0) + (ux * missing) / 2;
  y[a] = (y[a] ?? 0) + (uy * missing) / 2;
  x[b] = (x[b] ?? 0) - (ux * missing) / 2;
  y[b] = (y[b] ?? 0) - (uy * missing) / 2;
  return true;
}
