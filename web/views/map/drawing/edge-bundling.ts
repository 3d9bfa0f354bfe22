// Hierarchical edge bundling (Holten 2006): edges run along the folder tree, so that a hundred edges between two folders
// read as one.
import type { MapLayout } from '../layout/pack-map.ts';

/** How closely an edge follows the folders: 0 is a straight line, 1 passes through every centre. */
const strength = 0.78;

/** One end of an edge: a point, and the innermost folder around it. */
export interface EdgeEnd {
  readonly x: number;
  readonly y: number;
  readonly folder: number;
}

export function edgeEndAt(layout: MapLayout, node: number): EdgeEnd {
  return { x: layout.x[node] ?? 0, y: layout.y[node] ?? 0, folder: layout.folderOf[node] ?? -1 };
}

/** How far an edge without folders on its path is bent to its left, so that the two directions are two lines. */
const bend = 0.14;

/** The points of a smooth line from one end to the other, as x, y, x, y … */
export function bundleEdge(layout: MapLayout, from: EdgeEnd, to: EdgeEnd): number[] {
  // A package is outside all folders: their centres would be a detour.
  const folders =
    from.folder === -1 || to.folder === -1 ? [] : foldersBetween(layout, from.folder, to.folder);
  if (folders.length === 0) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return [from.x, from.y, from.x + dx / 2 + dy * bend, from.y + dy / 2 - dx * bend, to.x, to.y];
  }
  const points = [from.x, from.y];
  for (const folder of folders) {
    points.push(layout.folders[folder]?.x ?? 0, layout.folders[folder]?.y ?? 0);
  }
  points.push(to.x, to.y);
  return straighten(points);
}

/** The path between two folders through the tree, without their lowest common ancestor. */
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
  const endX = points[points.length - 2] ?? 0;
  const endY = points[points.length - 1] ?? 0;
  return points.map((value, i) => {
    const part = Math.floor(i / 2) / last;
    const straight = i % 2 === 0 ? startX + (endX - startX) * part : startY + (endY - startY) * part;
    return strength * value + (1 - strength) * straight;
  });
}

/** What a curve is drawn with: a Path2D, a context, or anything else with the same commands. */
export interface Pen {
  moveTo(x: number, y: number): void;
  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void;
}

/** Draws the points as one smooth curve that starts and ends on them. */
export function traceCurve(pen: Pen, points: readonly number[]): void {
  pen.moveTo(points[0] ?? 0, points[1] ?? 0);
  for (let i = 2; i < points.length - 2; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    const nextX = points[i + 2] ?? 0;
    const nextY = points[i + 3] ?? 0;
    const isLast = i + 4 >= points.length;
    pen.quadraticCurveTo(x, y, isLast ? nextX : (x + nextX) / 2, isLast ? nextY : (y + nextY) / 2);
  }
}
