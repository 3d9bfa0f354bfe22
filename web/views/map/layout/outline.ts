// The line around a group of circles as a rubber band would run, a little way off: packages stand on it.
import type { Circle } from './enclose.ts';

const directions = 360;

export interface Outline {
  readonly length: number;
  /** The point that lies this far along the line; past its end it begins anew. */
  pointAt(along: number): readonly [x: number, y: number];
  /** How far along the line it crosses the ray from the middle in a direction. */
  alongTowards(angle: number): number;
}

/** The middle, 0 | 0, must lie inside. */
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
      return [mix(x[i], x[next], part), mix(y[i], y[next], part)];
    },
    alongTowards(angle) {
      const turn = (angle / (2 * Math.PI)) * directions;
      const rest = ((turn % directions) + directions) % directions;
      const i = Math.floor(rest) % directions;
      return mix(along[i], along[i + 1], rest - Math.floor(rest));
    },
  };
}

/** Direction → where the band crosses it: the nearest of all lines that touch the circles from outside. */
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

function mix(from = 0, to = 0, part: number): number {
  return from + (to - from) * part;
}
