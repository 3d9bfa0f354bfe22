// Packages stand on a line around the project, each on the side of the files that use it; builtin modules, which are
// hidden at first, on a line of their own outside of it.
import type { ReportIndex } from '../../../state/report-index.ts';
import { outlineAround } from './outline.ts';
import type { Circle } from './enclose.ts';

interface Places {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly r: Float32Array;
}

/** Writes the places of all packages around the circles, and returns how far out each of the two groups begins to be free. */
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

interface Line {
  readonly r: number;
  /** Between the circles and the first line. */
  readonly distance: number;
}

/** At most this many stand as far apart as their names would like; more stand closer. */
const roomyCount = 40;

/** Returns the distance at which the next line may stand. */
function placeAround(
  index: ReportIndex,
  members: readonly number[],
  circles: readonly Circle[],
  { r, distance }: Line,
  places: Places,
): number {
  if (members.length === 0) return distance;
  const apart = 2.6 * r;
  const first = outlineAround(circles, distance);
  const lineCount = Math.ceil(members.length / Math.max(8, Math.floor(first.length / apart)));
  const lines = Array.from({ length: lineCount }, (_, i) =>
    i === 0 ? first : outlineAround(circles, distance + i * apart),
  );
  const wish = new Map(
    members.map((node) => [node, first.alongTowards(directionOfUsers(index, node, places))]),
  );
  const ordered = members.toSorted((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || a - b);
  const along = spread(
    ordered.map((node) => wish.get(node) ?? 0),
    first.length / Math.max(roomyCount, ordered.length),
    first.length,
  );
  ordered.forEach((node, i) => {
    const line = lines[i % lineCount] ?? first;
    const [x, y] = line.pointAt(((along[i] ?? 0) / first.length) * line.length);
    places.x[node] = x;
    places.y[node] = y;
    places.r[node] = r;
  });
  return distance + lineCount * apart;
}

/** Ascending wishes, moved apart: each lies at least `least` behind the one before, as near its wish as that allows. */
function spread(wishes: readonly number[], least: number, length: number): number[] {
  const places = [...wishes];
  for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i] ?? 0, (places[i - 1] ?? 0) + least);
  // What was pushed past the full turn goes back over those before it.
  const end = (wishes[0] ?? 0) + length - least;
  for (let i = places.length - 1; i >= 0; i--) {
    const limit = i === places.length - 1 ? end : (places[i + 1] ?? 0) - least;
    places[i] = Math.min(places[i] ?? 0, limit);
  }
  return places;
}

function directionOfUsers(index: ReportIndex, node: number, { x, y }: Places): number {
  let sumX = 0;
  let sumY = 0;
  for (const edge of index.inEdges.subarray(index.inStart[node], index.inStart[node + 1])) {
    const user = index.edgeSource[edge] ?? 0;
    sumX += x[user] ?? 0;
    sumY += y[user] ?? 0;
  }
  return Math.atan2(sumY, sumX);
}
