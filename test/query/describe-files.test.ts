import { describe, expect, it } from 'vitest';
import { describeFiles } from '../../src/query/files/describe-files.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { questionedShop } from '../support/questioned-shop.ts';

const shop = questionedShop();

describe('a file', () => {
  const described = describeFiles(shop, ['orders/order.ts']);

  it('is described by what it uses and who uses it, with the lines', () => {
    expect(described.uses.map(({ id, places }) => [id, ...places.map(({ line }) => line)])).toEqual([
      ['data/query.ts', 2],
      ['orders/cart.ts', 1],
      ['web/format.ts', 3],
    ]);
    expect(described.usedBy).toEqual([
      {
        id: 'web/order-page.ts',
        places: [{ source: 'web/order-page.ts', target: 'orders/order.ts', line: 1, kind: 'static' }],
      },
    ]);
    expect(described.files.map(({ role, language }) => [role, language])).toEqual([
      ['product', 'typescript'],
    ]);
  });

  it('is described by what is wrong with it, broken rules first', () => {
    expect(described.findings.map(({ kind }) => kind)).toEqual([
      'rule',
      'back-dependency',
      'risk',
      'diagnostic',
    ]);
    expect(described.findings[0]).toEqual({
      kind: 'rule',
      rule: 'order',
      severity: 'warn',
      status: 'new',
      source: 'orders/order.ts',
      target: 'web/format.ts',
      line: 3,
      message: 'orders/order.ts uses web/format.ts; orders is below web',
    });
  });

  it('is described by the rules for it', () => {
    expect(described.rules.map(({ name, demands }) => [name, ...demands])).toEqual([
      ['data is at the bottom', 'must not be used by data/**'],
      ['react', 'must not use package:react, not even through other files'],
      ['order', 'orders/** must not use the layers above it: web/**'],
    ]);
  });

  it('points back against a clear order, or in a tangle whose order is not clear', () => {
    const even = { 'web/page.ts': ['orders/cart.ts'], 'orders/order.ts': ['web/form.ts'] };
    const backIn = (more: Dependencies): unknown[] =>
      describeFiles(reportFrom(factsOf({ ...even, ...more })), ['orders/order.ts', 'web/page.ts'])
        .findings.filter((finding) => finding.kind === 'back-dependency')
        .map(({ isViolation, opposite }) => ({ isViolation, opposite }));
    expect(backIn({})).toEqual([{ isViolation: false, opposite: { forward: 1, direct: 1 } }]);
    const menus = ['menu', 'list', 'form', 'table', 'tree', 'cell'].map(
      (name) => [`web/${name}.ts`, ['orders/cart.ts', 'orders/price.ts']] as const,
    );
    expect(backIn(Object.fromEntries(menus))).toEqual([
      { isViolation: true, opposite: { forward: 13, direct: 13 } },
    ]);
  });

  it('has the shortest way around its cycle, and its kind', () => {
    const [cycle] = describeFiles(shop, ['orders/price.ts']).findings;
    expect(cycle).toEqual({
      kind: 'cycle',
      cycle: 'lazy',
      size: 2,
      path: [
        { source: 'orders/price.ts', target: 'orders/cart.ts', line: 1, kind: 'lazy' },
        { source: 'orders/cart.ts', target: 'orders/price.ts', line: 1, kind: 'static' },
      ],
    });
  });
});

describe('a folder', () => {
  it('is described by what its files use besides each other', () => {
    const { files, inside, uses, usedBy, packages } = describeFiles(shop, ['data/query.ts', 'data/row.ts']);
    expect(files).toHaveLength(2);
    expect(inside).toBe(1);
    expect(uses).toEqual([]);
    expect(packages.map(({ id }) => id)).toEqual(['pkg:pg']);
    expect(usedBy.map(({ id }) => id)).toEqual([
      'orders/cart.ts',
      'orders/order.ts',
      'web/cart-page.ts',
      'test/row.test.ts',
    ]);
  });

  it('is described by the imports of its product files before those of its tests', () => {
    const report = reportFrom(
      factsOf({ 'cart/a.test.ts': ['price.ts'], 'cart/cart.ts': ['price.ts'], 'price.ts': [] }),
    );
    const { uses } = describeFiles(report, ['cart/a.test.ts', 'cart/cart.ts']);
    expect(uses.map(({ places }) => places.map(({ source }) => source))).toEqual([
      ['cart/cart.ts', 'cart/a.test.ts'],
    ]);
  });
});

it('a cycle at load time has the files that load each other, without those that lazy imports bring into it', async () => {
  const report = await analyzeText({
    'cart.ts': "import { tax } from './tax';\ntax();\nexport const log = () => import('./log');",
    'tax.ts': "import { log } from './cart';\nexport const tax = () => log();",
    'log.ts': "import { tax } from './tax';\ntax();",
  });
  expect(report.cycles).toEqual([['cart.ts', 'log.ts', 'tax.ts']]);
  const { findings } = describeFiles(report, ['cart.ts']);
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'cycle', cycle: 'load', size: 2 }));
});
