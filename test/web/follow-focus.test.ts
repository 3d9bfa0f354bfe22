import { expect, it } from 'vitest';
import { followFocus } from '../../web/state/follow-focus.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { reportOf } from '../support/report-of.ts';

type Groups = readonly (readonly string[])[];

function reportWith({ cycles = [], tangles = [] }: { readonly cycles?: Groups; readonly tangles?: Groups }) {
  const index = indexedReport(reportOf({}));
  return {
    ...index,
    report: {
      ...index.report,
      cycles,
      tangles: tangles.map((members) => ({ folder: 'shop', members, back: [], cuts: [] })),
    },
  };
}

it('a cycle in focus stays it under its new number, also if it is smaller or a file has another name', () => {
  const before = reportWith({
    cycles: [
      ['cart.ts', 'order.ts'],
      ['price.ts', 'stock.ts', 'tax.ts'],
    ],
  });
  const next = reportWith({ cycles: [['price.ts', 'stocks.ts']] });
  const nowOf = (path: string): string => (path === 'stock.ts' ? 'stocks.ts' : path);
  expect(followFocus({ cycle: 1, tangle: null }, before, next, nowOf)).toEqual({ cycle: 0, tangle: null });
});

it('of a cycle that splits, the larger part is in focus', () => {
  const before = reportWith({ cycles: [['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts']] });
  const next = reportWith({
    cycles: [
      ['a.ts', 'b.ts'],
      ['c.ts', 'd.ts', 'e.ts'],
    ],
  });
  expect(followFocus({ cycle: 0, tangle: null }, before, next)).toEqual({ cycle: 1, tangle: null });
});

it('nothing is in focus if it is gone, or was never there', () => {
  const before = reportWith({ cycles: [['cart.ts', 'order.ts']], tangles: [['shop/cart/', 'shop/tax.ts']] });
  const none = { cycle: null, tangle: null };
  expect(followFocus({ cycle: 0, tangle: 0 }, before, reportWith({}))).toEqual(none);
  expect(followFocus({ cycle: 9, tangle: 9 }, before, before)).toEqual(none);
});

it('a tangle in focus stays it under its new number', () => {
  const before = reportWith({ tangles: [['shop/cart/', 'shop/tax.ts']] });
  const next = reportWith({
    tangles: [
      ['shop/ui/', 'shop/page.ts'],
      ['shop/cart/', 'shop/prices/'],
    ],
  });
  expect(followFocus({ cycle: null, tangle: 0 }, before, next)).toEqual({ cycle: null, tangle: 1 });
});
