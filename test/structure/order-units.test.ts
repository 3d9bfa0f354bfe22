import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderByLeastBackWeight, type WeightedDependency } from '../../src/structure/tangles/order-units.ts';

describe('the order with the least weight pointing back', () => {
  it('is found exactly for few nodes', () => {
    fc.assert(
      fc.property(graphs(2, 6), ({ count, dependencies }) => {
        const least = Math.min(...permutations(count).map((order) => backWeight(order, dependencies)));
        expect(backWeight(orderByLeastBackWeight(count, dependencies), dependencies)).toBe(least);
      }),
    );
  });

  it('is found exactly up to twelve nodes', () => {
    const { found, least } = compareWithExact(graphs(12, 12));
    expect(found).toBe(least);
  });

  it('is found nearly so just above', () => {
    const { found, least } = compareWithExact(graphs(13, 14));
    expect(found).toBeLessThanOrEqual(least * 1.05);
  });

  it('holds every node once', () => {
    fc.assert(
      fc.property(graphs(1, 40), ({ count, dependencies }) => {
        const order = orderByLeastBackWeight(count, dependencies);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, node) => node));
      }),
    );
  });

  it('has nothing pointing back where nothing is circular, however many nodes there are', () => {
    fc.assert(
      fc.property(graphs(2, 60), fc.infiniteStream(fc.nat()), ({ count, dependencies }, random) => {
        const ranks = Array.from({ length: count }, () => random.next().value as number);
        const rankOf = (node: number): number => ranks[node]! * count + node;
        const downwards = dependencies.filter(({ from, to }) => rankOf(from) < rankOf(to));
        expect(backWeight(orderByLeastBackWeight(count, downwards), downwards)).toBe(0);
      }),
    );
  });

  it('has at most half of all weight pointing back, and no node has a better place', () => {
    fc.assert(
      fc.property(graphs(13, 40), ({ count, dependencies }) => {
        const order = orderByLeastBackWeight(count, dependencies);
        const weight = backWeight(order, dependencies);
        const total = dependencies.reduce((sum, dependency) => sum + dependency.weight, 0);
        expect(weight).toBeLessThanOrEqual(total / 2);
        for (const node of order) {
          const others = order.filter((other) => other !== node);
          for (let place = 0; place <= others.length; place++) {
            expect(backWeight(others.toSpliced(place, 0, node), dependencies)).toBeGreaterThanOrEqual(weight);
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

interface Graph {
  readonly count: number;
  readonly dependencies: readonly WeightedDependency[];
}

/** Weights are whole numbers, so that sums compare exactly. */
function graphs(min: number, max: number): fc.Arbitrary<Graph> {
  return fc.integer({ min, max }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      dependencies: fc
        .uniqueArray(
          fc.record({
            from: fc.nat(count - 1),
            to: fc.nat(count - 1),
            weight: fc.integer({ min: 1, max: 9 }),
          }),
          { selector: ({ from, to }) => from * 100 + to, maxLength: count * 4 },
        )
        .map((all) => all.filter(({ from, to }) => from !== to)),
    }),
  );
}

/** What points back in many graphs altogether. It is never less than the exact one, so equal sums are equal each. */
function compareWithExact(all: fc.Arbitrary<Graph>): { found: number; least: number } {
  let found = 0;
  let least = 0;
  for (const { count, dependencies } of fc.sample(all, { numRuns: 20, seed: 5 })) {
    found += backWeight(orderByLeastBackWeight(count, dependencies), dependencies);
    least += leastBackWeight(count, dependencies);
  }
  return { found, least };
}

function backWeight(order: readonly number[], dependencies: readonly WeightedDependency[]): number {
  const placeOf = new Map(order.map((node, place) => [node, place]));
  return dependencies
    .filter(({ from, to }) => placeOf.get(from)! > placeOf.get(to)!)
    .reduce((sum, { weight }) => sum + weight, 0);
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, place) => order.toSpliced(place, 0, count - 1)),
  );
}

/** Over every set of nodes that may be on top. */
function leastBackWeight(count: number, dependencies: readonly WeightedDependency[]): number {
  const least = new Float64Array(1 << count).fill(Infinity);
  least[0] = 0;
  for (let top = 0; top < least.length; top++) {
    for (let node = 0; node < count; node++) {
      if ((top >> node) & 1) continue;
      const back = dependencies
        .filter(({ from, to }) => from === node && (top >> to) & 1)
        .reduce((sum, { weight }) => sum + weight, 0);
      least[top | (1 << node)] = Math.min(least[top | (1 << node)]!, least[top]! + back);
    }
  }
  return least.at(-1)!;
}
