import { type Money, sum } from '@/shared/money';
import { linePrice } from './pricing';
import type { Product } from './product';

export interface CartLine {
  readonly product: Product;
  readonly quantity: number;
}

export interface Cart {
  readonly id: string;
  readonly lines: readonly CartLine[];
}

export function withLine(cart: Cart, line: CartLine): Cart {
  const others = cart.lines.filter(({ product }) => product.sku !== line.product.sku);
  return { ...cart, lines: line.quantity > 0 ? [...others, line] : others };
}

export function itemCount(cart: Cart): number {
  return cart.lines.reduce((count, { quantity }) => count + quantity, 0);
}

export function cartTotal(cart: Cart): Money {
  return sum(cart.lines.map((line) => linePrice(line, cart)));
}
