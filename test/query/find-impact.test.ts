import { describe, expect, it } from 'vitest';
import { findImpact } from '../../src/query/paths/find-impact.ts';
import { questionedShop } from '../support/questioned-shop.ts';

const shop = questionedShop();

describe('the impact of a change', () => {
  it('is every dependent, nearest first, then of the product, with its role', () => {
    const { dependents, byDistance } = findImpact(shop, ['data/row.ts']);
    expect(dependents.map(({ file, distance, role }) => `${distance} ${role} ${file}`)).toEqual([
      '1 product data/query.ts',
      '1 product web/cart-page.ts',
      '1 test test/row.test.ts',
      '2 product orders/cart.ts',
      '2 product orders/order.ts',
      '2 product web/index.ts',
      '3 product orders/price.ts',
      '3 product web/order-page.ts',
      '3 product main.ts',
      '3 test test/cart.test.ts',
    ]);
    expect(byDistance).toEqual([3, 3, 4]);
  });

  it('says which dependents only need its types: on every path', () => {
    const { dependents } = findImpact(shop, ['data/row.ts']);
    // web/cart-page.ts imports a type of it, and reaches it at run time through orders/cart.ts.
    expect(dependents.filter(({ typeOnly }) => typeOnly).map(({ file }) => file)).toEqual([
      'test/row.test.ts',
    ]);
    expect(dependents[1]!.place).toEqual({
      source: 'web/cart-page.ts',
      target: 'data/row.ts',
      line: 3,
      kind: 'type',
    });
  });

  it('counts folders and names the rules that hold for the files', () => {
    const { folders, rules } = findImpact(shop, ['data/row.ts', 'data/query.ts']);
    expect(folders).toEqual([
      { folder: 'orders', files: 3 },
      { folder: 'web', files: 3 },
      { folder: 'test', files: 2 },
      { folder: '.', files: 1 },
    ]);
    expect(rules.map(({ name, demands }) => [name, ...demands])).toEqual([
      ['data is at the bottom', 'must not use orders/**, web/**'],
      ['order', 'data/** must not use the layers above it: web/**, orders/**'],
    ]);
  });

  it('can be that of a package', () => {
    expect(findImpact(shop, ['pkg:pg']).dependents.at(0)?.file).toBe('data/query.ts');
  });
});
