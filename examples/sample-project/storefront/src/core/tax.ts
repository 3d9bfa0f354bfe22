import { type Money, times } from '@/shared/money';
import { type Address, isInUnion } from './customer';

const reducedRate = 0.07;
const standardRate = 0.19;

export function taxOn(net: Money, category: string, destination: Address): Money {
  if (!isInUnion(destination)) return times(net, 0);
  return times(net, category === 'books' ? reducedRate : standardRate);
}
