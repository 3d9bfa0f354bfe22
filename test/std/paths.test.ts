import { expect, it } from 'vitest';
import { findUpward, nearestTo } from '../../src/std/paths.ts';

it('finds the paths that share most folders, comparing whole names', () => {
  const paths = ['shop/cart/line.php', 'shop/cards/line.php', 'shopping/line.php', 'line.php'];
  const nearest = (folder: string): readonly string[] => nearestTo(folder, paths, (path) => path);
  expect(nearest('shop/cart')).toEqual(['shop/cart/line.php']);
  expect(nearest('shop/tax')).toEqual(['shop/cart/line.php', 'shop/cards/line.php']);
  expect(nearest('shops')).toEqual(paths);
  expect(nearest('.')).toEqual(paths);
});

it('searches a path from a folder upward, within the project', () => {
  const tried: string[] = [];
  const found = findUpward('shop/cart', '../tax.php', (path) => {
    tried.push(path);
    return undefined;
  });
  expect([found, ...tried]).toEqual([undefined, 'shop/tax.php', 'tax.php']);
});
