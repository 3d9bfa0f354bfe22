export { addToCart } from './cart.ts';
export type { Cart } from './cart.ts';
export * from './orders.ts';
