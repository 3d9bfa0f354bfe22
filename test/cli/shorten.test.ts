import { describe, expect, it } from 'vitest';
import { displayWidth } from '../../src/cli/summary/display-width.ts';
import { shortenEnd, shortenMiddle } from '../../src/cli/summary/shorten.ts';

describe('shortening', () => {
  it.each([
    ['orders/cart.ts', 14, 'orders/cart.ts'],
    ['orders/checkout/place-order.ts', 16, 'order…e-order.ts'],
    ['注文/カート/価格.ts', 12, '注…/価格.ts'],
    ['orders.ts', 1, '…'],
  ])('takes the middle out of %s for %d columns', (text, width, shortened) => {
    expect(shortenMiddle(text, width)).toBe(shortened);
    expect(displayWidth(shortened)).toBeLessThanOrEqual(width);
  });

  it.each([
    ['in a cycle', 10, 'in a cycle'],
    ['in a cycle', 6, 'in a …'],
    ['🛒🛒🛒', 4, '🛒…'],
  ])('takes the end off %s for %d columns', (text, width, shortened) => {
    expect(shortenEnd(text, width)).toBe(shortened);
  });

  it('counts columns, not characters', () => {
    expect(['cart', 'Größe', 'u\u0308', '価格', '🛒'].map(displayWidth)).toEqual([4, 5, 1, 4, 2]);
  });
});
