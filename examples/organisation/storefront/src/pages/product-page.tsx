import { findProduct } from '@harbour/catalog-client';
import { useCart } from '../cart/cart.ts';
import { Price } from '../components/price.tsx';
import { route } from '../router.ts';

export function ProductPage() {
  const product = findProduct(route.value.slice('/product/'.length));
  const cart = useCart();
  return (
    <main>
      <h1>{product.name}</h1>
      <Price amount={product.price} />
      <button onClick={() => cart.add(product)}>Add to cart</button>
    </main>
  );
}
