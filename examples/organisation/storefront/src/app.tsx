import { CartPage } from './pages/cart-page.tsx';
import { ProductPage } from './pages/product-page.tsx';
import { SearchPage } from './pages/search-page.tsx';
import { route } from './router.ts';

export function App() {
  if (route.value.startsWith('/cart')) return <CartPage />;
  return route.value.startsWith('/product') ? <ProductPage /> : <SearchPage />;
}
