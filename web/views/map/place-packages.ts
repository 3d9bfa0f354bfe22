// Packages stand on a ring around the project, each on the side of the files that use it; builtin modules, which are
// hidden at first, on a ring of their own outside of it.
import type { ReportIndex } from '../../state/report-index.ts';

interface Places {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly r: Float32Array;
}

/** Writes the places of all packages, and returns how far each ring reaches. */
export function placePackages(
  index: ReportIndex,
  radius: number,
  places: Places,
): { readonly reach: number; readonly fullReach: number } {
  const packages: number[] = [];
  const builtins: number[] = [];
  for (let number = index.fileCount; number < index.nodes.length; number++) {
    const node = index.nodes[number];
    (node?.type === 'package' && node.builtin === true ? builtins : packages).push(number);
  }
  const reach = placeRing(index, packages, radius, places);
  return { reach, fullReach: placeRing(index, builtins, reach, places) };
}

function placeRing(index: ReportIndex, members: readonly number[], inside: number, places: Places): number {
  if (members.length === 0) return inside;
  const r = Math.max(1, inside * 0.016);
  const wish = new Map(members.map((node) => [node, directionOfUsers(index, node, places)]));
  const ordered = members.toSorted((a, b) => (wish.get(a) ?? 0) - (wish.get(b) ?? 0) || a - b);
  const firstRing = inside + 2.4 * r;
  const perRing = Math.max(8, Math.floor((2 * Math.PI * firstRing) / (2.6 * r)));
  const rings = Math.ceil(ordered.length / perRing);
  const angles = spread(
    ordered.map((node) => wish.get(node) ?? 0),
    Math.min((2 * Math.PI) / ordered.length, 0.16),
  );
  ordered.forEach((node, i) => {
    const distance = firstRing + (i % rings) * 2.6 * r;
    places.x[node] = Math.cos(angles[i] ?? 0) * distance;
    places.y[node] = Math.sin(angles[i] ?? 0) * distance;
    places.r[node] = r;
  });
  return firstRing + (rings - 1) * 2.6 * r + 1.6 * r;
}

/** Ascending wishes, moved apart: each angle lies at least `least` behind the one before, as near its wish as that allows. */
function spread(wishes: readonly number[], least: number): number[] {
  const angles = [...wishes];
  for (let i = 1; i < angles.length; i++) angles[i] = Math.max(angles[i] ?? 0, (angles[i - 1] ?? 0) + least);
  // What was pushed past the full turn goes back over those before it.
  const end = (wishes[0] ?? 0) + 2 * Math.PI - least;
  for (let i = angles.length - 1; i >= 0; i--) {
    const limit = i === angles.length - 1 ? end : (angles[i + 1] ?? 0) - least;
    angles[i] = Math.min(angles[i] ?? 0, limit);
  }
  return angles;
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
