import { expect, it } from 'vitest';
import type { Group } from '../../web/views/groups/group-tree.ts';
import { subtitlesOf } from '../../web/views/layers/subtitles.ts';

it('a box has its number of files as a subtitle, and its folder if the name is ambiguous', () => {
  expect(
    subtitlesOf([
      folder('billing/', 'billing', 12),
      folder('orders/', 'orders', 1),
      folder('test/orders/', 'orders', 40),
      { ...folder('orders/index.ts', 'index.ts', 1), kind: 'file' },
      { ...folder('setup.ts', 'setup.ts', 1), kind: 'file' },
      { ...folder('shop/orders/index.ts', 'orders/index.ts', 1), kind: 'file' },
    ]),
  ).toEqual([
    '12 files',
    '1 file in project root',
    '40 files in test',
    'in orders',
    'in project root',
    'in shop',
  ]);
});

function folder(key: string, label: string, fileCount: number): Group {
  return { kind: 'folder', key, label, children: [], file: -1, fileCount, judgedCount: fileCount };
}
