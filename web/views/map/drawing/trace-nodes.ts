// The outlines of nodes.
import type { MapBase } from './scene.ts';

/** Packages are squares, since they are not part of the project. */
export function addNode(path: Path2D | undefined, base: MapBase, node: number, scale: number): void {
  const { layout, fill, index } = base;
  const x = layout.x[node] ?? 0;
  const y = layout.y[node] ?? 0;
  const r = (layout.r[node] ?? 1) * (fill[node] ?? 1);
  if (node < index.fileCount) addCircle(path, x, y, r, scale);
  else path?.roundRect(x - r * 0.8, y - r * 0.8, r * 1.6, r * 1.6, r * 0.3);
}

export function addCircle(path: Path2D | undefined, x: number, y: number, r: number, scale: number): void {
  // At two pixels a circle looks like a square, and a rectangle is several times cheaper.
  if (r * scale < 1.3) {
    const half = Math.max(r, 0.55 / scale);
    path?.rect(x - half, y - half, 2 * half, 2 * half);
    return;
  }
  path?.moveTo(x + r, y);
  path?.arc(x, y, r, 0, 2 * Math.PI);
}
