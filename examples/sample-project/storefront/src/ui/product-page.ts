import { listProducts } from '@/app/browse-catalog';
import { formatPrice } from './format-price';
import { escapeHtml, page } from './html';

export async function productPage(category?: string): Promise<string> {
  const products = await listProducts(category);
  const items = products.map(({ name, price }) => `<li>${escapeHtml(name)} ${formatPrice(price)}`);
  return page(category ?? 'All products', `<ul>${items.join('')}</ul>`);
}
