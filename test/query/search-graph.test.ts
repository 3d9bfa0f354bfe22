import { describe, expect, it } from 'vitest';
import {
  findAllDependents,
  findShortestPaths,
  listShortestPaths,
} from '../../src/query/graph/search-graph.ts';
import { edgeOf } from '../../web/state/report-index.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { reportOf } from '../support/report-of.ts';

const shop = indexedReport(
  reportOf({
    files: ['cart.ts', 'checkout.ts', 'money.ts', 'page.ts', 'tax.ts', 'unused.ts'],
    edges: [
      ['cart.ts', 'money.ts'],
      ['cart.ts', 'tax.ts'],
      ['checkout.ts', 'cart.ts'],
      ['money.ts', 'cart.ts'],
      ['page.ts', 'checkout.ts'],
      ['tax.ts', 'money.ts'],
    ],
  }),
);
const numberOf = (id: string): number => shop.numberOf.get(id) ?? -1;

describe('the impact of a change', () => {
  it('includes indirect dependents, nearest first, and never the file itself', () => {
    const found = findAllDependents(shop, numberOf('money.ts'));
    expect(found.map(({ node, distance }) => [shop.nodes[node]?.id, distance])).toEqual([
      ['cart.ts', 1],
      ['tax.ts', 1],
      ['checkout.ts', 2],
      ['page.ts', 3],
    ]);
  });

  it('is empty for a file without dependents', () => {
    expect(findAllDependents(shop, numberOf('page.ts'))).toEqual([]);
  });
});

describe('the paths between two files', () => {
  const pathIds = (from: string, to: string): string[] =>
    findShortestPaths(shop, [numberOf(from)], [numberOf(to)]).map((edge) => edgeOf(shop, edge).id);

  it('are the shortest ones', () => {
    expect(pathIds('page.ts', 'money.ts')).toEqual([
      'cart.ts->money.ts',
      'checkout.ts->cart.ts',
      'page.ts->checkout.ts',
    ]);
  });

  it('are listed as chains, all of the same length', () => {
    const twice = indexedReport(
      reportOf({
        files: ['cart.ts', 'discount.ts', 'money.ts', 'page.ts', 'tax.ts'],
        edges: [
          ['cart.ts', 'discount.ts'],
          ['cart.ts', 'tax.ts'],
          ['discount.ts', 'money.ts'],
          ['page.ts', 'cart.ts'],
          ['tax.ts', 'money.ts'],
        ],
      }),
    );
    const [from = -1, to = -1] = ['page.ts', 'money.ts'].map((id) => twice.numberOf.get(id));
    const { paths, count } = listShortestPaths(twice, [from], [to]);
    expect([count, paths.map((path) => path.map((edge) => edgeOf(twice, edge).target))]).toEqual([
      2,
      [
        ['cart.ts', 'discount.ts', 'money.ts'],
        ['cart.ts', 'tax.ts', 'money.ts'],
      ],
    ]);
    expect(listShortestPaths(twice, [to], [from])).toEqual({ paths: [], count: 0 });
  });

  it('are counted where there are too many to list', () => {
    const layers = Array.from({ length: 12 }, (_, layer) => [`a${layer}.ts`, `b${layer}.ts`]);
    const edges = layers
      .slice(1)
      .flatMap((layer, i) =>
        (layers[i] ?? []).flatMap((source) => layer.map((target): [string, string] => [source, target])),
      );
    const wide = indexedReport(reportOf({ files: layers.flat().toSorted(), edges }));
    const found = listShortestPaths(
      wide,
      [wide.numberOf.get('a0.ts') ?? -1],
      [wide.numberOf.get('a11.ts') ?? -1],
    );
    expect([found.count, found.paths.length, found.paths[99]?.length]).toEqual([2 ** 10, 100, 11]);
  });

  it('do not exist against the direction of the imports', () => {
    expect(pathIds('money.ts', 'page.ts')).toEqual([]);
  });

  it('are found in a chain of twenty thousand files', () => {
    const files = Array.from({ length: 20_000 }, (_, i) => `file${String(i).padStart(5, '0')}.ts`);
    const edges = files.slice(1).map((file, i): [string, string] => [files[i] ?? '', file]);
    const chain = indexedReport(reportOf({ files, edges }));
    expect(findShortestPaths(chain, [0], [files.length - 1])).toHaveLength(files.length - 1);
    expect(findAllDependents(chain, files.length - 1)).toHaveLength(files.length - 1);
  });
});
