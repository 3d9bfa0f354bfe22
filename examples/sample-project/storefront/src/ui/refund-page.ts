import { refundOrder } from '@/app/refund-order';
import { formatPrice } from './format-price';
import { page } from './html';

export async function refundPage(form: URLSearchParams): Promise<string> {
  const amount = await refundOrder(form.get('order') ?? '', form.has('opened'));
  return page('Refunded', `<p>We have returned ${formatPrice(amount)} to your card.`);
}
