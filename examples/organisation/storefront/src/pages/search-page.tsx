import { searchProducts } from '@harbour/catalog-client';
import { ProductList } from '../components/product-list.tsx';

export function SearchPage() {
  return <ProductList products={searchProducts('')} />;
}
