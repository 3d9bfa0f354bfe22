import { describe, expect, it } from 'vitest';
import { nameFiles } from '../../web/state/name-files.ts';

describe('the short names of files', () => {
  it('have a folder if the name says nothing alone', () => {
    expect([...nameFiles(['shop/cart/index.ts', 'shop/cart/price.ts', 'shop/tax/mod.rs'])]).toEqual([
      ['shop/cart/index.ts', 'cart/index.ts'],
      ['shop/tax/mod.rs', 'tax/mod.rs'],
    ]);
  });

  it('have as many folders as tell them apart', () => {
    expect([...nameFiles(['cart/src/price.ts', 'order/src/price.ts', 'order/api/price.ts'])]).toEqual([
      ['cart/src/price.ts', 'cart/src/price.ts'],
      ['order/src/price.ts', 'order/src/price.ts'],
      ['order/api/price.ts', 'api/price.ts'],
    ]);
  });

  it('have no folder at the root, and never more than three', () => {
    expect([...nameFiles(['index.ts', 'a/b/c/d/e/index.ts', 'x/b/c/d/e/index.ts'])]).toEqual([
      ['index.ts', 'index.ts'],
      ['a/b/c/d/e/index.ts', 'c/d/e/index.ts'],
      ['x/b/c/d/e/index.ts', 'c/d/e/index.ts'],
    ]);
  });
});
