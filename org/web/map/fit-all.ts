// The cameras that show the whole map or a part of it.
import type { Camera } from '../../../web/state/view-state.ts';
import type { Screen } from '../../../web/views/map/camera/camera.ts';
import type { Placement } from './placement.ts';

/** Three repositories need not fill the screen. */
const largestScale = 1.5;
const margin = { side: 60, top: 50, bottom: 90 };

export function fitAll(placement: Placement, screen: Screen): Camera {
  return fitNodes(placement, placement.x.keys(), screen);
}

/** The camera that shows some repositories. */
export function fitNodes({ x, y, r }: Placement, nodes: Iterable<number>, screen: Screen): Camera {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const node of nodes) {
    const [middleX, middleY, radius] = [x[node] ?? 0, y[node] ?? 0, r[node] ?? 0];
    left = Math.min(left, middleX - radius);
    right = Math.max(right, middleX + radius);
    top = Math.min(top, middleY - radius);
    bottom = Math.max(bottom, middleY + radius);
  }
  const across = (screen.width - 2 * margin.side) / Math.max(1, right - left);
  const down = (screen.height - margin.top - margin.bottom) / Math.max(1, bottom - top);
  const scale = Math.min(largestScale, Math.max(0.02, Math.min(across, down)));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2 + (margin.bottom - margin.top) / 2 / scale,
    scale,
  };
}
