import type { ProductRow } from '@/infra/product-store';
import { type Money, fromCents } from '@/shared/money';

export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
  readonly category: string;
}

export function productFrom(row: ProductRow): Product {
  return { sku: row.sku, name: row.name, price: fromCents(row.price_cents), category: row.category };
}
