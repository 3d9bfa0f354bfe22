import { query } from './database';

export async function reserveStock(sku: string, quantity: number): Promise<boolean> {
  const rows = await query('update stock set free = free - $2 where sku = $1 and free >= $2 returning sku', [
    sku,
    quantity,
  ]);
  return rows.length > 0;
}

export async function releaseStock(sku: string, quantity: number): Promise<void> {
  await query('update stock set free = free + $2 where sku = $1', [sku, quantity]);
}
