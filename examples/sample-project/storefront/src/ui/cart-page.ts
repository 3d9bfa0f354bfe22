import { loadCart, putIntoCart } from '@/app/edit-cart';
import { cartTotal } from '@/core/cart';
import { formatPrice } from './format-price';
import { escapeHtml, page } from './html';

export async function cartPage(id: string, form: URLSearchParams): Promise<string> {
  const sku = form.get('sku');
  const cart = sku ? await putIntoCart(id, sku, Number(form.get('quantity') ?? 1)) : await loadCart(id);
  const items = cart.lines.map(({ product, quantity }) => `<li>${quantity} × ${escapeHtml(product.name)}`);
  return page('Your cart', `<ul>${items.join('')}</ul><p>${formatPrice(cartTotal(cart))}`);
}
