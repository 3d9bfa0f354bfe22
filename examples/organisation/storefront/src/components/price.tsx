export function Price({ amount }: { amount: number }) {
  return <b>{(amount / 100).toFixed(2)} €</b>;
}
