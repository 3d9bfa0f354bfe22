// Where the groups of the graph are at first: close to what they depend on (ForceAtlas2), close to the others of their
// folder, and far enough apart that their names can be read.
import { UndirectedGraph } from 'graphology';
import { forceAtlas2 } from './force-atlas.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import type { Position } from './build-graph.ts';
import { findDrawnLinks } from './build-graph.ts';
import { type Extent, separate } from './separate.ts';

export interface PlacingOptions {
  /** Key of a group → where it was last, also of groups that are open now. */
  readonly last: ReadonlyMap<string, Position>;
  /** Around the centre of a group, in pixels at the size of the picture. */
  extentOf(group: number): Extent;
  readonly picture: Picture;
  /** Links to these count little: everything uses them. */
  isPackages(group: number): boolean;
}

export interface Picture {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Group → its position, of open groups too. */
export function placeGroups(shown: ShownGroups, options: PlacingOptions): Position[] {
  const start = startPositions(shown, options.last);
  const graph = new UndirectedGraph<Position, { weight: number }>();
  shown.groups.forEach((_, group) => {
    if (group > 0 || shown.groups.length === 1) graph.addNode(group, start[group] ?? { x: 0, y: 0 });
  });
  for (const link of findDrawnLinks(shown)) {
    const { from, to, dependencies } = shown.links[link] ?? { from: 0, to: 0, dependencies: 0 };
    const part = options.isPackages(to) || options.isPackages(from) ? 0.1 : 1;
    addWeight(graph, from, to, part * Math.log2(1 + dependencies));
  }
  // An open group holds its children together.
  shown.parent.forEach((parent, group) => {
    if (parent > 0) addWeight(graph, parent, group, togetherWeight);
  });
  const isKnown = shown.groups.filter(({ key }) => options.last.has(key)).length > graph.order / 2;
  runLayout(graph, isKnown ? 80 : 400);
  return spreadOut(shown, graph, options);
}

const togetherWeight = 2.5;

/** The children of an open group around it, those of the root on a circle. */
function startPositions(
  { groups, parent, depth }: ShownGroups,
  last: ReadonlyMap<string, Position>,
): Position[] {
  const childCount = new Uint32Array(groups.length);
  const placeOf = groups.map((_, group) => {
    const at = parent[group] ?? -1;
    return at === -1 ? 0 : (childCount[at] = (childCount[at] ?? 0) + 1) - 1;
  });
  const start: Position[] = [];
  groups.forEach(({ key }, group) => {
    const at = parent[group] ?? -1;
    const around = start[at] ?? { x: 0, y: 0 };
    const level = depth[group] ?? 1;
    // Much closer, the forces between two groups are larger than numbers can be. Turned, so that no two are in one place.
    const radius = at === -1 ? 0 : Math.max(1, 300 / 3 ** (level - 1));
    const turn = radius === 1 ? level : 0;
    const angle = turn + (2 * Math.PI * (placeOf[group] ?? 0)) / Math.max(1, childCount[at] ?? 1);
    start[group] = last.get(key) ?? {
      x: around.x + radius * Math.cos(angle),
      y: around.y + radius * Math.sin(angle),
    };
  });
  return start;
}

function addWeight(
  graph: UndirectedGraph<Position, { weight: number }>,
  from: number,
  to: number,
  weight: number,
): void {
  if (from === to || !graph.hasNode(from) || !graph.hasNode(to)) return;
  graph.updateEdge(from, to, (known) => ({ weight: (known.weight ?? 0) + weight }));
}

/** Longer would delay the picture; the user can let it run on. */
const timeLimitMs = 500;
const batch = 20;

function runLayout(graph: UndirectedGraph<Position, { weight: number }>, iterations: number): void {
  if (graph.order < 2) return;
  const settings = {
    ...forceAtlas2.inferSettings(graph),
    barnesHutOptimize: graph.order > 600,
    outboundAttractionDistribution: true,
    edgeWeightInfluence: 1,
    gravity: 0.6,
    scalingRatio: 20,
  };
  const start = performance.now();
  for (let done = 0; done < iterations && performance.now() - start < timeLimitMs; done += batch)
    forceAtlas2.assign(graph, { iterations: batch, settings, getEdgeWeight: 'weight' });
}

/** Larger graphs are read by zooming in. */
const separateLimit = 400;

/** Stretched to the shape of the view, with space for the names. */
function spreadOut(
  shown: ShownGroups,
  graph: UndirectedGraph<Position, { weight: number }>,
  { extentOf, picture }: PlacingOptions,
): Position[] {
  const known = shown.groups.map((_, group) =>
    graph.hasNode(group) ? graph.getNodeAttributes(group) : { x: 0, y: 0 },
  );
  const closed = shown.groups.flatMap((_, group) => (shown.isOpen[group] === 0 ? [group] : []));
  const toPicture = fitPicture(
    closed.map((group) => known[group] ?? { x: 0, y: 0 }),
    picture,
  );
  const placed = known.map(toPicture);
  if (closed.length > separateLimit) return placed;
  const apart = separate(
    closed.map((group) => ({ ...(placed[group] ?? { x: 0, y: 0 }), ...extentOf(group) })),
    picture,
  );
  closed.forEach((group, at) => (placed[group] = apart[at] ?? { x: 0, y: 0 }));
  return placed;
}

/** In pixels: three groups need not be in the corners of the view. */
const roomPerGroup = 190;

function fitPicture(positions: readonly Position[], picture: Picture): (position: Position) => Position {
  const [left, right] = rangeOf(positions.map(({ x }) => x));
  const [bottom, top] = rangeOf(positions.map(({ y }) => y));
  const most = roomPerGroup * Math.sqrt(positions.length);
  const across = Math.min(picture.width, most) / Math.max(1e-9, right - left);
  const down = Math.min(picture.height, most) / Math.max(1e-9, top - bottom);
  // A row of groups stays a row.
  const [scaleX, scaleY] = [Math.min(across, 2.5 * down), Math.min(down, 2.5 * across)];
  return ({ x, y }) => ({
    x: picture.width / 2 + (x - (left + right) / 2) * scaleX,
    y: picture.height / 2 + (y - (bottom + top) / 2) * scaleY,
  });
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return [
    values.reduce((a, b) => Math.min(a, b), Infinity),
    values.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
}
