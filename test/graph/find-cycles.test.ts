import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCycles } from '../../src/graph/find-cycles.ts';
import { conventionsOf } from '../../src/languages/conventions.ts';
import { type Dependencies, graphOf } from '../support/dependencies.ts';
import { graphOfEdges } from '../support/graph-of-edges.ts';

describe('findCycles', () => {
  it('finds each circle once, members and groups in order', () => {
    const found = cyclesOf({
      'stock.ts': ['supplier.ts'],
      'supplier.ts': ['stock.ts'],
      'orders.ts': ['invoice.ts'],
      'invoice.ts': ['cart.ts', 'stock.ts'],
      'cart.ts': ['orders.ts', 'pkg:react'],
      'main.ts': ['orders.ts'],
    });
    expect(found).toEqual([
      ['cart.ts', 'invoice.ts', 'orders.ts'],
      ['stock.ts', 'supplier.ts'],
    ]);
  });

  it('makes one group of circles that share a file', () => {
    expect(
      cyclesOf({ 'cart.ts': ['money.ts', 'orders.ts'], 'money.ts': ['cart.ts'], 'orders.ts': ['cart.ts'] }),
    ).toEqual([['cart.ts', 'money.ts', 'orders.ts']]);
  });

  it('counts a file that imports itself', () => {
    expect(cyclesOf({ 'cart.ts': ['cart.ts', 'money.ts'], 'money.ts': [] })).toEqual([['cart.ts']]);
  });

  it('does not count a file that imports itself lazily, as doctests in Python do', () => {
    expect(cyclesOf({ 'cart.py': ['lazy cart.py'] })).toEqual([]);
    expect(cyclesOf({ 'cart.py': ['lazy cart.py', 'cart.py'] })).toEqual([['cart.py']]);
  });

  it('does not count a header or a component that imports itself on purpose', () => {
    expect(cyclesOf({ 'cart.h': ['cart.h'], 'Tree.svelte': ['Tree.svelte'] })).toEqual([]);
  });

  it('runs through lazy imports but not through those that only types need', () => {
    expect(
      cyclesOf({
        'cart.ts': ['type orders.ts', 'type cart.ts'],
        'orders.ts': ['cart.ts'],
        'page.ts': ['lazy route.ts'],
        'route.ts': ['page.ts'],
      }),
    ).toEqual([['page.ts', 'route.ts']]);
  });

  it('finds none in a chain of 100,000 files', () => {
    expect(findCycles(graphOfEdges(100_000, chain(100_000)), conventionsOf)).toEqual([]);
  });

  it('finds the one ring of 100,000 files', () => {
    const [ring, ...others] = findCycles(
      graphOfEdges(100_000, [...chain(100_000), [99_999, 0]]),
      conventionsOf,
    );
    expect({ length: ring?.length, first: ring?.[0], last: ring?.at(-1), others }).toEqual({
      length: 100_000,
      first: 0,
      last: 99_999,
      others: [],
    });
  });

  it('finds the one group of 500 files that all import each other', () => {
    const all = Array.from({ length: 500 }, (_, i) => i);
    const edges = all.flatMap((from) =>
      all.filter((to) => to !== from).map((to): [number, number] => [from, to]),
    );
    expect(findCycles(graphOfEdges(500, edges), conventionsOf)).toEqual([all]);
  });

  it('agrees with plain reachability on any graph', () => {
    const node = fc.nat({ max: 11 });
    fc.assert(
      fc.property(fc.array(fc.tuple(node, node), { maxLength: 30 }), (edges) => {
        expect(findCycles(graphOfEdges(12, edges), conventionsOf)).toEqual(mutuallyReachable(12, edges));
      }),
      { numRuns: 1000 },
    );
  });
});

function cyclesOf(dependencies: Dependencies): string[][] {
  const graph = graphOf(dependencies);
  return findCycles(graph, conventionsOf).map((members) => members.map((member) => graph.ids[member] ?? ''));
}

function chain(length: number): [number, number][] {
  return Array.from({ length: length - 1 }, (_, i) => [i, i + 1]);
}

/** The definition, word for word: two nodes are in one group where each can be reached from the other. */
function mutuallyReachable(count: number, edges: readonly (readonly [number, number])[]): number[][] {
  const reaches = Array.from({ length: count }, () => Array.from({ length: count }, () => false));
  for (const [from, to] of edges) reaches[from]![to] = true;
  for (let via = 0; via < count; via++) {
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) reaches[from]![to] ||= reaches[from]![via]! && reaches[via]![to]!;
    }
  }
  const groups: number[][] = [];
  for (let node = 0; node < count; node++) {
    if (!reaches[node]![node] || groups.some((group) => group.includes(node))) continue;
    groups.push(
      Array.from({ length: count }, (_, i) => i).filter(
        (other) => reaches[node]![other] && reaches[other]![node],
      ),
    );
  }
  return groups;
}
