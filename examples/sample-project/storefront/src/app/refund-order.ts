import { selectOrder } from '@/infra/order-store';
import { refund } from '@/infra/payment-gateway';
import { logger } from '@/shared/logger';
import { type Money, times } from '@/shared/money';

const restockingFee = 0.1;

export async function refundOrder(id: string, opened: boolean): Promise<Money> {
  const order = await selectOrder(id);
  if (!order) throw new Error(`There is no order ${id}`);
  const amount = opened ? times(order.total, 1 - restockingFee) : order.total;
  await refund(order.payment_id, amount);
  logger.info('Order refunded', { order: id, cents: amount.cents });
  return amount;
}
