import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CuttableDependency, findCuts } from '../../src/structure/cuts/find-cuts.ts';

describe('where to cut', () => {
  it('splits two circles that share a file', () => {
    const dependencies = pairs('0>1 1>2 2>0 2>3 3>4 4>2');
    expect(findCuts({ nodeCount: 5, dependencies, maxSteps: 1 })).toEqual([{ cut: [2], after: 3 }]);
  });

  it('prefers what costs less', () => {
    const dependencies = [
      { from: 0, to: 1, cost: 3 },
      { from: 1, to: 0, cost: 1 },
    ];
    expect(findCuts({ nodeCount: 2, dependencies, maxSteps: 5 })).toEqual([{ cut: [1], after: 0 }]);
  });

  it('cuts only what it may', () => {
    const candidates = new Set([0]);
    const dependencies = [
      { from: 0, to: 1, cost: 9 },
      { from: 1, to: 0, cost: 1 },
    ];
    expect(findCuts({ nodeCount: 2, dependencies, candidates, maxSteps: 5 })).toEqual([
      { cut: [0], after: 0 },
    ]);
  });

  it('takes several at once where one alone changes nothing', () => {
    const dependencies = pairs('0>1 0>2 0>3 1>0 1>2 1>3 2>0 2>1 2>3 3>0 3>1 3>2');
    const steps = findCuts({ nodeCount: 4, dependencies, maxSteps: 9 });
    expect(steps.every(({ after }, i) => after < (steps[i - 1]?.after ?? 5))).toBe(true);
  });

  it('ends without a circle, and nothing that it cuts is needless', () => {
    fc.assert(
      fc.property(graphs, ({ nodeCount, dependencies }) => {
        const steps = findCuts({ nodeCount, dependencies, maxSteps: Infinity });
        const cut = new Set(steps.flatMap((step) => step.cut));
        const left = dependencies.filter((_, i) => !cut.has(i));
        expect(largestCircle(nodeCount, left)).toBe(0);
        for (const each of cut) {
          expect(largestCircle(nodeCount, [...left, dependencies[each]!])).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('says truly what remains after each step', () => {
    fc.assert(
      fc.property(graphs, ({ nodeCount, dependencies }) => {
        const cut = new Set<number>();
        for (const step of findCuts({ nodeCount, dependencies, maxSteps: 3 })) {
          for (const each of step.cut) cut.add(each);
          const left = dependencies.filter((_, i) => !cut.has(i));
          expect(step.after).toBe(largestCircle(nodeCount, left));
        }
      }),
    );
  });

  it('costs at most five hundredths more than an exact solver, over many small graphs', () => {
    let found = 0;
    let exact = 0;
    const random = fc.sample(graphs, { numRuns: 300, seed: 7 });
    for (const { nodeCount, dependencies } of random) {
      const cut = findCuts({ nodeCount, dependencies, maxSteps: Infinity }).flatMap((step) => step.cut);
      found += cut.reduce((sum, each) => sum + dependencies[each]!.cost, 0);
      exact += leastCost(nodeCount, dependencies);
    }
    expect(found / exact).toBeLessThanOrEqual(1.05);
  });
});

function pairs(text: string): CuttableDependency[] {
  return text.split(' ').map((pair) => {
    const [from, to] = pair.split('>').map(Number);
    return { from: from!, to: to!, cost: 1 };
  });
}

const graphs = fc.integer({ min: 2, max: 9 }).chain((nodeCount) =>
  fc.record({
    nodeCount: fc.constant(nodeCount),
    dependencies: fc
      .uniqueArray(
        fc.record({
          from: fc.nat(nodeCount - 1),
          to: fc.nat(nodeCount - 1),
          cost: fc.integer({ min: 1, max: 5 }),
        }),
        { selector: ({ from, to }) => from * 100 + to, maxLength: 24 },
      )
      .map((all) => all.filter(({ from, to }) => from !== to)),
  }),
);

/** By asking of each pair whether both reach the other: slow, and nothing like the algorithm under test. */
function largestCircle(nodeCount: number, dependencies: readonly CuttableDependency[]): number {
  const reaches = Array.from({ length: nodeCount }, (_, i) =>
    Array.from({ length: nodeCount }, (_x, j) => i === j),
  );
  for (const { from, to } of dependencies) reaches[from]![to] = true;
  for (let k = 0; k < nodeCount; k++)
    for (let i = 0; i < nodeCount; i++)
      for (let j = 0; j < nodeCount; j++) reaches[i]![j] ||= reaches[i]![k]! && reaches[k]![j]!;
  const sizes = reaches.map((row, i) => row.filter((is, j) => is && reaches[j]![i]).length);
  const largest = Math.max(...sizes);
  return largest > 1 ? largest : 0;
}

/** Over every order of the nodes, built up one by one. */
function leastCost(nodeCount: number, dependencies: readonly CuttableDependency[]): number {
  const least = [0];
  for (let set = 1; set < 1 << nodeCount; set++) {
    least[set] = Infinity;
    for (let last = 0; last < nodeCount; last++) {
      if (!((set >> last) & 1)) continue;
      const before = set ^ (1 << last);
      const back = dependencies.reduce(
        (sum, { from, to, cost }) => sum + (from === last && (before >> to) & 1 ? cost : 0),
        0,
      );
      least[set] = Math.min(least[set]!, least[before]! + back);
    }
  }
  return least.at(-1)!;
}
