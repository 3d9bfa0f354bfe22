import { query } from './database';

export interface CartLineRow {
  readonly sku: string;
  readonly quantity: number;
}

export function selectCartLines(cartId: string): Promise<CartLineRow[]> {
  return query<CartLineRow>('select sku, quantity from cart_lines where cart_id = $1', [cartId]);
}

export async function saveCartLine(cartId: string, line: CartLineRow): Promise<void> {
  await query(
    `insert into cart_lines (cart_id, sku, quantity) values ($1, $2, $3)
     on conflict (cart_id, sku) do update set quantity = $3`,
    [cartId, line.sku, line.quantity],
  );
}

export async function deleteCart(cartId: string): Promise<void> {
  await query('delete from cart_lines where cart_id = $1', [cartId]);
}
