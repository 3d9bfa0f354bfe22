import { expect, it } from 'vitest';
import { type Cart, cartTotal, itemCount } from '@/core/cart';
import { euros } from '@/shared/money';

const tea = { sku: 'tea', name: 'Tea', price: euros(4), category: 'food' };

it('takes five percent off from ten items on', () => {
  const cart: Cart = { id: 'c1', lines: [{ product: tea, quantity: 10 }] };
  expect(itemCount(cart)).toBe(10);
  expect(cartTotal(cart)).toEqual(euros(38));
});
