import { notify } from '../ui/toast';

export function formatMoney(cents: number): string {
  if (Number.isNaN(cents)) notify('This is no amount');
  return `${(cents / 100).toFixed(2)} €`;
}
