import { type Cart, cartTotal } from '@/core/cart';
import type { Customer } from '@/core/customer';
import { type Order, orderTotal } from '@/core/order';
import { receiptText } from '@/core/receipt';
import { shippingCost } from '@/core/shipping';
import { taxOn } from '@/core/tax';
import { insertOrder } from '@/infra/order-store';
import { sendMail } from '@/infra/mailer';
import { charge } from '@/infra/payment-gateway';
import { releaseStock, reserveStock } from '@/infra/stock-store';

export async function checkout(cart: Cart, customer: Customer, cardToken: string): Promise<Order> {
  if (cart.lines.length === 0) throw new Error('The cart is empty');
  await reserveAll(cart);
  const order = priced(cart, customer);
  try {
    const paymentId = await charge(orderTotal(order), cardToken);
    await insertOrder({ id: order.id, email: customer.email, total: orderTotal(order), payment_id: paymentId });
  } catch (error) {
    for (const { product, quantity } of cart.lines) await releaseStock(product.sku, quantity);
    throw error;
  }
  await sendMail(customer.email, `Your order ${order.id}`, receiptText(order));
  return order;
}

function priced(cart: Cart, customer: Customer): Order {
  const goods = cartTotal(cart);
  const category = cart.lines.every(({ product }) => product.category === 'books') ? 'books' : 'mixed';
  return {
    id: crypto.randomUUID(),
    customer,
    cart,
    goods,
    tax: taxOn(goods, category, customer.address),
    shipping: shippingCost(goods, customer.address),
  };
}

async function reserveAll(cart: Cart): Promise<void> {
  const reserved: Cart['lines'][number][] = [];
  for (const line of cart.lines) {
    if (await reserveStock(line.product.sku, line.quantity)) {
      reserved.push(line);
      continue;
    }
    for (const { product, quantity } of reserved) await releaseStock(product.sku, quantity);
    throw new Error(`${line.product.name} is sold out`);
  }
}
