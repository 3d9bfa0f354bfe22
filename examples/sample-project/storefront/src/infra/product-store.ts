import { query } from './database';

export interface ProductRow {
  readonly sku: string;
  readonly name: string;
  readonly price_cents: number;
  readonly category: string;
}

export function selectProducts(category?: string): Promise<ProductRow[]> {
  return category === undefined
    ? query<ProductRow>('select * from products order by name')
    : query<ProductRow>('select * from products where category = $1 order by name', [category]);
}

export async function selectProduct(sku: string): Promise<ProductRow | undefined> {
  const rows = await query<ProductRow>('select * from products where sku = $1', [sku]);
  return rows[0];
}

export async function upsertProduct(row: ProductRow): Promise<void> {
  await query(
    `insert into products (sku, name, price_cents, category) values ($1, $2, $3, $4)
     on conflict (sku) do update set name = $2, price_cents = $3, category = $4`,
    [row.sku, row.name, row.price_cents, row.category],
  );
}
