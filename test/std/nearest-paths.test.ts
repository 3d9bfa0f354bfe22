import { expect, it } from 'vitest';
import { nearestPaths } from '../../src/std/nearest-paths.ts';

const files = [
  'docs/index.ts',
  'src/cart/index.ts',
  'src/cart/price.ts',
  'src/orders/index.ts',
  'lib/cart/tax.ts',
];

it.each([
  ['cart/index.ts', ['src/cart/index.ts', 'docs/index.ts', 'src/orders/index.ts']],
  ['src/cart/prcie.ts', ['src/cart/price.ts']],
  ['pricee.ts', ['src/cart/price.ts']],
  ['lib/tax.ts', ['lib/cart/tax.ts']],
  ['something/else.py', []],
])('suggests for %s', (path, expected) => {
  expect(nearestPaths(path, files)).toEqual(expected);
});
