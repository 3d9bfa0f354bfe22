import { type Money, euros } from '@/shared/money';
import { type Address, isInUnion } from './customer';

export function shippingCost(goods: Money, destination: Address): Money {
  if (!isInUnion(destination)) return euros(19.9);
  return goods.cents >= 5000 ? euros(0) : euros(4.9);
}
