import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from '../../web/search/find-matches.ts';
import { activeFilters } from '../../web/shell/active-filters.ts';
import { shorten, visibleName } from '../../web/state/visible-name.ts';
import { initialView } from '../../web/state/view-state.ts';

describe('a name on the page', () => {
  it('spells out what would hide or reorder it', () => {
    expect(visibleName('cart\u202Ets.exe\n\u200B\u0007.ts')).toBe(
      'cart\\u202Ets.exe\\u000A\\u200B\\u0007.ts',
    );
  });

  it('is left as it is in any language', () => {
    expect(visibleName('סל/カート/корзина-🛒.ts')).toBe('סל/カート/корзина-🛒.ts');
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

  it('finds the file by the name one remembers, before all that only holds it', () => {
    expect(findMatches(paths, 'cart').map((place) => paths[place])).toEqual([
      'src/cart.ts',
      'src/cart-page.ts',
      'test/cart.test.ts',
      'src/cartridge/ink.ts',
    ]);
  });

  it('finds nothing for nothing', () => {
    expect(findMatches(paths, '  ')).toEqual([]);
  });
});

describe('the filters that are on', () => {
  it('are told in words, each with the way to take it off', () => {
    expect(
      activeFilters({ ...initialView.filters, folder: 'src', package: 'pkg:zod', signal: 'god_module' }),
    ).toEqual([
      { words: 'in src', without: { folder: null } },
      { words: 'imports zod', without: { package: null } },
      { words: 'imports too much', without: { signal: null } },
    ]);
  });
});
