import type { Product } from '@harbour/catalog-client';
import { isLoyal } from './loyalty.ts';
import { type Cart, useCart } from './cart.ts';

export function discountOf(cart: Cart, product: Product): number {
  const isSecond = cart.lines.some((line) => line.product.id === product.id);
  return isSecond && isLoyal() ? product.price / 10 : 0;
}

export function totalDiscount(): number {
  return useCart().lines.reduce((sum, line) => sum + line.product.price - line.amount, 0);
}
