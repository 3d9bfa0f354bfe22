import type { Product } from '@harbour/catalog-client';
import { goTo } from '../router.ts';
import { Price } from './price.tsx';

export function ProductList({ products }: { products: Product[] }) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id} onClick={() => goTo(`/product/${product.id}`)}>
          {product.name} <Price amount={product.price} />
        </li>
      ))}
    </ul>
  );
}
