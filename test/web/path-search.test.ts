import { expect, it } from 'vitest';
import { findPathEdges, listPaths } from '../../web/state/path-search.ts';
import { edgeOf } from '../../web/state/report-index.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { indexedReport } from '../support/indexed-report.ts';

it('paths on the page lead to a source through its header, as those of the command do', () => {
  const index = indexedReport(
    reportFrom(
      factsOf({
        'cart.c': ['cart.h'],
        'cart.h': [],
        'main.c': ['order.h'],
        'order.c': ['cart.h', 'order.h'],
        'order.h': [],
      }),
    ),
  );
  const numberOf = (id: string): number => index.numberOf.get(id) ?? -1;
  const paths = (from: string, to: string): readonly unknown[] => {
    const { paths: found, isThroughSources } = listPaths(index, numberOf(from), numberOf(to));
    return [isThroughSources, ...found.map((path) => path.map((edge) => edgeOf(index, edge).id))];
  };
  expect(paths('order.c', 'cart.c')).toEqual([false, ['order.c->cart.h']]);
  expect(paths('main.c', 'cart.c')).toEqual([true, ['main.c->order.h', 'order.c->cart.h']]);
  expect(paths('cart.h', 'cart.c')).toEqual([false]);
  expect(paths('main.c', 'gone.c')).toEqual([false]);
  expect(findPathEdges(index, numberOf('main.c'), numberOf('cart.c'))).toHaveLength(2);
});
