import { useCart } from '../cart/cart.ts';
import { CheckoutButton } from '../cart/checkout-button.tsx';
import { Price } from '../components/price.tsx';

export function CartPage() {
  const cart = useCart();
  return (
    <main>
      {cart.lines.map((line) => (
        <p key={line.product.id}>
          {line.product.name} <Price amount={line.amount} />
        </p>
      ))}
      <CheckoutButton />
    </main>
  );
}
