// Many repositories: first each group by itself, then the groups as a whole. Both times close to what they use
// (ForceAtlas2), without overlap, and turned so that most users are above what they use.
import type { OrganisationIndex } from '../state/organisation.ts';
import { findGroups, type Link } from './find-groups.ts';
import { runForce } from './run-force.ts';
import { nameGroup } from './name-group.ts';
import type { Group, Point } from './placement.ts';
import { separateCircles } from './separate-circles.ts';

/** Smaller groups are not marked. */
const smallestGroup = 4;
const gapInside = 4;
const gapBetween = 26;

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
  const members = listMembers(groupOf);
  const radiusOf = (at: number): number => r[nodes[at] ?? 0] ?? 0;
  const discs = placeInside(members, links, groupOf).map((points, group) =>
    fillDisc(
      points,
      (members[group] ?? []).map((at) => radiusOf(at) + gapInside),
    ),
  );
  const centres = fillDisc(
    runForce(members.length, linksBetween(links, groupOf)),
    discs.map(({ radius }) => radius + gapBetween),
  );
  const points: Point[] = [];
  members.forEach((places, group) => {
    const centre = centres.points[group] ?? { x: 0, y: 0 };
    places.forEach((at, i) => {
      const inside = discs[group]?.points[i] ?? { x: 0, y: 0 };
      points[at] = { x: centre.x + inside.x, y: centre.y + inside.y };
    });
  });
  return { points, groups: describeGroups(whole, nodes, members) };
}

/** By index in `nodes`; `a` uses `b`. */
function listLinks({ uses, source, target }: OrganisationIndex, nodes: readonly number[]): readonly Link[] {
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

function listMembers(groupOf: Uint32Array): readonly (readonly number[])[] {
  const members: number[][] = [];
  groupOf.forEach((group, at) => (members[group] ??= []).push(at));
  return members;
}

/** Group → where its members are. */
function placeInside(
  members: readonly (readonly number[])[],
  links: readonly Link[],
  groupOf: Uint32Array,
): readonly (readonly Point[])[] {
  const placeIn = new Uint32Array(groupOf.length);
  for (const places of members) places.forEach((at, i) => (placeIn[at] = i));
  const inside: Link[][] = members.map(() => []);
  for (const { a, b, weight } of links) {
    if (groupOf[a] !== groupOf[b]) continue;
    inside[groupOf[a] ?? 0]?.push({ a: placeIn[a] ?? 0, b: placeIn[b] ?? 0, weight });
  }
  return members.map((places, group) => runForce(places.length, inside[group] ?? []));
}

function linksBetween(links: readonly Link[], groupOf: Uint32Array): readonly Link[] {
  return links
    .map(({ a, b, weight }) => ({ a: groupOf[a] ?? 0, b: groupOf[b] ?? 0, weight }))
    .filter(({ a, b }) => a !== b);
}

interface Disc {
  /** Around 0. */
  readonly points: readonly Point[];
  readonly radius: number;
}

/** Part of a disc that circles fill. */
const density = 0.62;

/** Circles side by side in a disc, in the arrangement of the points. */
function fillDisc(points: readonly Point[], radii: readonly number[]): Disc {
  const area = radii.reduce((sum, radius) => sum + radius ** 2, 0);
  const wanted = Math.sqrt(area / density);
  const middle = meanOf(points);
  const away = points.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)).toSorted((a, b) => a - b);
  const typical = (away[Math.floor(away.length * 0.8)] ?? 1) || 1;
  const scaled = points.map(({ x, y }) => {
    const distance = Math.hypot(x - middle.x, y - middle.y) / typical;
    // What lies far outside comes closer.
    const scale = (wanted / typical) * (distance > 1 ? (1 + 0.4 * Math.log(distance)) / distance : 1);
    return { x: (x - middle.x) * scale, y: (y - middle.y) * scale };
  });
  const apart = separateCircles(scaled, radii);
  const centre = meanOf(apart);
  const around = apart.map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y }));
  const radius = around.reduce((most, { x, y }, i) => Math.max(most, Math.hypot(x, y) + (radii[i] ?? 0)), 0);
  return { points: around, radius };
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

function describeGroups(
  whole: OrganisationIndex,
  nodes: readonly number[],
  members: readonly (readonly number[])[],
): readonly Group[] {
  return members
    .filter((places) => places.length >= smallestGroup)
    .map((places) => places.map((at) => nodes[at] ?? 0))
    .map((group) => ({ title: nameGroup(whole, group), nodes: group }))
    .toSorted((a, b) => b.nodes.length - a.nodes.length);
}
