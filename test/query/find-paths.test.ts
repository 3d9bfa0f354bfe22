import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/model/user-error.ts';
import { findPaths } from '../../src/query/paths/find-paths.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';
import { questionedShop } from '../support/questioned-shop.ts';

const shop = questionedShop();
const pathsOf = (from: readonly string[], to: readonly string[]): readonly string[] =>
  findPaths(shop, from, to).paths.map((path) =>
    path.map(({ source, line, target }) => `${source}:${line} → ${target}`).join(', '),
  );

describe('the paths between files', () => {
  it('are all shortest ones, with the line of each import', () => {
    expect(pathsOf(['web/index.ts'], ['orders/price.ts'])).toEqual([
      'web/index.ts:1 → web/cart-page.ts, web/cart-page.ts:2 → orders/price.ts',
      'web/index.ts:2 → web/order-page.ts, web/order-page.ts:2 → orders/price.ts',
    ]);
  });

  it('lead from any file of a folder to any of another one', () => {
    expect(pathsOf(['web/index.ts', 'web/cart-page.ts'], ['data/query.ts', 'data/row.ts'])).toEqual([
      'web/cart-page.ts:3 → data/row.ts',
    ]);
  });

  it('lead from product files of a folder to those of another one, if they have any', () => {
    const orders = reportFrom(
      factsOf({
        'web/page.ts': ['web/price.ts'],
        'web/price.ts': ['orders/cart.ts'],
        'web/page.test.ts': ['orders/tax.ts'],
        'orders/cart.ts': [],
        'orders/tax.ts': [],
        'orders/cart.test.ts': ['web/page.ts'],
      }),
    );
    const [web, own] = ['web/', 'orders/'].map((folder) =>
      orders.nodes.filter((id) => id.startsWith(folder)),
    ) as [string[], string[]];
    const found = findPaths(orders, web, own);
    expect(found.paths.map((path) => path.map(({ source }) => source))).toEqual([['web/price.ts']]);
    expect([found.leftOut, found.back]).toEqual([2, undefined]);
    const ofTests = findPaths(orders, ['web/page.test.ts'], own);
    expect(ofTests.paths.map((path) => path.map(({ target }) => target))).toEqual([['orders/tax.ts']]);
  });

  it('lead from the rest of a folder to a part of it', () => {
    const { from, paths } = findPaths(shop, ['data/query.ts', 'data/row.ts'], ['data/row.ts']);
    expect(from).toEqual(['data/query.ts']);
    expect(paths).toHaveLength(1);
  });

  it('can lead to a package', () => {
    expect(pathsOf(['orders/cart.ts'], ['pkg:pg'])).toEqual([
      'orders/cart.ts:2 → data/query.ts, data/query.ts:2 → pkg:pg',
    ]);
  });

  it('have one at run time beside them, where the shortest are for types alone', () => {
    const found = findPaths(shop, ['web/cart-page.ts'], ['data/row.ts']);
    expect(found.paths.map((path) => path.length)).toEqual([1]);
    expect(found.atRunTime?.map(({ source, target }) => `${source} ${target}`)).toEqual([
      'web/cart-page.ts orders/cart.ts',
      'orders/cart.ts data/query.ts',
      'data/query.ts data/row.ts',
    ]);
    expect(findPaths(shop, ['web/index.ts'], ['orders/price.ts']).atRunTime).toBeUndefined();
  });

  it('are searched in the other direction too', () => {
    const none = findPaths(shop, ['data/row.ts'], ['web/cart-page.ts']);
    expect([none.count, none.back?.length]).toEqual([0, 1]);
    const both = findPaths(shop, ['orders/cart.ts'], ['orders/price.ts']);
    expect([both.count, both.back?.[0]?.kind]).toEqual([1, 'lazy']);
    const apart = findPaths(shop, ['web/format.ts'], ['data/row.ts']);
    expect([apart.count, apart.back]).toEqual([0, undefined]);
  });

  it('lead to a source through its header', () => {
    const orders = reportFrom(
      factsOf({
        'include/cart.h': [],
        'src/cart.c': ['include/cart.h'],
        'src/main.c': ['src/order.h'],
        'src/order.c': ['include/cart.h', 'src/order.h'],
        'src/order.h': [],
      }),
    );
    const found = findPaths(orders, ['src/order.c'], ['src/cart.c']);
    const place = { source: 'src/order.c', target: 'include/cart.h', line: 1, kind: 'static' };
    expect(found).toEqual({ from: ['src/order.c'], to: ['src/cart.c'], paths: [[place]], count: 1 });
    expect(findPaths(orders, ['src/cart.c'], ['src/order.c']).back).toEqual([place]);
    const own = findPaths(orders, ['include/cart.h'], ['src/cart.c']);
    expect([own.count, own.back?.length]).toEqual([0, 1]);
    const fromMain = findPaths(orders, ['src/main.c'], ['src/cart.c']);
    expect(fromMain.paths[0]?.map(({ source, target }) => `${source} ${target}`)).toEqual([
      'src/main.c src/order.h',
      'src/order.c include/cart.h',
    ]);
    expect([fromMain.isThroughSources, found.isThroughSources]).toEqual([true, undefined]);
    const fromFolder = findPaths(orders, ['src/order.c', 'include/cart.h'], ['src/cart.c']);
    expect([fromFolder.from, fromFolder.count]).toEqual([['src/order.c'], 1]);
  });

  it('need two different files', () => {
    expect(() => findPaths(shop, ['main.ts'], ['main.ts'])).toThrow(UserError);
  });
});
