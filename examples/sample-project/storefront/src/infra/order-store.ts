import { type Money, fromCents } from '@/shared/money';
import { query } from './database';

export interface OrderRow {
  readonly id: string;
  readonly email: string;
  readonly total: Money;
  readonly payment_id: string;
}

export async function insertOrder(order: OrderRow): Promise<void> {
  await query('insert into orders (id, email, total_cents, payment_id) values ($1, $2, $3, $4)', [
    order.id,
    order.email,
    order.total.cents,
    order.payment_id,
  ]);
}

export async function selectOrder(id: string): Promise<OrderRow | undefined> {
  const [row] = await query<Omit<OrderRow, 'total'> & { total_cents: number }>(
    'select id, email, total_cents, payment_id from orders where id = $1',
    [id],
  );
  return row && { id: row.id, email: row.email, payment_id: row.payment_id, total: fromCents(row.total_cents) };
}
