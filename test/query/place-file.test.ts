import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/model/user-error.ts';
import { placeFile, readRequest } from '../../src/query/placement/place-file.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Options } from '../../src/model/options.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { questionedShop } from '../support/questioned-shop.ts';

const shop = questionedShop();
const place = (file: string, ...imports: readonly string[]) => placeFile(shop, { file, imports });

describe('a new file', () => {
  it('fits where it breaks no rule and follows the order', () => {
    const { verdict, exists } = place('web/bill-page.ts', 'orders/order.ts', 'orders/price.ts', 'pkg:react');
    expect(exists).toBe(false);
    expect(verdict).toEqual({ fits: true, violations: [], tangles: [], cycles: [] });
  });

  it('does not fit where it breaks a rule, directly or through another file', () => {
    const { verdict, folders } = place('data/report.ts', 'orders/order.ts', 'data/row.ts');
    expect(verdict.fits).toBe(false);
    expect(verdict.violations).toEqual([
      {
        rule: 'data is at the bottom',
        severity: 'error',
        because: 'jobs use it',
        message: 'data/report.ts must not use orders/order.ts',
      },
      {
        rule: 'order',
        severity: 'warn',
        message: 'data/report.ts uses orders/order.ts; data is below orders',
      },
    ]);
    expect(folders.map(({ folder }) => folder)).toContain('web');
    expect(
      place('orders/view.ts', 'web/cart-page.ts').verdict.violations.map(({ message }) => message),
    ).toContain('orders/view.ts uses pkg:react through web/cart-page.ts');
  });

  it('does not count violations that are there without it', () => {
    expect(shop.rules!.results.flatMap(({ violations }) => violations)).not.toEqual([]);
    expect(place('web/new.ts', 'orders/cart.ts').verdict.violations).toEqual([]);
  });

  it('does not fit where it turns the order of folders around', () => {
    const { verdict } = place('data/view.ts', 'orders/cart.ts');
    expect(verdict.tangles).toEqual([
      {
        folder: '.',
        from: 'data/',
        to: 'orders/',
        isNew: true,
        growth: [2, 3],
        isClear: false,
        sameWay: 0,
        otherWay: 2,
      },
    ]);
    expect(verdict.fits).toBe(false);
  });

  describe('in folders that use each other', () => {
    const many = (from: string, count: number, to: string): Dependencies =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${from}${i}.ts`, [to]]));
    const judge = (dependencies: Dependencies, options?: Partial<Options>) =>
      placeFile(reportFrom(factsOf(dependencies), { ...defaultOptions, ...options }), {
        file: 'text/new.ts',
        imports: ['tree/node.ts'],
      }).verdict;
    const between = { folder: '.', from: 'text/', to: 'tree/', isNew: false };

    it('fits where they have no clear order', () => {
      const halfAndHalf = {
        ...many('tree/page', 5, 'text/word.ts'),
        ...many('text/line', 3, 'tree/node.ts'),
      };
      expect(judge(halfAndHalf)).toEqual({
        fits: true,
        violations: [],
        tangles: [{ ...between, isClear: false, sameWay: 3, otherWay: 5 }],
        cycles: [],
      });
    });

    it('does not fit where they do so only through others, and it would be the first one back', () => {
      const { fits, tangles } = judge({
        ...many('tree/page', 3, 'text/word.ts'),
        'text/line.ts': ['font/size.ts'],
        'font/face.ts': ['tree/node.ts'],
      });
      expect(fits).toBe(false);
      expect(tangles).toEqual([{ ...between, isClear: false, sameWay: 0, otherWay: 3 }]);
    });

    it('makes the tangle of other folders larger, as a comparison of the change would say', () => {
      const { fits, tangles } = judge({
        'tree/page.ts': ['text/word.ts', 'font/size.ts'],
        'tree/node.ts': [],
        'font/face.ts': ['tree/node.ts'],
      });
      expect(fits).toBe(false);
      expect(tangles).toEqual([
        { ...between, isNew: true, growth: [2, 3], isClear: false, sameWay: 0, otherWay: 1 },
      ]);
    });

    const clear = { ...many('tree/page', 6, 'text/word.ts'), 'text/line.ts': ['tree/node.ts'] };

    it('does not fit against a clear order, also where a file does the same', () => {
      const { fits, tangles } = judge(clear);
      expect(fits).toBe(false);
      expect(tangles).toEqual([{ ...between, isClear: true, sameWay: 1, otherWay: 6 }]);
    });

    it('is judged by the layers of the configuration instead of an order that is inferred', () => {
      expect(judge(clear, { layers: [['text'], ['tree']] }).fits).toBe(true);
      expect(judge(clear, { layers: [['tree'], ['text']] }).fits).toBe(false);
    });
  });

  it('can use packages that nobody uses yet', () => {
    expect(place('data/cache.ts', 'data/row.ts', 'pkg:redis').verdict.fits).toBe(true);
  });

  it('is compared with files that use the same', () => {
    const { similar, folders } = place('bill.ts', 'orders/price.ts', 'orders/order.ts', 'pkg:react');
    expect(similar[0]).toMatchObject({
      file: 'web/order-page.ts',
      shared: ['orders/order.ts', 'orders/price.ts', 'pkg:react'],
    });
    expect(folders[0]).toMatchObject({ folder: 'web', fits: true });
  });

  it('of the product should not use tests', () => {
    expect(place('web/new.ts', 'test/cart.test.ts').testImports).toEqual(['test/cart.test.ts']);
    expect(place('test/new.test.ts', 'test/cart.test.ts').testImports).toEqual([]);
  });

  it('of Go closes a cycle where its package is used by what it imports', () => {
    const report = reportFrom(
      factsOf({
        'app.go': ['log/log.go'],
        'web/server.go': [],
        'web/route.go': ['auth/auth.go'],
        'auth/auth.go': ['app.go'],
        'log/log.go': [],
        'log/log_test.go': ['app.go'],
        'tool/tool_test.go': ['app.go'],
        'tool/tool.go': ['log/log.go'],
      }),
    );
    const cyclesOf = (file: string, imported: string) =>
      placeFile(report, { file, imports: [imported] }).verdict.cycles.map((path) =>
        path.map(({ source, target }) => `${source} ${target}`),
      );
    expect(cyclesOf('context.go', 'web/server.go')).toEqual([
      ['web/route.go auth/auth.go', 'auth/auth.go app.go'],
    ]);
    expect(placeFile(report, { file: 'context.go', imports: ['web/server.go'] }).verdict.fits).toBe(false);
    // Tests are no part of the package that they test.
    expect(cyclesOf('context.go', 'tool/tool.go')).toEqual([]);
    expect(cyclesOf('context_test.go', 'web/server.go')).toEqual([]);
    expect(cyclesOf('context.go', 'log/log.go')).toEqual([]);
    expect(cyclesOf('web/page.go', 'auth/auth.go')).toEqual([]);
    // A file that exists adds its import to the package.
    expect(cyclesOf('log/log.go', 'web/server.go')).toEqual([
      ['web/route.go auth/auth.go', 'auth/auth.go app.go', 'app.go log/log.go'],
    ]);
  });

  it('can name its imports as its code does, and packages by their names', () => {
    const read = (file: string, ...imports: readonly string[]) =>
      readRequest(shop, { file, imports }).imports;
    expect(read('web/bill-page.ts', './cart-page', '../orders/cart.js', '../web', 'react')).toEqual([
      'web/cart-page.ts',
      'orders/cart.ts',
      'web/index.ts',
      'pkg:react',
    ]);
    expect(() => read('web/bill-page.ts', './gone')).toThrow(UserError);
    expect(() => read('web/bill-page.ts', 'preact')).toThrow(UserError);
  });

  it('is judged by configured layers', () => {
    const report = reportFrom(factsOf({ 'web/page.ts': ['data/row.ts'] }), {
      ...defaultOptions,
      layers: [['web'], ['data']],
    });
    const { verdict } = placeFile(report, { file: 'data/new.ts', imports: ['web/page.ts'] });
    expect(verdict.violations.map(({ message }) => message)).toEqual([
      'data/new.ts uses web/page.ts; data is below web',
    ]);
  });
});

describe('a file that exists', () => {
  it('closes a cycle if a new import leads back to it', () => {
    const { verdict, exists, folders } = place('data/row.ts', 'data/query.ts');
    expect(exists).toBe(true);
    expect(verdict.cycles).toEqual([
      [{ source: 'data/query.ts', target: 'data/row.ts', line: 1, kind: 'static' }],
    ]);
    expect(folders).toEqual([]);
  });

  it('closes none if files on the way back are loaded later, or in any order', () => {
    const cyclesOf = (dependencies: Dependencies, file: string, imported: string) =>
      placeFile(reportFrom(factsOf(dependencies)), { file, imports: [imported] }).verdict.cycles;
    expect(cyclesOf({ 'cart.ts': ['lazy tax.ts'] }, 'tax.ts', 'cart.ts')).toEqual([]);
    expect(cyclesOf({ 'cart.ts': ['type tax.ts'] }, 'tax.ts', 'cart.ts')).toEqual([]);
    expect(cyclesOf({ 'Cart.java': ['Tax.java'] }, 'Tax.java', 'Cart.java')).toEqual([]);
    expect(cyclesOf({ 'cart.ts': ['tax.ts'] }, 'tax.ts', 'cart.ts')).toHaveLength(1);
  });

  it('is judged by its new imports only', () => {
    const report = reportFrom(factsOf({ 'web/page.ts': ['data/row.ts'], 'data/row.ts': ['web/page.ts'] }), {
      ...defaultOptions,
      layers: [['web'], ['data']],
    });
    const { verdict } = placeFile(report, { file: 'data/row.ts', imports: ['web/page.ts'] });
    expect(verdict).toEqual({ fits: true, violations: [], tangles: [], cycles: [] });
  });
});

describe('what a person asks for', () => {
  const asked = { ...shop, projectRoot: '/home/shop' };

  it('is a path that may be new, and files, folders, globs and packages', () => {
    const imports = ['orders/*.ts', 'row.ts', 'pkg:redis'];
    expect(readRequest(asked, { file: 'bill.ts', imports }, '/home/shop/web')).toEqual({
      file: 'web/bill.ts',
      imports: ['orders/cart.ts', 'orders/order.ts', 'orders/price.ts', 'data/row.ts', 'pkg:redis'],
    });
    expect(readRequest(asked, { file: 'web/bill.ts', imports: ['row.ts'] }, '/elsewhere').file).toBe(
      'web/bill.ts',
    );
  });

  it.each([
    ['../../bill.ts', ['row.ts']],
    ['web/', ['row.ts']],
    ['web/bill.ts', []],
    ['web/bill.ts', ['gone.ts']],
  ])('can be wrong: %s --imports %s', (file, imports) => {
    expect(() => readRequest(asked, { file, imports }, '/home/shop')).toThrow(UserError);
  });
});

describe('an import of types, or a lazy one, that is to load the other file', () => {
  it.each(["import type { Tax } from './tax';", "export const tax = () => import('./tax');"])(
    'closes a cycle: %s',
    async (text) => {
      const report = await analyzeText({
        'cart.ts': text,
        'tax.ts': "import { rate } from './cart';\nrate();\nexport type Tax = 1;",
      });
      const { verdict } = placeFile(report, { file: 'cart.ts', imports: ['tax.ts'] });
      expect(verdict.fits).toBe(false);
      expect(verdict.cycles).toHaveLength(1);
    },
  );
});
