import { type Product, product } from './product.ts';
import { request } from './request.ts';

export function findProduct(id: string): Product {
  return product.parse(request(`/products/${id}`));
}
