import { type Product, product } from './product.ts';
import { request } from './request.ts';

export function searchProducts(text: string): Product[] {
  return product.array().parse(request(`/products?q=${text}`));
}
