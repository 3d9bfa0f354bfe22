// Converts between map units and pixels, and computes cameras that show something.
import type { Camera } from '../../../state/view-state.ts';
import type { Bounds } from '../layout/bounds.ts';
import type { MapLayout } from '../layout/pack-map.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export type ScaleLimits = readonly [least: number, most: number];

/** Pixels around the whole map: labels extend beyond its sides, the controls cover the lower edge. */
const margin = { side: 24, top: 18, bottom: 84 };

/** On a phone the legend and the controls need two lines each, whatever the fonts. */
const narrow = { width: 560, margin: { ...margin, bottom: 140 } };

/** The same where the legend is one line, and the date and the controls cover the upper edge. */
export const smallMargin = { side: 16, top: 48, bottom: 38 };

/** Limits the zoom for small projects: six files need not fill the screen. */
const largestScale = 64;

/** The whole map above the controls, with a margin. */
export function fitAll(
  { left, right, top, bottom }: Bounds,
  screen: Screen,
  around = screen.width < narrow.width ? narrow.margin : margin,
): Camera {
  const across = (screen.width - 2 * around.side) / (right - left);
  const down = (screen.height - around.top - around.bottom) / (bottom - top);
  const scale = Math.min(largestScale, Math.max(0.01, Math.min(across, down)));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2 + (around.bottom - around.top) / 2 / scale,
    scale,
  };
}

/** From half the scale of the whole map to a slot that fills a good part of the screen. */
export function scaleLimits(bounds: Bounds, screen: Screen): ScaleLimits {
  const whole = fitAll(bounds, screen).scale;
  return [whole * 0.5, Math.max(60, whole * 2)];
}

export function toScreen(camera: Camera, screen: Screen, x: number, y: number): [x: number, y: number] {
  return [
    (x - camera.x) * camera.scale + screen.width / 2,
    (y - camera.y) * camera.scale + screen.height / 2,
  ];
}

export function toMap(camera: Camera, screen: Screen, x: number, y: number): [x: number, y: number] {
  return [
    (x - screen.width / 2) / camera.scale + camera.x,
    (y - screen.height / 2) / camera.scale + camera.y,
  ];
}

/** Zooms so that the point under the pointer stays in place. */
export function zoomAt(
  camera: Camera,
  screen: Screen,
  factor: number,
  [x, y]: readonly [x: number, y: number],
  limits: ScaleLimits,
): Camera {
  const scale = Math.min(limits[1], Math.max(limits[0], camera.scale * factor));
  const [mapX, mapY] = toMap(camera, screen, x, y);
  return { x: mapX - (x - screen.width / 2) / scale, y: mapY - (y - screen.height / 2) / scale, scale };
}

/** A camera between two others; the scale is interpolated by ratio, so that the zoom speed looks constant. */
export function interpolate(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

/** The circle fills most of the screen. */
export function fitCircle(x: number, y: number, r: number, screen: Screen, limits: ScaleLimits): Camera {
  const scale = (Math.min(screen.width, screen.height) / 2 / r) * 0.86;
  return { x, y, scale: Math.min(limits[1], Math.max(limits[0], scale)) };
}

/** Pixels: below this radius a slot is too small to notice. */
const smallestSlot = 3.5;
const edge = 40;

/** Where the camera must go to show a node clearly; null if it already does. */
export function cameraShowing(
  layout: MapLayout,
  node: number,
  camera: Camera,
  screen: Screen,
  limits: ScaleLimits,
): Camera | null {
  const x = layout.x[node] ?? 0;
  const y = layout.y[node] ?? 0;
  const [left, top] = toScreen(camera, screen, x, y);
  const isInside = left > edge && top > edge && left < screen.width - edge && top < screen.height - edge;
  const isLarge = (layout.r[node] ?? 1) * camera.scale >= smallestSlot;
  if (isInside && isLarge) return null;
  const folder = layout.folders[layout.folderOf[node] ?? -1];
  if (folder === undefined) return { x: x * 0.8, y: y * 0.8, scale: camera.scale };
  // Wide enough to show what is around the folder too.
  const wanted = fitCircle(folder.x, folder.y, Math.max(folder.r * 2.2, 14), screen, limits);
  const scale = isLarge ? camera.scale : Math.max(wanted.scale, (smallestSlot * 2) / layout.slot);
  return { x, y, scale: Math.min(limits[1], scale) };
}

/** Pixels: a smaller circle shows nothing of what is in it. */
const smallestCircle = 30;

/** Where the camera must go to show a folder; null if it already does. */
export function cameraShowingFolder(
  { x, y, r }: { readonly x: number; readonly y: number; readonly r: number },
  camera: Camera,
  screen: Screen,
  limits: ScaleLimits,
): Camera | null {
  const [left, top] = toScreen(camera, screen, x, y);
  const isInside = left > 0 && top > 0 && left < screen.width && top < screen.height;
  return isInside && r * camera.scale >= smallestCircle ? null : fitCircle(x, y, 1.8 * r, screen, limits);
}

/** From here on the context takes map units. */
export function applyMapTransform(
  context: CanvasRenderingContext2D,
  camera: Camera,
  screen: Screen,
  ratio: number,
): void {
  const scale = ratio * camera.scale;
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (ratio * screen.width) / 2 - camera.x * scale,
    (ratio * screen.height) / 2 - camera.y * scale,
  );
}
