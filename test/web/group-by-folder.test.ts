import { describe, expect, it } from 'vitest';
import { groupByFolder } from '../../web/state/group-by-folder.ts';

const grouped = (ids: readonly string[]) =>
  groupByFolder(ids, (id) => id).map(({ folder, items }) => [folder, items.length]);

describe('a long list of files by folder', () => {
  it('has the folders that differ, and packages in a group of their own', () => {
    expect(
      grouped([
        'shop/src/cart/cart.ts',
        'shop/src/cart/lines.ts',
        'shop/src/tax/rate.ts',
        'shop/src/page.ts',
        'pkg:zod',
        'pkg:@shop/core',
      ]),
    ).toEqual([
      ['package', 2],
      ['shop/src', 1],
      ['shop/src/cart', 2],
      ['shop/src/tax', 1],
    ]);
  });

  it('opens no folder that would make too many groups', () => {
    const ids = Array.from({ length: 30 }, (_, i) => `shop/part${i}/cart.ts`);
    expect(grouped([...ids, 'app/page.ts'])).toEqual([
      ['app', 1],
      ['shop', 30],
    ]);
  });

  it('has all first folders that differ, however many', () => {
    const ids = Array.from({ length: 30 }, (_, i) => `shop/part${i}/cart.ts`);
    expect(grouped(ids)).toHaveLength(30);
  });

  it('keeps every file, in its order', () => {
    const ids = ['b/two.ts', 'root.ts', 'a/one.ts', 'b/one.ts'];
    expect(groupByFolder(ids, (id) => id)).toEqual([
      { folder: '', items: ['root.ts'] },
      { folder: 'a', items: ['a/one.ts'] },
      { folder: 'b', items: ['b/two.ts', 'b/one.ts'] },
    ]);
  });
});
