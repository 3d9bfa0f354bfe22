import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportOf } from '../support/report-of.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { buildGroupTree } from '../../web/views/groups/group-tree.ts';
import { nameGroups } from '../../web/views/groups/name-groups.ts';
import { showGroups } from '../../web/views/groups/shown-groups.ts';
import { shortenApart } from '../../web/views/shared/shorten-apart.ts';
import { formatInCell } from '../../web/views/matrix/format-in-cell.ts';

function namesIn(files: readonly string[], opens: (key: string) => boolean): string[] {
  const index = indexedReport(reportOf({ files: files.toSorted() }));
  const root = buildGroupTree(index, new Uint8Array(files.length).fill(1));
  const { groups, isOpen } = showGroups(index, root, opens);
  return nameGroups(groups.filter((_, number) => isOpen[number] === 0));
}

const twoFiles = (folder: string): string[] => [`${folder}/cart.ts`, `${folder}/order.ts`];

describe('the names of groups', () => {
  it('have the folder that tells them apart', () => {
    const files = ['compiler-ssr', 'compiler-dom', 'runtime'].flatMap((part) => [
      ...twoFiles(`packages/${part}/src`),
      ...twoFiles(`packages/${part}/test`),
    ]);
    const opens = (key: string): boolean => !/(src|test)\/$/.test(key);
    expect(namesIn(files, opens)).toEqual([
      'compiler-dom/src',
      'compiler-dom/test',
      'compiler-ssr/src',
      'compiler-ssr/test',
      'runtime/src',
      'runtime/test',
    ]);
  });

  it('leave out the middle of a long way up', () => {
    const files = ['orders/src/main/java/shop', 'billing/src/main/java/shop'].flatMap((folder) => [
      ...twoFiles(`${folder}/api`),
      ...twoFiles(`${folder}/model`),
    ]);
    expect(namesIn(files, (key) => !/(api|model)\/$/.test(key))).toEqual([
      'billing/…/api',
      'billing/…/model',
      'orders/…/api',
      'orders/…/model',
    ]);
  });

  it('are as short as the label where nothing else has it', () => {
    expect(namesIn([...twoFiles('shop/cart'), ...twoFiles('shop/billing')], () => false)).toEqual([
      'billing',
      'cart',
    ]);
  });

  it('are all different', () => {
    const part = fc.constantFrom('src', 'main', 'cart', 'api', 'shop');
    const path = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 14 }), fc.nat({ max: 6 }), (folders, deepest) => {
        const files = folders.flatMap((folder) => ['a', 'b', 'c', 'd'].map((name) => `${folder}/${name}.ts`));
        const names = namesIn(files, (key) => key.split('/').length <= deepest);
        expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      }),
      { numRuns: 300, examples: [[['src/api/src', 'api/cart', 'api/src', 'src'], 2]] },
    );
  });
});

describe('shortenApart', () => {
  it('keeps the part that differs', () => {
    const names = ['shop/checkout-service/first/index', 'shop/checkout-service/third/index', 'cart'];
    expect(shortenApart(names, 14)).toEqual(['shop…ce/first…', 'shop…ce/third…', 'cart']);
    expect(shortenApart(['upgrade-tests-10/java/shop', 'upgrade-tests-11/java/shop'], 20)).toEqual([
      'upgrade-tests-10…',
      'upgrade-tests-11…',
    ]);
    expect(new Set(shortenApart(names, 12)).size).toBe(3);
  });
});

describe('formatInCell', () => {
  it('has at most four characters', () => {
    expect([7, 812, 999, 1000, 1250, 9949, 9950, 34_210, 340_210].map(formatInCell)).toEqual([
      '7',
      '812',
      '999',
      '1.0k',
      '1.3k',
      '9.9k',
      '10k',
      '34k',
      '340k',
    ]);
  });
});
