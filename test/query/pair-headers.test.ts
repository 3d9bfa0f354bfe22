import { describe, expect, it } from 'vitest';
import { findHeaders } from '../../src/query/graph/other-halves.ts';
import { linkReport } from '../../src/query/graph/report-graph.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

/** Source → the headers that declare what it defines. All sources include the one header. */
function headersOf(header: string, ...sources: readonly string[]): Readonly<Record<string, string>> {
  const shop = factsOf({ [header]: [], ...Object.fromEntries(sources.map((path) => [path, [header]])) });
  const graph = linkReport(reportFrom(shop));
  return Object.fromEntries(sources.map((path) => [path, findHeaders(graph, [path]).join(' ')]));
}

describe('a header is defined by sources of its name', () => {
  it('beside it, and not by others that include it', () => {
    expect(headersOf('shop/cart.h', 'shop/cart.c', 'web/cart.c')).toEqual({
      'shop/cart.c': 'shop/cart.h',
      'web/cart.c': '',
    });
  });

  it('beside it, to which a private header belongs', () => {
    expect(headersOf('shop/cart_p.h', 'shop/cart.c', 'shop/till.c')).toEqual({
      'shop/cart.c': 'shop/cart_p.h',
      'shop/till.c': '',
    });
  });

  it('beside it and below, for one platform each', () => {
    expect(headersOf('shop/cart.h', 'shop/cart.c', 'shop/linux/cart.c')).toEqual({
      'shop/cart.c': 'shop/cart.h',
      'shop/linux/cart.c': 'shop/cart.h',
    });
  });

  it('but not below if that one has a header of its own', () => {
    const graph = linkReport(
      reportFrom(
        factsOf({
          'shop/cart.h': [],
          'shop/cart.c': ['shop/cart.h'],
          'shop/web/cart.c': ['shop/cart.h', 'shop/web/cart.h'],
        }),
      ),
    );
    expect(findHeaders(graph, ['shop/web/cart.c'])).toEqual(['shop/web/cart.h']);
  });

  it('elsewhere, if what lies beside it is only included by it', () => {
    const graph = linkReport(
      reportFrom(
        factsOf({
          'include/cart.hpp': ['include/cart.tpp'],
          'include/cart.tpp': [],
          'src/shop/cart.c': ['include/cart.hpp'],
        }),
      ),
    );
    expect(findHeaders(graph, ['src/shop/cart.c'])).toEqual(['include/cart.hpp']);
  });

  it('elsewhere, in the folders that have most names of its path', () => {
    const found = headersOf(
      'include/shop/cart.h',
      'lib/shop/unix/cart.c',
      'lib/shop/windows/cart.c',
      'lib/web/cart.c',
    );
    expect(found).toEqual({
      'lib/shop/unix/cart.c': 'include/shop/cart.h',
      'lib/shop/windows/cart.c': 'include/shop/cart.h',
      'lib/web/cart.c': '',
    });
  });

  it('elsewhere, in three folders at most', () => {
    const found = headersOf('include/init.h', 'cart/init.c', 'order/init.c', 'price/init.c', 'tax/init.c');
    expect(new Set(Object.values(found))).toEqual(new Set(['']));
  });

  it('that are no tests of it', () => {
    expect(headersOf('include/cart.h', 'src/cart.c', 'test/cart.c')).toEqual({
      'src/cart.c': 'include/cart.h',
      'test/cart.c': '',
    });
  });
});
