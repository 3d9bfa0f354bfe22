import { describe, expect, it } from 'vitest';
import { indexedReport } from '../support/indexed-report.ts';
import { buildGraph } from '../../web/views/graph/build-graph.ts';
import { findNeighbourhood } from '../../web/views/graph/neighbourhood.ts';
import { reportOf } from '../support/report-of.ts';

const shop = indexedReport(
  reportOf({
    files: ['__proto__', 'cart.ts', 'orders.ts'],
    packages: ['zod'],
    edges: [
      ['__proto__', 'cart.ts'],
      ['cart.ts', 'orders.ts'],
      ['orders.ts', 'pkg:zod'],
    ],
  }),
);
const positionOf = (node: number) => ({ x: node, y: -node });

describe('buildGraph', () => {
  it('uses numbers as keys, never names from the project', () => {
    const graph = buildGraph(shop, Uint8Array.of(1, 1, 1, 1), positionOf);
    expect(graph.nodes()).toEqual(['0', '1', '2', '3']);
    expect(graph.getNodeAttributes('2')).toEqual({ x: 2, y: -2 });
    expect(graph.edges()).toEqual(['0', '1', '2']);
  });

  it('skips nodes that the filters exclude, with their edges', () => {
    const graph = buildGraph(shop, Uint8Array.of(0, 1, 1, 0), positionOf);
    expect(graph.nodes()).toEqual(['1', '2']);
    expect(graph.edges()).toEqual(['1']);
  });
});

describe('findNeighbourhood', () => {
  it('distinguishes imports and dependents', () => {
    const { roleOf, nodes } = findNeighbourhood(shop, { focus: 1, second: -1, cycle: null, folder: null });
    expect([...roleOf]).toEqual([
      [0, 'dependents'],
      [1, 'imports'],
    ]);
    expect([...nodes].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('finds the paths between two files', () => {
    const { roleOf } = findNeighbourhood(shop, { focus: 0, second: 3, cycle: null, folder: null });
    expect([...roleOf.values()]).toEqual(['path', 'path', 'path']);
  });

  it('is empty if nothing is in focus', () => {
    expect(findNeighbourhood(shop, { focus: -1, second: -1, cycle: null, folder: null }).nodes.size).toBe(0);
  });
});
