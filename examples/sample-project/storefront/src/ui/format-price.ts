import type { Money } from '@/shared/money';

export function formatPrice({ cents, currency }: Money): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}
