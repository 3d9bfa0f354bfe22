// Edges run along the folders: out of the folders that hold one end, into those that hold the other (Holten 2006), so
// that a hundred edges between two folders read as one strand.
import type { MapLayout } from './pack-map.ts';

/** How far a strand keeps to the folders: 0 is a straight line, 1 passes through every middle. */
const strength = 0.78;

/** The points of a smooth line from one node to another, as x, y, x, y … */
export function bundle(layout: MapLayout, from: number, to: number): number[] {
  const points = [layout.x[from] ?? 0, layout.y[from] ?? 0];
  for (const folder of foldersBetween(layout, layout.folderOf[from] ?? -1, layout.folderOf[to] ?? -1)) {
    points.push(layout.folders[folder]?.x ?? 0, layout.folders[folder]?.y ?? 0);
  }
  points.push(layout.x[to] ?? 0, layout.y[to] ?? 0);
  return straighten(points);
}

/** Up from one folder to the one that holds both, and down to the other; that one itself only where it is the only. */
function foldersBetween(layout: MapLayout, from: number, to: number): number[] {
  const up = ancestorsOf(layout, from);
  const down = ancestorsOf(layout, to);
  while (up.length > 0 && down.length > 0 && up.at(-1) === down.at(-1)) {
    up.pop();
    down.pop();
  }
  return [...up, ...down.toReversed()];
}

function ancestorsOf(layout: MapLayout, folder: number): number[] {
  const ancestors: number[] = [];
  for (let at = folder; at !== -1; at = layout.folders[at]?.parent ?? -1) ancestors.push(at);
  return ancestors;
}

function straighten(points: number[]): number[] {
  const last = points.length / 2 - 1;
  const [startX = 0, startY = 0] = points;
  const [endX = 0, endY = 0] = points.slice(-2);
  return points.map((value, i) => {
    const part = Math.floor(i / 2) / last;
    const straight = i % 2 === 0 ? startX + (endX - startX) * part : startY + (endY - startY) * part;
    return strength * value + (1 - strength) * straight;
  });
}

/** Draws the points as one smooth curve that starts and ends on them. */
export function traceCurve(path: Path2D | CanvasRenderingContext2D, points: readonly number[]): void {
  path.moveTo(points[0] ?? 0, points[1] ?? 0);
  for (let i = 2; i < points.length - 2; i += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.slice(i, i + 4);
    const isLast = i + 4 >= points.length;
    path.quadraticCurveTo(x, y, isLast ? nextX : (x + nextX) / 2, isLast ? nextY : (y + nextY) / 2);
  }
  if (points.length === 4) path.lineTo(points[2] ?? 0, points[3] ?? 0);
}
