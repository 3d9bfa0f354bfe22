import { cartPage } from './cart-page';
import { checkoutPage } from './checkout-page';
import { productPage } from './product-page';
import { refundPage } from './refund-page';

export async function route(path: string, cartId: string, form: URLSearchParams): Promise<string | undefined> {
  switch (path) {
    case '/':
      return productPage(form.get('category') ?? undefined);
    case '/cart':
      return cartPage(cartId, form);
    case '/checkout':
      return checkoutPage(cartId, form);
    case '/refund':
      return refundPage(form);
    default:
      return undefined;
  }
}
