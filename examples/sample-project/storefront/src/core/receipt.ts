import { formatPrice } from '@/ui/format-price';
import { type Order, orderTotal } from './order';

export function receiptText(order: Order): string {
  const lines = order.cart.lines.map(
    ({ product, quantity }) => `${quantity} × ${product.name}, ${formatPrice(product.price)} each`,
  );
  return [
    `Thank you, ${order.customer.name}!`,
    '',
    ...lines,
    '',
    `Goods     ${formatPrice(order.goods)}`,
    `Tax       ${formatPrice(order.tax)}`,
    `Shipping  ${formatPrice(order.shipping)}`,
    `Total     ${formatPrice(orderTotal(order))}`,
  ].join('\n');
}
