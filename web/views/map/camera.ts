// From the map's units to pixels and back.
import type { Camera } from '../../state/view-state.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The whole map, with a little air around it. */
export function fitAll(reach: number, screen: Screen): Camera {
  return { x: 0, y: 0, scale: Math.max(0.01, (Math.min(screen.width, screen.height) / 2 / reach) * 0.96) };
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

/** Zooms so that the point under the pointer stays there. */
export function zoomAt(
  camera: Camera,
  screen: Screen,
  factor: number,
  x: number,
  y: number,
  limits: readonly [least: number, most: number],
): Camera {
  const scale = Math.min(limits[1], Math.max(limits[0], camera.scale * factor));
  const [mapX, mapY] = toMap(camera, screen, x, y);
  return { x: mapX - (x - screen.width / 2) / scale, y: mapY - (y - screen.height / 2) / scale, scale };
}

/** A camera between two others; the scale moves by ratio, so that zooming feels even. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}
