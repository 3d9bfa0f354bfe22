import { useState } from 'react';
import { addToCart, type Cart } from '../core/index.js';
import { formatMoney } from '../utils/money';

export function Checkout() {
  const [cart, setCart] = useState<Cart>({ lines: [] });
  // import('./never.ts') is only a comment, and the next line only text.
  const note = "import { nothing } from './nowhere.ts'";
  const open = async () => (await import('./receipt.tsx')).print(cart, note);
  return <button onClick={() => setCart(addToCart(cart, 'tea', 1))}>import {formatMoney(0)} {String(open)}</button>;
}
