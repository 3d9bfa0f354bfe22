// The convex outline around a group of circles, at a distance. Packages are placed along it.
import type { Circle } from './enclose.ts';

const directions = 360;

export interface Outline {
  readonly length: number;
  /** The point at this length along the line; wraps around at its end. */
  pointAt(along: number): readonly [x: number, y: number];
  /** The length along the line at which it crosses the ray from the centre in a direction. */
  positionTowards(angle: number): number;
}

/** The centre (0, 0) must be inside. */
export function outlineAround(circles: readonly Circle[], distance: number): Outline {
  const radius = measureRadii(circles, distance);
  const x = radius.map((r, i) => r * Math.cos(angleOf(i)));
  const y = radius.map((r, i) => r * Math.sin(angleOf(i)));
  const along = new Float64Array(directions + 1);
  for (let i = 0; i < directions; i++) {
    const next = (i + 1) % directions;
    const part = Math.hypot((x[next] ?? 0) - (x[i] ?? 0), (y[next] ?? 0) - (y[i] ?? 0));
    along[i + 1] = (along[i] ?? 0) + part;
  }
  const length = along[directions] ?? 0;
  return {
    length,
    pointAt(wanted) {
      const rest = ((wanted % length) + length) % length;
      const after = along.findIndex((end) => end > rest);
      const i = Math.max(0, after - 1);
      const start = along[i] ?? 0;
      const part = (rest - start) / Math.max(1e-9, (along[i + 1] ?? length) - start);
      const next = (i + 1) % directions;
      return [interpolate(x[i], x[next], part), interpolate(y[i], y[next], part)];
    },
    positionTowards(angle) {
      const turn = (angle / (2 * Math.PI)) * directions;
      const rest = ((turn % directions) + directions) % directions;
      const i = Math.floor(rest) % directions;
      return interpolate(along[i], along[i + 1], rest - Math.floor(rest));
    },
  };
}

/** Direction → radius of the outline: the nearest of all tangent lines around the circles. */
function measureRadii(circles: readonly Circle[], distance: number): Float64Array {
  const support = Float64Array.from({ length: directions }, (_, i) => {
    const [cos, sin] = [Math.cos(angleOf(i)), Math.sin(angleOf(i))];
    return circles.reduce((most, { x, y, r }) => Math.max(most, x * cos + y * sin + r), 0) + distance;
  });
  const quarter = directions / 4;
  return Float64Array.from({ length: directions }, (_, i) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (let turn = 1 - quarter; turn < quarter; turn++) {
      const line = support[(i + turn + directions) % directions] ?? 0;
      nearest = Math.min(nearest, line / Math.cos(angleOf(turn)));
    }
    return nearest;
  });
}

function angleOf(direction: number): number {
  return (direction / directions) * 2 * Math.PI;
}

function interpolate(from = 0, to = 0, part: number): number {
  return from + (to - from) * part;
}
