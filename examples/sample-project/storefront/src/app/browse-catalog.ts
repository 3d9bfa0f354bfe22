import { type Product, productFrom } from '@/core/product';
import { selectProduct, selectProducts } from '@/infra/product-store';

export async function listProducts(category?: string): Promise<Product[]> {
  const rows = await selectProducts(category);
  return rows.map(productFrom);
}

export async function findProduct(sku: string): Promise<Product | undefined> {
  const row = await selectProduct(sku);
  return row && productFrom(row);
}
