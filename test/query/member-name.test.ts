import { expect, it } from 'vitest';
import { placeOfTangle } from '../../src/query/fixes/member-name.ts';

it('the packages of a workspace are in a tangle in their folder, not at the root', () => {
  const placeOf = (folder: string, members: readonly string[]) => placeOfTangle({ folder, members });
  expect(placeOf('.', ['packages/cart/', 'packages/tax/'])).toBe('packages/');
  expect(placeOf('.', ['packages/cart/', 'tools/'])).toBe('');
  expect(placeOf('shop', ['shop/cart/', 'shop/tax/'])).toBe('shop/');
});
