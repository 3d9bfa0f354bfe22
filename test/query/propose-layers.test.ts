import { posix } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainNoLayers, proposeLayers } from '../../src/query/rules/propose-layers.ts';
import { proposeRules } from '../../src/query/rules/propose-rules.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { rulesOf } from '../support/rules-of.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

describe('layers that are not proposed', () => {
  const reasonFor = (dependencies: Dependencies): string | undefined =>
    explainNoLayers(reportFrom(factsOf(dependencies)));

  it.each<[reason: string, dependencies: Dependencies]>([
    ['no main folder depends on another one', { 'pages/cart.ts': ['pages/text.ts'] }],
    [
      'the folders use each other, none is above the others',
      { 'pages/cart.ts': ['orders/cart.ts'], 'orders/cart.ts': ['pages/text.ts'] },
    ],
    [
      'the folders use each other, none is above the others',
      { ...uses('pages', 'orders', 6), ...uses('orders', 'store', 6), ...uses('store', 'pages', 6) },
    ],
    [
      'no folder has more than 1 dependency on another one that is below it',
      { 'pages/cart.ts': ['orders/cart.ts'] },
    ],
    [
      'no folder has more than 5 dependencies on another one that is below it',
      {
        ...uses('pages', 'orders', 5),
        ...uses('orders', 'store', 5),
        ...idle('pages', 6),
        ...idle('orders', 1),
      },
    ],
    [
      'where a folder is above another one, a single file uses it',
      { 'pages/all.ts': Array.from({ length: 6 }, (_, i) => `orders/${i}.ts`) },
    ],
    [
      '9 dependencies follow the clearest one, 2 go against it',
      {
        ...uses('pages', 'orders', 6),
        ...uses('store', 'pages', 5),
        ...uses('store', 'orders', 3),
        ...uses('orders', 'store', 2),
        ...idle('store', 1),
      },
    ],
  ])('have a reason: %s', (reason, dependencies) => {
    expect(reasonFor(dependencies)).toBe(reason);
  });

  it('have none if they are proposed', () => {
    expect(reasonFor(uses('pages', 'orders', 6))).toBeUndefined();
  });
});

describe('proposed layers', () => {
  it('are the folders of the main source folder, in the order that its dependencies follow', () => {
    const dependencies = {
      ...uses('src/pages', 'src/orders', 7),
      ...uses('src/orders', 'src/store', 6),
      'src/store/late.ts': ['src/pages/orders-0.ts'],
      'scripts/release.ts': ['src/pages/orders-0.ts'],
    };
    expect(proposeLayers(reportFrom(factsOf(dependencies)))).toEqual({
      folder: 'src',
      layers: [['pages'], ['orders'], ['store']],
      entries: new Map(),
      following: 13,
      against: [['src/store/late.ts', 'src/pages/orders-0.ts']],
    });
  });

  it('put folders without a clear order between them into one layer', () => {
    const dependencies = {
      ...uses('pages', 'orders', 6),
      ...uses('pages', 'billing', 6),
      'orders/a.ts': ['billing/of-pages-0.ts', 'billing/of-pages-1.ts'],
      'billing/a.ts': ['orders/of-pages-0.ts'],
    };
    expect(proposeLayers(reportFrom(factsOf(dependencies)))).toEqual({
      folder: '',
      layers: [['pages'], ['billing', 'orders']],
      entries: new Map(),
      following: 12,
      against: [],
    });
  });

  it('keep a clear order of two folders that a few other dependencies close to a circle', () => {
    const dependencies = {
      ...uses('api', 'core', 30),
      'core/a.ts': ['api/core-0.ts', 'dashboard/a.ts'],
      'dashboard/b.ts': ['lib/a.ts', 'core/of-api-0.ts'],
      'lib/b.ts': ['api/core-1.ts'],
    };
    expect(layersOf(dependencies)).toEqual([['api'], ['core']]);
  });

  const shop = { ...uses('pages', 'orders', 6), ...uses('orders', 'store', 6) };

  it('part two folders only where at least six dependencies of several files do', () => {
    const dependencies = {
      ...shop,
      // Five are too few.
      ...uses('search', 'orders', 5),
      ...uses('search', 'store', 6),
      // One file may lie in any folder.
      'pages/all.ts': Array.from({ length: 8 }, (_, i) => `search/store-${i % 6}.ts`).concat('search/a.ts'),
      ...uses('pages', 'events', 6),
    };
    expect(layersOf(dependencies)).toEqual([['pages'], ['orders', 'search'], ['events', 'store']]);
  });

  it('part two folders also where half of the files of the upper one use the lower, and at least three', () => {
    const storeWith = (users: number): Dependencies => ({
      ...shop,
      ...uses('orders', 'shared', 4),
      ...Object.fromEntries(
        Array.from({ length: users }, (_, i) => [`store/of-orders-${i}.ts`, ['shared/text.ts']]),
      ),
    });
    expect(layersOf(storeWith(2))).toEqual([['pages'], ['orders'], ['shared', 'store']]);
    expect(layersOf(storeWith(3))).toEqual([['pages'], ['orders'], ['store'], ['shared']]);
  });

  it('leave out a folder that has fewer than six dependencies on and of the others', () => {
    const dependencies = {
      ...shop,
      ...uses('mail', 'store', 3),
      ...uses('pages', 'mail', 2),
      ...uses('jobs', 'store', 3),
      ...uses('jobs', 'orders', 3),
    };
    expect(layersOf(dependencies)).toEqual([['jobs', 'pages'], ['orders'], ['store']]);
  });

  it('are those of the largest folder where no folder holds most of the product', () => {
    const copy = (folder: string, count: number): Dependencies => ({
      ...uses(`${folder}/pages`, `${folder}/orders`, count),
    });
    expect(
      proposeLayers(reportFrom(factsOf({ ...copy('cjs', 6), ...copy('esm', 7), ...copy('umd', 6) }))),
    ).toMatchObject({ folder: 'esm', layers: [['pages'], ['orders']] });
  });

  it('take no order for granted between folders that use each other once, whatever lies between others', () => {
    const dependencies = {
      ...uses('pages', 'common', 6),
      ...uses('pages', 'identity', 6),
      ...uses('config', 'identity', 8),
      ...uses('config', 'common', 60),
      'common/a.ts': ['identity/of-pages-0.ts'],
      'identity/a.ts': ['common/of-pages-0.ts'],
      ...uses('common/late', 'config', 7),
    };
    expect(layersOf(dependencies)).toEqual([
      ['config', 'pages'],
      ['common', 'identity'],
    ]);
  });

  it('count the entry of a folder that lies beside it as a part of it', () => {
    const dependencies = {
      ...uses('lib/schema', 'lib/cast', 6),
      'lib/cast.ts': ['lib/schema/cast-0.ts', 'lib/cast/of-schema-0.ts'],
      // Uses nothing of the folder of its name.
      'lib/schema.ts': ['lib/cast.ts'],
      'lib/index.ts': ['lib/schema/cast-0.ts'],
    };
    const report = reportFrom(factsOf(dependencies));
    expect(proposeLayers(report)).toEqual({
      folder: 'lib',
      layers: [['schema'], ['cast']],
      entries: new Map([['cast', ['lib/cast.ts']]]),
      following: 6,
      against: [['lib/cast.ts', 'lib/schema/cast-0.ts']],
    });
    expect(proposeRules(report)[0]).toEqual({
      rule: {
        name: 'order',
        layers: ['lib/schema/**', ['lib/cast/**', 'lib/cast.ts']],
        productOnly: true,
      },
      finding: 'Between the folders in lib, 6 dependencies follow this order, 1 goes against it.',
    });
  });

  it('say how many layer violations they do not cover', () => {
    const dependencies = {
      ...uses('src/pages', 'src/orders', 20),
      ...uses('src/orders/cart', 'src/orders/price', 6),
      'src/orders/price/late.ts': ['src/orders/cart/price-0.ts'],
    };
    const report = reportFrom(factsOf(dependencies));
    expect(report.risks.layer_violations).toHaveLength(1);
    expect(proposeRules(report)[0]!.finding).toBe(
      'Between the folders in src, 20 dependencies follow this order, none go against it. ' +
        'The analysis also finds 1 layer violation that this rule does not cover.',
    );
  });

  it('put a folder that no other one needs at the top', () => {
    expect(layersOf({ ...shop, ...uses('scripts', 'store', 6) })).toEqual([
      ['pages', 'scripts'],
      ['orders'],
      ['store'],
    ]);
  });

  it.each([
    ['a project in one folder', { 'cart.ts': ['price.ts'] }],
    ['too few dependencies', uses('pages', 'orders', 5)],
    ['no order', { ...uses('pages', 'orders', 6), ...uses('orders', 'pages', 5) }],
    ['a project without dependencies', { 'pages/a.ts': [], 'orders/b.ts': [] }],
  ])('are none for %s', (_, dependencies) => {
    expect(proposeLayers(reportFrom(factsOf(dependencies)))).toBeUndefined();
  });

  itForInputs('result in exactly the violations that they count', 300, (numRuns) => {
    fc.assert(
      fc.property(projects, (dependencies) => {
        const facts = factsOf(dependencies);
        const proposed = proposeLayers(reportFrom(facts));
        if (proposed === undefined) return;
        const rules = proposeRules(reportFrom(facts)).map(({ rule }) => rule);
        const configured = reportFrom(facts, { rules: rulesOf({ rules }) });
        expect(configured.risks.layer_violations.map(({ source, target }) => [source, target])).toEqual(
          proposed.against,
        );
      }),
      { seed: 11, numRuns },
    );
  });

  it('are found in most projects whose dependencies have an order', () => {
    const found = fc
      .sample(projects, { seed: 11, numRuns: 100 })
      .filter((dependencies) => proposeLayers(reportFrom(factsOf(dependencies))) !== undefined);
    expect(found.length).toBeGreaterThan(50);
  });
});

function layersOf(dependencies: Dependencies): readonly (readonly string[])[] | undefined {
  return proposeLayers(reportFrom(factsOf(dependencies)))?.layers;
}

/** So many files of one folder that each depend on a file of the other. */
/** Files without dependencies. */
function idle(folder: string, count: number): Dependencies {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/idle-${i}.ts`, []]));
}

function uses(from: string, to: string, count: number): Dependencies {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `${from}/${posix.basename(to)}-${i}.ts`,
      [`${to}/of-${posix.basename(from)}-${i}.ts`],
    ]),
  );
}

const folders = ['src/pages', 'src/orders', 'test/orders', 'src/store', 'src/shared'];

/** Most dependencies lead down the list of folders. */
const projects = fc
  .array(
    fc.record({
      from: fc.nat(folders.length - 1),
      to: fc.nat(folders.length - 1),
      isBack: fc.integer({ min: 0, max: 59 }).map((chance) => chance === 0),
      file: fc.nat(9),
    }),
    { minLength: 60, maxLength: 120 },
  )
  .map((all) => {
    const dependencies: Record<string, string[]> = {};
    for (const { from, to, isBack, file } of all) {
      const [high, low] = from < to ? [from, to] : [to, from];
      const [source, target] = isBack ? [low, high] : [high, low];
      (dependencies[`${folders[source]}/${file}.ts`] ??= []).push(`${folders[target]}/${9 - file}.ts`);
    }
    return dependencies;
  });
