// The camera that shows the whole map.
import type { Camera } from '../../../web/state/view-state.ts';
import type { Screen } from '../../../web/views/map/camera/camera.ts';
import type { Placement } from './placement.ts';

/** Three repositories need not fill the screen. */
const largestScale = 1.5;
const margin = { side: 60, top: 50, bottom: 90 };

export function fitAll({ x, y, r }: Placement, screen: Screen): Camera {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  x.forEach((middle, node) => {
    left = Math.min(left, middle - (r[node] ?? 0));
    right = Math.max(right, middle + (r[node] ?? 0));
    top = Math.min(top, (y[node] ?? 0) - (r[node] ?? 0));
    bottom = Math.max(bottom, (y[node] ?? 0) + (r[node] ?? 0));
  });
  const across = (screen.width - 2 * margin.side) / Math.max(1, right - left);
  const down = (screen.height - margin.top - margin.bottom) / Math.max(1, bottom - top);
  const scale = Math.min(largestScale, Math.max(0.02, Math.min(across, down)));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2 + (margin.bottom - margin.top) / 2 / scale,
    scale,
  };
}
