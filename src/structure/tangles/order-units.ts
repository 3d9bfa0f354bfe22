// Sorts nodes so that the smallest weight contradicts the order (the weighted feedback arc set problem): exactly for few
// nodes; for many with Eades, Lin and Smyth 1993, then sifting, which moves each node to its best position until no move
// helps.

/** `from` uses `to`. At most one for each pair. */
export interface WeightedDependency {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** Nodes 0 … count-1 from the top (which uses) to the bottom (which is used). Ties go to the lower number. */
export function orderByLeastBackWeight(
  count: number,
  dependencies: readonly WeightedDependency[],
): readonly number[] {
  return count <= maxExact
    ? orderExactly(count, dependencies)
    : siftOrder(orderGreedily(count, dependencies), dependencies);
}

/** The same for nodes whose current order is already good: most keep their position. */
export function improveOrder(count: number, dependencies: readonly WeightedDependency[]): readonly number[] {
  return count <= maxExact ? orderExactly(count, dependencies) : [...Array(count).keys()];
}

const maxExact = 12;

function orderExactly(count: number, dependencies: readonly WeightedDependency[]): readonly number[] {
  const weights = new Float64Array(count * count);
  for (const { from, to, weight } of dependencies) weights[from * count + to] = weight;
  const lowest = lowestOf(count, weights);
  const order: number[] = [];
  for (let set = (1 << count) - 1; set !== 0; set ^= 1 << lowest[set]!) order.push(lowest[set]!);
  return order.toReversed();
}

/**
 * Set of nodes → the one at its bottom. Dynamic programming as by Held and Karp: best[S] is the smallest back weight with the set
 * S on top.
 */
function lowestOf(count: number, weights: Float64Array): Uint8Array {
  const sets = 1 << count;
  const best = new Float64Array(sets).fill(Infinity);
  const lowest = new Uint8Array(sets);
  // A table of all sets would take long to fill. The back weight of a set is the sum over its two halves.
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
        lowest[larger] = node;
      }
    }
  }
  return lowest;
}

/** Subset of the nodes before `end` → node → the weight from the node to that subset. */
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
 * Puts nodes that use nothing at the bottom and nodes that nothing uses at the top. If there are neither, takes the node that
 * uses most more than it is used.
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

  /** One pass over the remaining nodes. Returns whether any was placed. */
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

const maxRounds = 20;
/** Maximum number of positions that all nodes together may move: a bound for folders with tens of thousands of files. */
const maxMoves = 50_000_000;

/** The order after moving each node to its best position. Never has more back weight than before. */
export function siftOrder(
  given: readonly number[],
  dependencies: readonly WeightedDependency[],
): readonly number[] {
  const order = [...given];
  const neighbours = neighboursOf(order.length, dependencies);
  const placeOf = new Int32Array(order.length);
  for (const [place, node] of order.entries()) placeOf[node] = place;
  let moves = 0;
  for (let round = 0; round < maxRounds && moves < maxMoves; round++) {
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
  /** The cost of moving up past a neighbour; moving down is the negative. */
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
