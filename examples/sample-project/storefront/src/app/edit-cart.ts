import { type Cart, type CartLine, withLine } from '@/core/cart';
import { saveCartLine, selectCartLines } from '@/infra/cart-store';
import { findProduct } from './browse-catalog';

export async function loadCart(id: string): Promise<Cart> {
  const lines: CartLine[] = [];
  for (const { sku, quantity } of await selectCartLines(id)) {
    const product = await findProduct(sku);
    if (product) lines.push({ product, quantity });
  }
  return { id, lines };
}

export async function putIntoCart(id: string, sku: string, quantity: number): Promise<Cart> {
  const product = await findProduct(sku);
  if (!product) throw new Error(`There is no product ${sku}`);
  await saveCartLine(id, { sku, quantity });
  return withLine(await loadCart(id), { product, quantity });
}
