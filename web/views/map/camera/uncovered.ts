// The part of the map that can be seen: on a phone the details of what is selected lie over the lower part of the page.
import type { Camera } from '../../../state/view-state.ts';
import type { Screen } from './camera.ts';

/** Of a canvas, in its pixels; as wide as the canvas. */
export interface Strip {
  readonly top: number;
  readonly height: number;
}

/** Pixels: in a lower strip nothing can be shown. */
const lowest = 120;

/** The whole canvas if hardly anything of it can be seen: then it can be scrolled into view. */
export function findUncovered(canvas: Element): Strip {
  const { top, bottom, height } = canvas.getBoundingClientRect();
  const start = Math.max(top, 0);
  const end = Math.min(bottom, findSheetTop());
  return end - start < lowest ? { top: 0, height } : { top: start - top, height: end - start };
}

/** Where the sheet begins, or would with longer details: those may not have been loaded yet. */
function findSheetTop(): number {
  const sheet = document.querySelector('[data-sheet]');
  if (sheet === null) return innerHeight;
  const { position, maxHeight } = getComputedStyle(sheet);
  return position === 'fixed'
    ? sheet.getBoundingClientRect().bottom - Number.parseFloat(maxHeight)
    : innerHeight;
}

/** `find` gets the camera and the screen as if the strip were all there is. */
export function aimAtStrip(
  { top, height }: Strip,
  { width, height: whole }: Screen,
  camera: Camera,
  find: (camera: Camera, screen: Screen) => Camera | null,
): Camera | null {
  const down = whole / 2 - top - height / 2;
  const better = find({ ...camera, y: camera.y - down / camera.scale }, { width, height });
  return better === null ? null : { ...better, y: better.y + down / better.scale };
}
