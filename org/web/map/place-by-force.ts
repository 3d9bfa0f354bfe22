// Close to what they use (ForceAtlas2), without overlap, and turned so that most users are above what they use.
import { UndirectedGraph } from 'graphology';
import { forceAtlas2 } from '../../../web/views/graph/force-atlas.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import type { Point } from './placement.ts';
import { separateCircles } from './separate-circles.ts';

/** Fixed, so that the same organisation looks the same on every machine. */
const iterations = 260;
/** Side of the square that a repository has on average. */
const roomFor = 46;

/** In the order of `nodes`. */
export function placeByForce(
  whole: OrganisationIndex,
  nodes: readonly number[],
  r: Float64Array,
): readonly Point[] {
  const graph = buildGraph(whole, nodes);
  forceAtlas2.assign(graph, {
    iterations,
    getEdgeWeight: 'weight',
    settings: {
      ...forceAtlas2.inferSettings(graph),
      barnesHutOptimize: true,
      barnesHutTheta: 0.8,
      linLogMode: true,
      outboundAttractionDistribution: true,
      gravity: 0.08,
      scalingRatio: 2,
    },
  });
  const raw = nodes.map((node) => graph.getNodeAttributes(node));
  const turned = turn(raw, averageDirection(whole, nodes, raw));
  return separateCircles(
    spread(turned),
    nodes.map((node) => (r[node] ?? 0) + 3),
  );
}

type LinkGraph = UndirectedGraph<Point, { readonly weight: number }>;

function buildGraph({ source, target, uses }: OrganisationIndex, nodes: readonly number[]): LinkGraph {
  const graph: LinkGraph = new UndirectedGraph();
  nodes.forEach((node, at) => {
    // A sunflower: even, and no two at one place.
    const [angle, radius] = [at * 2.399_963, 10 * Math.sqrt(at + 1)];
    graph.addNode(node, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  });
  uses.forEach(({ packages }, use) => {
    const files = packages.reduce((sum, each) => sum + each.files, 0);
    graph.updateEdge(source[use], target[use], (known) => ({
      weight: (known.weight ?? 0) + 1 + Math.log2(1 + files) / 4,
    }));
  });
  return graph;
}

/** Of all arrows, from user to used. */
function averageDirection(
  { source, target, uses }: OrganisationIndex,
  nodes: readonly number[],
  points: readonly Point[],
): Point {
  const pointOf = new Map(nodes.map((node, at) => [node, points[at]]));
  let [x, y] = [0, 0];
  uses.forEach((_, use) => {
    const [from, to] = [pointOf.get(source[use] ?? 0), pointOf.get(target[use] ?? 0)];
    if (from === undefined || to === undefined) return;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    x += (to.x - from.x) / length;
    y += (to.y - from.y) / length;
  });
  return { x, y };
}

/** So that `direction` points down. */
function turn(points: readonly Point[], direction: Point): readonly Point[] {
  const angle = Math.PI / 2 - Math.atan2(direction.y, direction.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

/** To an area that has room for all; what lies far outside comes closer. */
function spread(points: readonly Point[]): readonly Point[] {
  const distances = points.map(({ x, y }) => Math.hypot(x, y)).toSorted((a, b) => a - b);
  const typical = (distances[Math.floor(distances.length * 0.8)] ?? 1) || 1;
  const radius = (roomFor * Math.sqrt(points.length)) / 2;
  return points.map(({ x, y }) => {
    const distance = Math.hypot(x, y) / typical;
    const scale = (radius / typical) * (distance > 1 ? (1 + Math.log(distance)) / distance : 1);
    return { x: x * scale * 1.3, y: y * scale };
  });
}
