import { z } from 'zod';
import { priceOf } from './index.ts';

export const Line = z.object({ item: z.string(), price: z.number() });
export interface Cart {
  readonly lines: readonly z.infer<typeof Line>[];
}

export function addToCart(cart: Cart, item: string, count: number): Cart {
  return { lines: [...cart.lines, { item, price: priceOf(item) * count }] };
}
