import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from '../../web/search/find-matches.ts';
import { activeFilters } from '../../web/shell/active-filters.ts';
import { shorten, visibleName } from '../../web/state/visible-name.ts';
import { initialView } from '../../web/state/view-state.ts';

describe('a name on the page', () => {
  it('escapes characters that hide or reorder it', () => {
    expect(visibleName('cart\u202Ets.exe\n\u200B\u0007.ts')).toBe(
      'cart\\u202Ets.exe\\u000A\\u200B\\u0007.ts',
    );
  });

  it('is unchanged in any language', () => {
    expect(visibleName('סל/カート/корзина-🛒.ts')).toBe('סל/カート/корзина-🛒.ts');
  });

  it('keeps emoji together, and escapes a joiner that joins nothing', () => {
    const emoji = '👨‍👩‍👧-👩🏽‍🚀-❤️‍🔥.ts';
    expect(visibleName(emoji)).toBe(emoji);
    expect(visibleName('cart\u200D.ts👩\u200D')).toBe('cart\\u200D.ts👩\\u200D');
  });

  it('keeps its start and its end when it is cut', () => {
    expect(shorten('a-very-long-name-of-a-file.ts', 12)).toBe('a-very…le.ts');
  });

  it('is never longer than asked for, and never cut through a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 3, max: 40 }), (text, most) => {
        const cut = shorten(text, most);
        expect(Array.from(cut).length).toBeLessThanOrEqual(most);
        expect(cut).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('the search', () => {
  const paths = [
    'test/cart.test.ts',
    'src/cart-page.ts',
    'src/cart.ts',
    'src/cartridge/ink.ts',
    'src/order.ts',
  ];

  it('finds exact file names first', () => {
    expect(findMatches(paths, 'cart').map((place) => paths[place])).toEqual([
      'src/cart.ts',
      'src/cart-page.ts',
      'test/cart.test.ts',
      'src/cartridge/ink.ts',
    ]);
  });

  it('finds product files before tests, however well the names of tests match', () => {
    const shop = [
      'test/order.ts',
      'test/order-lines.ts',
      'src/orders/index.ts',
      'src/reorder.ts',
      'src/lastOrder.ts',
      'src/order-page.ts',
      'src/order.ts',
    ];
    const isTest = (place: number): boolean => shop[place]!.startsWith('test/');
    expect(findMatches(shop, 'order', isTest).map((place) => shop[place])).toEqual([
      'src/order.ts',
      'src/order-page.ts',
      'src/lastOrder.ts',
      'src/reorder.ts',
      // It is called exactly so.
      'test/order.ts',
      'src/orders/index.ts',
      'test/order-lines.ts',
    ]);
    expect(findMatches(shop, 'orders/ind', isTest).map((place) => shop[place])).toEqual([
      'src/orders/index.ts',
    ]);
  });

  it('puts the best first among more than it can rank by text', () => {
    const many = Array.from({ length: 6000 }, (_, i) => `shop/part-${i}.ts`);
    expect(findMatches([...many, 'shop/shop.ts'], 'shop')[0]).toBe(6000);
  });

  it('finds nothing for an empty text', () => {
    expect(findMatches(paths, '  ')).toEqual([]);
  });
});

describe('the active filters', () => {
  it('have a text each, and the change that removes it', () => {
    expect(
      activeFilters({ ...initialView.filters, folder: 'src', package: 'pkg:zod', signal: 'god_module' }),
    ).toEqual([
      { text: 'in src', removal: { folder: null } },
      { text: 'imports zod', removal: { package: null } },
      { text: 'god module', removal: { signal: null } },
    ]);
  });
});
