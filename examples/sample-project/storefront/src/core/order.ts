import { type Money, add } from '@/shared/money';
import type { Cart } from './cart';
import type { Customer } from './customer';

export interface Order {
  readonly id: string;
  readonly customer: Customer;
  readonly cart: Cart;
  readonly goods: Money;
  readonly tax: Money;
  readonly shipping: Money;
}

export function orderTotal(order: Pick<Order, 'goods' | 'tax' | 'shipping'>): Money {
  return add(add(order.goods, order.tax), order.shipping);
}
