// ForceAtlas2 on nodes and links, turned so that most links point down.
import { UndirectedGraph } from 'graphology';
import { forceAtlas2 } from '../../../web/views/graph/force-atlas.ts';
import type { Link } from './find-groups.ts';
import type { Point } from './placement.ts';

/** Fixed, so that the same organisation looks the same on every machine. */
const iterations = 240;

export function runForce(count: number, links: readonly Link[]): readonly Point[] {
  if (count <= 1) return Array.from({ length: count }, () => ({ x: 0, y: 0 }));
  const graph = new UndirectedGraph<Point, { readonly weight: number }>();
  for (let node = 0; node < count; node++) {
    // A sunflower: even, and no two at one place.
    const [angle, radius] = [node * 2.399_963, 10 * Math.sqrt(node + 1)];
    graph.addNode(node, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  }
  for (const { a, b, weight } of links) {
    if (a !== b) graph.updateEdge(a, b, (known) => ({ weight: (known.weight ?? 0) + weight }));
  }
  forceAtlas2.assign(graph, {
    iterations,
    getEdgeWeight: 'weight',
    settings: {
      ...forceAtlas2.inferSettings(graph),
      barnesHutOptimize: count > 300,
      gravity: 1,
      scalingRatio: 10,
    },
  });
  const points = Array.from({ length: count }, (_, node) => graph.getNodeAttributes(node));
  return turn(points, averageDirection(links, points));
}

function averageDirection(links: readonly Link[], points: readonly Point[]): Point {
  let [x, y] = [0, 0];
  for (const { a, b } of links) {
    const [from, to] = [points[a], points[b]];
    if (from === undefined || to === undefined) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    x += (to.x - from.x) / length;
    y += (to.y - from.y) / length;
  }
  return { x, y };
}

/** So that `direction` points down. */
function turn(points: readonly Point[], direction: Point): readonly Point[] {
  const angle = Math.PI / 2 - Math.atan2(direction.y, direction.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}
