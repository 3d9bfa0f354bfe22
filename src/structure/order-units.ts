// Puts nodes into the order that the least weight contradicts (the weighted feedback arc set problem): exactly for few
// nodes; for many by Eades, Lin and Smyth 1993, then sifting, where each node moves to its best place until none does.

/** `from` uses `to`. At most one for each pair. */
export interface WeightedDependency {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** Nodes 0 … count-1 from the top, which uses, to the bottom, which is used. Ties go to the lower number. */
export function orderByLeastBackWeight(
  count: number,
  dependencies: readonly WeightedDependency[],
): readonly number[] {
  return count <= mostExact
    ? orderExactly(count, dependencies)
    : siftOrder(orderGreedily(count, dependencies), dependencies);
}

/** The same for nodes that stand in a good order already: many stay in it. */
export function improveOrder(count: number, dependencies: readonly WeightedDependency[]): readonly number[] {
  return count <= mostExact ? orderExactly(count, dependencies) : [...Array(count).keys()];
}

const mostExact = 12;

/** Held and Karp's way: best[S] is the least weight that points back while the set S stands on top. */
function orderExactly(count: number, dependencies: readonly WeightedDependency[]): readonly number[] {
  const weights = new Float64Array(count * count);
  for (const { from, to, weight } of dependencies) weights[from * count + to] = weight;
  const sets = 1 << count;
  const best = new Float64Array(sets).fill(Infinity);
  const last = new Uint8Array(sets);
  // A table of all sets would take long to fill: what points back to a set is what does to its two halves.
  const half = count >> 1;
  const [toFirst, toSecond] = [sumSets(weights, [0, half], count), sumSets(weights, [half, count], count)];
  best[0] = 0;
  for (let set = 0; set < sets; set++) {
    const first = (set & ((1 << half) - 1)) * count;
    const second = (set >> half) * count;
    for (let node = 0; node < count; node++) {
      if ((set >> node) & 1) continue;
      const cost = best[set]! + toFirst[first + node]! + toSecond[second + node]!;
      const larger = set | (1 << node);
      if (cost < best[larger]!) {
        best[larger] = cost;
        last[larger] = node;
      }
    }
  }
  const order: number[] = [];
  for (let set = sets - 1; set !== 0; set ^= 1 << last[set]!) order.push(last[set]!);
  return order.toReversed();
}

/** Set of the nodes from the first to before the end → node → the weight that leads from the node to the set. */
function sumSets(
  weights: Float64Array,
  [start, end]: readonly [start: number, end: number],
  count: number,
): Float64Array {
  const sums = new Float64Array((1 << (end - start)) * count);
  for (let set = 1; set < 1 << (end - start); set++) {
    const highest = 31 - Math.clz32(set);
    const others = set ^ (1 << highest);
    for (let node = 0; node < count; node++)
      sums[set * count + node] = sums[others * count + node]! + weights[node * count + start + highest]!;
  }
  return sums;
}

interface Neighbours {
  /** Node → node it uses → weight. */
  readonly uses: readonly ReadonlyMap<number, number>[];
  readonly usedBy: readonly ReadonlyMap<number, number>[];
}

function neighboursOf(count: number, dependencies: readonly WeightedDependency[]): Neighbours {
  const uses = Array.from({ length: count }, () => new Map<number, number>());
  const usedBy = Array.from({ length: count }, () => new Map<number, number>());
  for (const { from, to, weight } of dependencies) {
    uses[from]!.set(to, weight);
    usedBy[to]!.set(from, weight);
  }
  return { uses, usedBy };
}

/**
 * Takes what uses nothing for the bottom and what nothing uses for the top; where there is neither, the node that uses
 * most more than it is used.
 */
function orderGreedily(count: number, dependencies: readonly WeightedDependency[]): number[] {
  const { uses, usedBy } = neighboursOf(count, dependencies);
  const sum = (weights: ReadonlyMap<number, number>): number =>
    [...weights.values()].reduce((total, weight) => total + weight, 0);
  const usesLeft = uses.map(sum);
  const usedLeft = usedBy.map(sum);
  const isLeft = new Uint8Array(count).fill(1);
  const top: number[] = [];
  const bottom: number[] = [];
  let left = count;

  function take(node: number): void {
    isLeft[node] = 0;
    left--;
    for (const [other, weight] of uses[node]!) usedLeft[other]! -= weight;
    for (const [other, weight] of usedBy[node]!) usesLeft[other]! -= weight;
  }

  /** One walk over all nodes that are left; whether anything was taken. */
  function takeEnds(): boolean {
    const before = left;
    for (let node = 0; node < count; node++) {
      if (isLeft[node] === 0) continue;
      if (usesLeft[node] === 0) bottom.push(node);
      else if (usedLeft[node] === 0) top.push(node);
      else continue;
      take(node);
    }
    return left < before;
  }

  function largestUser(): number {
    let largest = -1;
    for (let node = 0; node < count; node++) {
      if (isLeft[node] === 0) continue;
      if (largest === -1 || usesLeft[node]! - usedLeft[node]! > usesLeft[largest]! - usedLeft[largest]!) {
        largest = node;
      }
    }
    return largest;
  }

  while (left > 0) {
    while (takeEnds());
    if (left === 0) break;
    const node = largestUser();
    top.push(node);
    take(node);
  }
  return [...top, ...bottom.toReversed()];
}

const mostRounds = 20;
/** Places that nodes may move over in all: a bound for projects with tens of thousands of files in one folder. */
const mostMoves = 50_000_000;

/** The order with each node at its best place among the others. No more weight contradicts it than before. */
export function siftOrder(
  given: readonly number[],
  dependencies: readonly WeightedDependency[],
): readonly number[] {
  const order = [...given];
  const neighbours = neighboursOf(order.length, dependencies);
  const placeOf = new Int32Array(order.length);
  for (const [place, node] of order.entries()) placeOf[node] = place;
  let moves = 0;
  for (let round = 0; round < mostRounds && moves < mostMoves; round++) {
    const before = moves;
    for (let node = 0; node < order.length; node++) {
      const place = placeOf[node]!;
      const better = bestPlace(node, placeOf, neighbours);
      if (better === place) continue;
      order.splice(place, 1);
      order.splice(better, 0, node);
      for (let i = Math.min(place, better); i <= Math.max(place, better); i++) placeOf[order[i]!] = i;
      moves += Math.abs(place - better);
    }
    if (moves === before) break;
  }
  return order;
}

function bestPlace(node: number, placeOf: Int32Array, all: Neighbours): number {
  const uses = all.uses[node]!;
  const usedBy = all.usedBy[node]!;
  const place = placeOf[node]!;
  const neighbours = [...new Set([...uses.keys(), ...usedBy.keys()])].sort(
    (a, b) => placeOf[a]! - placeOf[b]!,
  );
  const firstBelow = neighbours.findIndex((other) => placeOf[other]! > place);
  const split = firstBelow === -1 ? neighbours.length : firstBelow;
  /** What moving past a neighbour costs, upwards; downwards it is the same with the other sign. */
  const costUp = (other: number): number => (usedBy.get(other) ?? 0) - (uses.get(other) ?? 0);
  let best = 0;
  let bestAt = place;
  let cost = 0;
  for (let i = split - 1; i >= 0; i--) {
    cost += costUp(neighbours[i]!);
    if (cost < best) [best, bestAt] = [cost, placeOf[neighbours[i]!]!];
  }
  cost = 0;
  for (let i = split; i < neighbours.length; i++) {
    cost -= costUp(neighbours[i]!);
    if (cost < best) [best, bestAt] = [cost, placeOf[neighbours[i]!]!];
  }
  return bestAt;
}
