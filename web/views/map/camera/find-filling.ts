import type { Camera } from '../../../state/view-state.ts';
import type { MapLayout } from '../layout/pack-map.ts';
import type { Screen } from './camera.ts';

/** Of the shorter side of the screen. */
const filledPart = 0.8;

/** The path of the innermost folder that fills the screen; empty if none does. */
export function findFilling({ folders }: MapLayout, camera: Camera | null, screen: Screen): string {
  if (camera === null) return '';
  const { x, y, scale } = camera;
  const half = ((Math.min(screen.width, screen.height) / scale) * filledPart) / 2;
  return folders.findLast((folder) => Math.hypot(folder.x - x, folder.y - y) + half <= folder.r)?.path ?? '';
}
