// Assigns nodes to layers so that many dependencies lead down and few lead up. If the dependencies of two nodes do not
// clearly put one above the other, they share a layer, unless other nodes prevent it.
import { findComponents } from '../../graph/find-components.ts';
import { linkPairs, pairsOf } from '../../graph/link-pairs.ts';
import { groupBy } from '../../std/group-by.ts';
import { orderByLeastBackWeight, type WeightedDependency } from '../tangles/order-units.ts';

/**
 * Nodes 0 … count-1, from the top layer (which uses) to the bottom. The order of two nodes is clear if `clearTimes` times as
 * many dependencies follow it as contradict it.
 */
export function chooseLayers(
  count: number,
  dependencies: readonly WeightedDependency[],
  clearTimes: number,
): readonly (readonly number[])[] {
  const componentOf = findComponents(
    linkPairs(count, pairsOf(dependencies)),
    new Uint8Array(dependencies.length).fill(1),
  );
  const inside = groupBy(
    dependencies.filter(({ from, to }) => componentOf[from] === componentOf[to]),
    ({ from }) => componentOf[from]!,
  );
  // Only nodes in a cycle need a decision. Tarjan numbers a component after all components that it leads to.
  return [...groupBy(componentOf.keys(), (node) => componentOf[node]!)]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([component, nodes]) =>
      nodes.length === 1 ? [nodes] : splitCircle(nodes, inside.get(component)!, clearTimes),
    );
}

function splitCircle(
  nodes: readonly number[],
  dependencies: readonly WeightedDependency[],
  clearTimes: number,
): readonly (readonly number[])[] {
  const numberOf = new Map(nodes.map((node, number) => [node, number]));
  const numbered = dependencies.map(({ from, to, weight }) => ({
    from: numberOf.get(from)!,
    to: numberOf.get(to)!,
    weight,
  }));
  const gains = gainsOf(nodes.length, numbered, clearTimes);
  let layers = splitOrder(orderByLeastBackWeight(nodes.length, numbered), gains);
  // The time of a round is quadratic in the number of nodes.
  for (let round = 0; round < maxRounds && nodes.length <= maxMoved; round++) {
    const moved = moveNodes(layers, gains);
    if (moved === undefined) break;
    layers = splitOrder(moved.flat(), gains);
  }
  return layers.map((layer) => layer.map((number) => nodes[number]!));
}

const maxRounds = 20;
const maxMoved = 500;

/** Node → other node → the gain if the first is above the other. There is no gain if they share a layer. */
type Gains = readonly ReadonlyMap<number, number>[];

/**
 * If the order is clear, the gain is the number of dependencies that follow it. If not, each dependency that leads up costs
 * as many as it would take to outweigh it. So a few unclear pairs neither hide the clear order of others nor create an order
 * themselves.
 */
function gainsOf(count: number, dependencies: readonly WeightedDependency[], clearTimes: number): Gains {
  const weights = Array.from({ length: count }, () => new Map<number, number>());
  for (const { from, to, weight } of dependencies) weights[from]!.set(to, weight);
  const gain = (high: number, low: number): number => {
    const down = weights[high]!.get(low) ?? 0;
    const up = weights[low]!.get(high) ?? 0;
    return down >= clearTimes * up ? down - up : down - clearTimes * up;
  };
  const gains = weights.map(() => new Map<number, number>());
  for (const { from, to } of dependencies) {
    gains[from]!.set(to, gain(from, to));
    gains[to]!.set(from, gain(to, from));
  }
  return gains;
}

/** The best layers for a given order, by dynamic programming: `least[i]` is the smallest loss among the first i nodes. */
function splitOrder(order: readonly number[], gains: Gains): readonly (readonly number[])[] {
  const least = new Float64Array(order.length + 1).fill(Infinity);
  const startOf = new Int32Array(order.length + 1);
  least[0] = 0;
  // The gain between the nodes start … end, which is lost if they form one layer.
  const lost = new Float64Array(order.length);
  for (const [end, node] of order.entries()) {
    let sum = 0;
    for (let start = end; start >= 0; start--) {
      sum += gains[order[start]!]!.get(node) ?? 0;
      lost[start]! += sum;
      if (least[start]! + lost[start]! < least[end + 1]!) {
        least[end + 1] = least[start]! + lost[start]!;
        startOf[end + 1] = start;
      }
    }
  }
  const layers: (readonly number[])[] = [];
  for (let end = order.length; end > 0; end = startOf[end]!) layers.push(order.slice(startOf[end], end));
  return layers.toReversed();
}

/** Moves each node in turn to the layer with the highest gain, or into a new layer. Undefined if no move helps. */
function moveNodes(
  before: readonly (readonly number[])[],
  gains: Gains,
): readonly (readonly number[])[] | undefined {
  let layers = before;
  for (const node of before.flat()) {
    const place = bestPlace(layers, node, gains);
    if (place === undefined) continue;
    const others = layers.map((layer) => layer.filter((other) => other !== node));
    const moved = place.isOwn
      ? [...others.slice(0, place.at), [node], ...others.slice(place.at)]
      : others.with(place.at, [...others[place.at]!, node]);
    layers = moved.filter((layer) => layer.length > 0);
  }
  return layers === before ? undefined : layers;
}

interface Place {
  readonly at: number;
  /** Whether it is a new layer above this one instead of this one. */
  readonly isOwn: boolean;
}

function bestPlace(layers: readonly (readonly number[])[], node: number, gains: Gains): Place | undefined {
  const gainWith = (layer: readonly number[], isAbove: boolean): number =>
    layer.reduce(
      (sum, other) => sum + ((isAbove ? gains[other]!.get(node) : gains[node]!.get(other)) ?? 0),
      0,
    );
  let gain = layers.reduce((sum, layer) => sum + gainWith(layer, false), 0);
  const places: (Place & { readonly gain: number })[] = [];
  let now = 0;
  for (const [at, layer] of layers.entries()) {
    places.push({ at, isOwn: true, gain });
    gain -= gainWith(layer, false);
    if (layer.includes(node)) now = gain;
    places.push({ at, isOwn: false, gain });
    gain += gainWith(layer, true);
  }
  places.push({ at: layers.length, isOwn: true, gain });
  const best = places.reduce((most, next) => (next.gain > most.gain ? next : most));
  return best.gain > now ? best : undefined;
}
