import { describe, expect, it } from 'vitest';
import { findAllDependents, findShortestPaths } from '../../web/state/graph-search.ts';
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
    expect(findAllDependents(shop, numberOf('money.ts')).map((node) => shop.nodes[node]?.id)).toEqual([
      'cart.ts',
      'tax.ts',
      'checkout.ts',
      'page.ts',
    ]);
  });

  it('is empty for a file without dependents', () => {
    expect(findAllDependents(shop, numberOf('page.ts'))).toEqual([]);
  });
});

describe('the paths between two files', () => {
  const pathIds = (from: string, to: string): string[] =>
    findShortestPaths(shop, numberOf(from), numberOf(to)).map((edge) => edgeOf(shop, edge).id);

  it('are the shortest ones', () => {
    expect(pathIds('page.ts', 'money.ts')).toEqual([
      'cart.ts->money.ts',
      'checkout.ts->cart.ts',
      'page.ts->checkout.ts',
    ]);
  });

  it('do not exist against the direction of the imports', () => {
    expect(pathIds('money.ts', 'page.ts')).toEqual([]);
  });

  it('are found in a chain of twenty thousand files', () => {
    const files = Array.from({ length: 20_000 }, (_, i) => `file${String(i).padStart(5, '0')}.ts`);
    const edges = files.slice(1).map((file, i): [string, string] => [files[i] ?? '', file]);
    const chain = indexedReport(reportOf({ files, edges }));
    expect(findShortestPaths(chain, 0, files.length - 1)).toHaveLength(files.length - 1);
    expect(findAllDependents(chain, files.length - 1)).toHaveLength(files.length - 1);
  });
});
