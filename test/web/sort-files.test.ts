import { describe, expect, it } from 'vitest';
import { indexedReport } from '../support/indexed-report.ts';
import { nextSort, parseSort, sortFiles } from '../../web/state/sort-files.ts';
import { reportOf } from '../support/report-of.ts';

const shop = indexedReport(
  reportOf({
    files: ['src/billing/tax.ts', 'src/cart.ts', 'src/orders.ts'],
    packages: ['zod'],
    edges: [
      ['src/cart.ts', 'src/orders.ts'],
      ['src/orders.ts', 'src/cart.ts'],
      ['src/orders.ts', 'src/billing/tax.ts'],
      ['src/orders.ts', 'pkg:zod'],
    ],
    cycle: ['src/cart.ts', 'src/orders.ts'],
  }),
);
const all = Uint8Array.of(1, 1, 1, 1);

function order(sort: string, shown = all): string[] {
  return sortFiles(shop, shown, parseSort(sort)).map((file) => shop.nodes[file]?.id ?? '');
}

describe('the order of the table', () => {
  it('puts the riskiest file first', () => {
    expect(order('-risk')).toEqual(['src/orders.ts', 'src/cart.ts', 'src/billing/tax.ts']);
  });

  it('sorts names by name, not by path', () => {
    expect(order('file')).toEqual(['src/cart.ts', 'src/orders.ts', 'src/billing/tax.ts']);
  });

  it('keeps the order of paths among equal files, in both directions', () => {
    expect(order('dependents')).toEqual(['src/billing/tax.ts', 'src/cart.ts', 'src/orders.ts']);
    expect(order('-dependents')).toEqual(['src/billing/tax.ts', 'src/cart.ts', 'src/orders.ts']);
  });

  it('places files in a cycle before the others', () => {
    expect(order('cycle')).toEqual(['src/cart.ts', 'src/orders.ts', 'src/billing/tax.ts']);
  });

  it('skips files that the filters exclude', () => {
    expect(order('file', Uint8Array.of(0, 1, 0, 1))).toEqual(['src/cart.ts']);
  });
});

describe('parseSort', () => {
  it('sorts by risk, the highest first, for an unknown column', () => {
    expect(parseSort('-<script>')).toEqual({ column: 'risk', direction: 'descending' });
  });
});

describe('nextSort', () => {
  it('starts with the highest figure or the first name, and reverses on the second click', () => {
    const byRisk = parseSort('-risk');
    expect(nextSort(byRisk, 'size')).toEqual({ column: 'size', direction: 'descending' });
    expect(nextSort(byRisk, 'file')).toEqual({ column: 'file', direction: 'ascending' });
    expect(nextSort(byRisk, 'risk')).toEqual({ column: 'risk', direction: 'ascending' });
  });
});
