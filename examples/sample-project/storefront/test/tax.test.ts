import { expect, it } from 'vitest';
import { taxOn } from '@/core/tax';
import { euros } from '@/shared/money';

const berlin = { street: 'Allee 1', postcode: '10115', city: 'Berlin', country: 'DE' };

it('taxes books at the reduced rate', () => {
  expect(taxOn(euros(20), 'books', berlin)).toEqual(euros(1.4));
});

it('leaves exports untaxed', () => {
  expect(taxOn(euros(20), 'food', { ...berlin, country: 'US' })).toEqual(euros(0));
});
