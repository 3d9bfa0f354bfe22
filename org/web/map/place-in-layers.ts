// Layers: each repository is above all that it uses. The repositories of a cycle share a layer.
import type { OrganisationIndex } from '../state/organisation.ts';
import type { Point } from './placement.ts';

const layerHeight = 150;
/** Layers that are wider continue in a second row. */
const widest = 1500;
const rowHeight = 74;
/** Between repositories; few of them lie further apart. */
const gaps = { few: 90, many: 34 };
const fewLimit = 12;
/** About the width of a character of a label. */
const characterWidth = 6.6;
const sweeps = 12;

/** In the order of `nodes`. */
export function placeInLayers(
  whole: OrganisationIndex,
  nodes: readonly number[],
  r: Float64Array,
): readonly Point[] {
  const layers = orderLayers(whole, splitLayers(whole, nodes));
  const gap = nodes.length <= fewLimit ? gaps.few : gaps.many;
  const widthOf = (node: number): number =>
    gap +
    Math.max(2 * (r[node] ?? 0), characterWidth * Math.min(22, whole.repositories[node]?.name.length ?? 0));
  const points = new Map<number, Point>();
  let y = 0;
  for (const layer of layers) {
    for (const row of splitRows(layer, widthOf)) {
      let x = -row.reduce((sum, node) => sum + widthOf(node), 0) / 2;
      for (const node of row) {
        points.set(node, { x: x + widthOf(node) / 2, y });
        x += widthOf(node);
      }
      y += rowHeight;
    }
    y += layerHeight - rowHeight;
  }
  return nodes.map((node) => points.get(node) ?? { x: 0, y: 0 });
}

function splitLayers(whole: OrganisationIndex, nodes: readonly number[]): readonly (readonly number[])[] {
  const depth = measureDepth(whole, nodes);
  const layers: number[][] = [];
  for (const node of nodes) (layers[depth.get(node) ?? 0] ??= []).push(node);
  return Array.from(layers, (layer) => layer ?? []).filter((layer) => layer.length > 0);
}

/** The longest way from a repository that nobody uses; those then move down to just above what they use. */
function measureDepth(whole: OrganisationIndex, nodes: readonly number[]): ReadonlyMap<number, number> {
  const { outgoing, incoming, source, target, isCircular } = whole;
  const depth = new Map<number, number>();
  const groupOf = groupCycles(whole);
  const membersOf = (node: number): readonly number[] => groupOf.get(node) ?? [node];
  const find = (node: number): number => {
    const known = depth.get(node);
    if (known !== undefined) return known;
    const users = membersOf(node).flatMap((member) =>
      (incoming[member] ?? []).filter((use) => isCircular[use] === 0).map((use) => source[use] ?? 0),
    );
    const found = users.reduce((most, user) => Math.max(most, find(user) + 1), 0);
    for (const member of membersOf(node)) depth.set(member, found);
    return found;
  };
  for (const node of nodes) find(node);
  const settled = new Map(depth);
  for (const node of nodes) {
    if (depth.get(node) !== 0 || groupOf.has(node)) continue;
    const used = (outgoing[node] ?? []).map((use) => (depth.get(target[use] ?? 0) ?? 1) - 1);
    settled.set(node, Math.min(...used));
  }
  return settled;
}

/** Repository in a cycle → all repositories of that cycle. */
function groupCycles({ cycles, numberOf }: OrganisationIndex): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, readonly number[]>();
  for (const { repositories } of cycles) {
    const members = repositories.map((name) => numberOf.get(name) ?? 0);
    for (const member of members) groups.set(member, members);
  }
  return groups;
}

/** Each close to its neighbours (Sugiyama's barycentre method), in sweeps down and up. */
function orderLayers(
  { outgoing, incoming, source, target }: OrganisationIndex,
  layers: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const place = new Map<number, number>();
  const note = (layer: readonly number[]): void =>
    layer.forEach((node, at) => place.set(node, (at + 0.5) / layer.length));
  let ordered = layers.map((layer) => [...layer]);
  ordered.forEach(note);
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const isDown = sweep % 2 === 0;
    const neighbours = (node: number): readonly number[] =>
      isDown
        ? (incoming[node] ?? []).map((use) => source[use] ?? 0)
        : (outgoing[node] ?? []).map((use) => target[use] ?? 0);
    const wanted = (node: number): number => {
      const places = neighbours(node).map((other) => place.get(other) ?? 0.5);
      if (places.length === 0) return place.get(node) ?? 0.5;
      return places.reduce((a, b) => a + b, 0) / places.length;
    };
    const next = isDown ? ordered : ordered.toReversed();
    for (const layer of next) {
      const at = new Map(layer.map((node) => [node, wanted(node)]));
      layer.sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0) || a - b);
      note(layer);
    }
    ordered = isDown ? next : next.toReversed();
  }
  return ordered;
}

/** Neighbours stay together: a row takes every second or third of the layer. */
function splitRows(
  layer: readonly number[],
  widthOf: (node: number) => number,
): readonly (readonly number[])[] {
  const width = layer.reduce((sum, node) => sum + widthOf(node), 0);
  const count = Math.max(1, Math.ceil(width / widest));
  return Array.from({ length: count }, (_, row) => layer.filter((_node, at) => at % count === row));
}
