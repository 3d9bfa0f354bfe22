import type { Cart } from '@shop/core/cart.ts';
import { notify } from './toast.ts';

export const print = (cart: Cart, note: string) => notify(`${cart.lines.length} ${note}`);
