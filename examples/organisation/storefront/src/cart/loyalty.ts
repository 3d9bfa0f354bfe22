import { useCart } from './cart.ts';

export function isLoyal(): boolean {
  return useCart().lines.length > 10;
}
