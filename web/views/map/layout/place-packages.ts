// Packages are placed on rings around the project, each near the files that import it. Modules of the standard library,
// which are hidden at first, are on rings of their own outside.
import type { ReportIndex } from '../../../state/report-index.ts';
import { outlineAround } from './outline.ts';
import type { Circle } from './enclose.ts';

interface Places {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly r: Float32Array;
}

/** Writes the positions of all packages around the circles, and returns which nodes are in each of the two groups. */
export function placePackages(
  index: ReportIndex,
  circles: readonly Circle[],
  places: Places,
): { readonly packages: readonly number[]; readonly builtins: readonly number[] } {
  const packages: number[] = [];
  const builtins: number[] = [];
  for (let number = index.fileCount; number < index.nodes.length; number++) {
    const node = index.nodes[number];
    (node?.type === 'package' && node.builtin === true ? builtins : packages).push(number);
  }
  const reach = circles.reduce((most, { x, y, r }) => Math.max(most, Math.hypot(x, y) + r), 1);
  const r = Math.max(0.42, reach * 0.0135);
  const beyond = placeAround(index, packages, circles, { r, distance: 2 * r }, places);
  placeAround(index, builtins, circles, { r, distance: beyond }, places);
  return { packages, builtins };
}

interface Ring {
  readonly r: number;
  /** Between the circles and the first ring. */
  readonly distance: number;
}

/** Up to this many are spaced so that their names fit; more are closer together. */
const looseCount = 40;

/** Returns the distance at which the next ring may start. */
function placeAround(
  index: ReportIndex,
  members: readonly number[],
  circles: readonly Circle[],
  { r, distance }: Ring,
  places: Places,
): number {
  if (members.length === 0) return distance;
  const spacing = 2.6 * r;
  const first = outlineAround(circles, distance);
  const ringCount = Math.ceil(members.length / Math.max(8, Math.floor(first.length / spacing)));
  const rings = Array.from({ length: ringCount }, (_, i) =>
    i === 0 ? first : outlineAround(circles, distance + i * spacing),
  );
  const preferred = new Map(
    members.map((node) => [node, first.positionTowards(directionOfDependents(index, node, places))]),
  );
  const ordered = members.toSorted((a, b) => (preferred.get(a) ?? 0) - (preferred.get(b) ?? 0) || a - b);
  const along = spread(
    ordered.map((node) => preferred.get(node) ?? 0),
    first.length / Math.max(looseCount, ordered.length),
    first.length,
  );
  ordered.forEach((node, i) => {
    const ring = rings[i % ringCount] ?? first;
    const [x, y] = ring.pointAt(((along[i] ?? 0) / first.length) * ring.length);
    places.x[node] = x;
    places.y[node] = y;
    places.r[node] = r;
  });
  return distance + ringCount * spacing;
}

/** Moves ascending positions apart: each at least `spacing` after the previous one, as near its preferred position as possible. */
function spread(preferred: readonly number[], spacing: number, length: number): number[] {
  const places = [...preferred];
  for (let i = 1; i < places.length; i++)
    places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + spacing);
  // What was pushed past a full turn moves back, and with it those before it.
  const end = (preferred[0] ?? 0) + length - spacing;
  for (let i = places.length - 1; i >= 0; i--) {
    const limit = i === places.length - 1 ? end : (places[i + 1] ?? 0) - spacing;
    places[i] = Math.min(places[i] ?? 0, limit);
  }
  return places;
}

function directionOfDependents(index: ReportIndex, node: number, { x, y }: Places): number {
  let sumX = 0;
  let sumY = 0;
  for (const edge of index.inEdges.subarray(index.inStart[node], index.inStart[node + 1])) {
    const dependent = index.edgeSource[edge] ?? 0;
    sumX += x[dependent] ?? 0;
    sumY += y[dependent] ?? 0;
  }
  return Math.atan2(sumY, sumX);
}
