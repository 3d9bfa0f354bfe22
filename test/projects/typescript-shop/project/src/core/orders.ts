import { readFileSync } from 'node:fs';
import type { Cart } from './cart.ts';
import { taxRate } from './tax.ts';

const prices = new Map<string, number>(JSON.parse(readFileSync('prices.json', 'utf8')));

export const priceOf = (item: string) => (prices.get(item) ?? 0) * (1 + taxRate);
export const total = (cart: Cart) => cart.lines.reduce((sum, { price }) => sum + price, 0);
