import { describe, expect, it } from 'vitest';
import { findSharedBeginning } from '../../src/report/shared-beginning.ts';

const many = (write: (i: number) => string): string[] => Array.from({ length: 12 }, (_, i) => write(i));

describe('what most unresolved imports begin with', () => {
  it('goes as far as all of them are the same, in whole parts', () => {
    const specifiers = [...many((i) => `@/shop/cart${i}`), './price', 'lodash'];
    expect(findSharedBeginning(specifiers)).toEqual({ text: '@/shop/', imports: 12 });
    expect(findSharedBeginning(many((i) => `App\\Shop\\Cart${i}`))?.text).toBe('App\\Shop\\');
    expect(findSharedBeginning(many((i) => `shop.cart${i}`))?.text).toBe('shop.');
  });

  it('is the whole name where all name the same', () => {
    expect(findSharedBeginning(many(() => 'shop'))).toEqual({ text: 'shop', imports: 12 });
  });

  it('needs many imports, most of them alike, that are not relative', () => {
    expect(findSharedBeginning(many((i) => `@/cart${i}`).slice(0, 9))).toBeUndefined();
    expect(findSharedBeginning([...many((i) => `@/${i}`), ...many((i) => `#${i}/shop`)])).toBeUndefined();
    expect(findSharedBeginning(many((i) => `../cart${i}`))).toBeUndefined();
  });
});
