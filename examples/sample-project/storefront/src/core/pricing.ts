import { type Money, times } from '@/shared/money';
import { type Cart, type CartLine, itemCount } from './cart';

const bulkDiscounts = [
  { fromItems: 50, rate: 0.1 },
  { fromItems: 10, rate: 0.05 },
];

export function linePrice(line: CartLine, cart: Cart): Money {
  return times(line.product.price, line.quantity * (1 - discountRate(cart)));
}

export function discountRate(cart: Cart): number {
  const items = itemCount(cart);
  return bulkDiscounts.find(({ fromItems }) => items >= fromItems)?.rate ?? 0;
}
