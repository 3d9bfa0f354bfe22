// Groups of repositories as soft areas behind them, with their titles as long as one sees the whole.
import { toScreen } from '../../../web/views/map/camera/camera.ts';
import { shorten, visibleName } from '../../../web/state/visible-name.ts';
import { type Box, isFree } from './boxes.ts';
import type { Scene, View } from './draw-map.ts';
import type { Group, Placement } from './placement.ts';

/** Around each circle, in map units: those of neighbours grow together. */
const reach = 20;

export function drawGroupAreas(context: CanvasRenderingContext2D, { placement, theme }: Scene): void {
  context.fillStyle = theme.area;
  for (const { nodes } of placement.groups) {
    context.beginPath();
    for (const node of nodes) {
      const [x, y, r] = [placement.x[node] ?? 0, placement.y[node] ?? 0, (placement.r[node] ?? 0) + reach];
      context.moveTo(x + r, y);
      context.arc(x, y, r, 0, 2 * Math.PI);
    }
    context.fill();
  }
}

/** When one sees closer, the names of repositories say more. */
const largestScale = 1.2;
const longest = 24;

/** Adds the places of the titles to `taken`. */
export function drawGroupTitles(
  context: CanvasRenderingContext2D,
  { placement, theme, highlight }: Scene,
  { camera, screen }: View,
  taken: Box[],
): void {
  if (camera.scale > largestScale || highlight.nodes.size > 0) return;
  context.font = '700 15px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 4;
  context.strokeStyle = theme.ground;
  context.fillStyle = theme.text;
  for (const group of placement.groups) {
    const text = shorten(visibleName(group.title), longest);
    const { middle, top } = boundsOf(group, placement);
    const [x, above] = toScreen(camera, screen, middle, top - reach);
    const y = above - 8;
    const half = context.measureText(text).width / 2;
    const box = { left: x - half, right: x + half, top: y - 10, bottom: y + 10 };
    if (!isFree(box, taken, screen.width)) continue;
    taken.push(box);
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}

function boundsOf(
  { nodes }: Group,
  { x, y, r }: Placement,
): { readonly middle: number; readonly top: number } {
  const left = nodes.reduce((least, node) => Math.min(least, x[node] ?? 0), Infinity);
  const right = nodes.reduce((most, node) => Math.max(most, x[node] ?? 0), -Infinity);
  const top = nodes.reduce((least, node) => Math.min(least, (y[node] ?? 0) - (r[node] ?? 0)), Infinity);
  return { middle: (left + right) / 2, top };
}
