// Many repositories: close to what they use (ForceAtlas2), each group together, without overlap, and turned so that most
// users are above what they use.
import { UndirectedGraph } from 'graphology';
import { forceAtlas2 } from '../../../web/views/graph/force-atlas.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { findGroups, type Link } from './find-groups.ts';
import { nameGroup } from './name-group.ts';
import type { Group, Point } from './placement.ts';
import { separateCircles } from './separate-circles.ts';

/** Fixed, so that the same organisation looks the same on every machine. */
const iterations = 240;
/** Side of the square that a repository has on average. */
const roomFor = 52;
/** Links inside a group pull more, others less. */
const [pullInside, pullOutside] = [3, 0.12];
/** Smaller groups are not marked. */
const smallestGroup = 4;

export interface PlacedNodes {
  /** In the order of the nodes. */
  readonly points: readonly Point[];
  readonly groups: readonly Group[];
}

export function placeByForce(
  whole: OrganisationIndex,
  nodes: readonly number[],
  r: Float64Array,
): PlacedNodes {
  const links = listLinks(whole, nodes);
  const groupOf = findGroups(nodes.length, links);
  const graph = buildGraph(links, groupOf);
  forceAtlas2.assign(graph, {
    iterations,
    getEdgeWeight: 'weight',
    settings: {
      ...forceAtlas2.inferSettings(graph),
      barnesHutOptimize: true,
      barnesHutTheta: 0.8,
      linLogMode: true,
      outboundAttractionDistribution: false,
      edgeWeightInfluence: 1,
      gravity: 0.4,
      scalingRatio: 1,
    },
  });
  const raw = nodes.map((_, at) => graph.getNodeAttributes(at));
  const points = separateCircles(
    spread(turn(raw, averageDirection(links, raw))),
    nodes.map((node) => (r[node] ?? 0) + 3),
  );
  return { points, groups: listGroups(whole, nodes, groupOf) };
}

interface Use extends Link {
  /** `a` uses `b`. */
  readonly weight: number;
}

/** By index in `nodes`. */
function listLinks({ uses, source, target }: OrganisationIndex, nodes: readonly number[]): readonly Use[] {
  const placeOf = new Map(nodes.map((node, at) => [node, at]));
  return uses.map(({ packages }, use) => {
    const files = packages.reduce((sum, each) => sum + each.files, 0);
    return {
      a: placeOf.get(source[use] ?? 0) ?? 0,
      b: placeOf.get(target[use] ?? 0) ?? 0,
      weight: 1 + Math.log2(1 + files) / 4,
    };
  });
}

type LinkGraph = UndirectedGraph<Point, { readonly weight: number }>;

function buildGraph(links: readonly Use[], groupOf: Uint32Array): LinkGraph {
  const graph: LinkGraph = new UndirectedGraph();
  const groupCount = groupOf.reduce((most, group) => Math.max(most, group + 1), 1);
  groupOf.forEach((group, node) => {
    // Groups on a circle, and in each a sunflower: no two at one place.
    const [around, angle, radius] = [
      (2 * Math.PI * group) / groupCount,
      node * 2.399_963,
      4 * Math.sqrt(node + 1),
    ];
    const far = 40 * Math.sqrt(groupOf.length);
    graph.addNode(node, {
      x: far * Math.cos(around) + radius * Math.cos(angle),
      y: far * Math.sin(around) + radius * Math.sin(angle),
    });
  });
  for (const { a, b, weight } of links) {
    const pull = groupOf[a] === groupOf[b] ? pullInside : pullOutside;
    graph.updateEdge(a, b, (known) => ({ weight: (known.weight ?? 0) + pull * weight }));
  }
  return graph;
}

/** Of all arrows, from user to used. */
function averageDirection(links: readonly Use[], points: readonly Point[]): Point {
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

/** To an area that has room for all; what lies far outside comes closer. */
function spread(points: readonly Point[]): readonly Point[] {
  const distances = points.map(({ x, y }) => Math.hypot(x, y)).toSorted((a, b) => a - b);
  const typical = (distances[Math.floor(distances.length * 0.8)] ?? 1) || 1;
  const radius = (roomFor * Math.sqrt(points.length)) / 2;
  return points.map(({ x, y }) => {
    const distance = Math.hypot(x, y) / typical;
    const scale = (radius / typical) * (distance > 1 ? (1 + Math.log(distance)) / distance : 1);
    return { x: x * scale * 1.25, y: y * scale };
  });
}

function listGroups(
  whole: OrganisationIndex,
  nodes: readonly number[],
  groupOf: Uint32Array,
): readonly Group[] {
  const members = new Map<number, number[]>();
  groupOf.forEach((group, at) => members.set(group, [...(members.get(group) ?? []), nodes[at] ?? 0]));
  return [...members.values()]
    .filter((group) => group.length >= smallestGroup)
    .map((group) => ({ title: nameGroup(whole, group), nodes: group }))
    .toSorted((a, b) => b.nodes.length - a.nodes.length);
}
