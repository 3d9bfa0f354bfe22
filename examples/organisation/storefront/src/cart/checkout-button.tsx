import { totalDiscount } from './discounts.ts';
import { useCart } from './cart.ts';

export function CheckoutButton() {
  const { lines } = useCart();
  return (
    <button disabled={lines.length === 0}>
      Pay for {lines.length}, saving {totalDiscount()}
    </button>
  );
}
