export { findProduct } from './find-product.ts';
export type { Product } from './product.ts';
export { searchProducts } from './search-products.ts';
