import type { Product } from '@harbour/catalog-client';
import { z } from 'zod';
import { discountOf } from './discounts.ts';

const stored = z.array(z.object({ id: z.string(), count: z.number() }));

export interface Line {
  product: Product;
  amount: number;
}

export class Cart {
  lines: Line[] = [];

  add(product: Product): void {
    this.lines.push({ product, amount: product.price - discountOf(this, product) });
  }

  restore(text: string): number {
    return stored.parse(JSON.parse(text)).length;
  }
}

const cart = new Cart();

export function useCart(): Cart {
  return cart;
}
