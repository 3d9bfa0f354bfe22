// Prices as whole cents: a sum never loses one to rounding.

export interface Money {
  readonly cents: number;
  readonly currency: 'EUR' | 'USD';
}

export function euros(amount: number): Money {
  return { cents: Math.round(amount * 100), currency: 'EUR' };
}

export function fromCents(cents: number, currency: Money['currency'] = 'EUR'): Money {
  return { cents, currency };
}

export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${a.currency} and ${b.currency}`);
  return { cents: a.cents + b.cents, currency: a.currency };
}

export function times(money: Money, factor: number): Money {
  return { cents: Math.round(money.cents * factor), currency: money.currency };
}

export function sum(amounts: readonly Money[]): Money {
  return amounts.reduce(add, fromCents(0, amounts[0]?.currency));
}
