import { checkout } from '@/app/checkout';
import { loadCart } from '@/app/edit-cart';
import type { Customer } from '@/core/customer';
import { orderTotal } from '@/core/order';
import { formatPrice } from './format-price';
import { escapeHtml, page } from './html';

export async function checkoutPage(cartId: string, form: URLSearchParams): Promise<string> {
  const order = await checkout(await loadCart(cartId), customerFrom(form), form.get('card') ?? '');
  return page('Thank you', `<p>Order ${escapeHtml(order.id)}: ${formatPrice(orderTotal(order))}`);
}

function customerFrom(form: URLSearchParams): Customer {
  const field = (name: string) => form.get(name) ?? '';
  return {
    email: field('email'),
    name: field('name'),
    address: {
      street: field('street'),
      postcode: field('postcode'),
      city: field('city'),
      country: field('country'),
    },
  };
}
