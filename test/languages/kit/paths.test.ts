import { expect, it } from 'vitest';
import { sharedWay } from '../../../src/languages/kit/paths.ts';

it('counts the folders that lead to both places, and no half of a name', () => {
  const pairs: [string, string, number][] = [
    ['shop/cart', 'shop/cart/line.php', 10],
    ['shop/cart', 'shop/cards/line.php', 5],
    ['shop', 'shopping/line.php', 0],
    ['.', 'line.php', 0],
  ];
  expect(pairs.map(([folder, path]) => sharedWay(folder, path))).toEqual(pairs.map(([, , shared]) => shared));
});
