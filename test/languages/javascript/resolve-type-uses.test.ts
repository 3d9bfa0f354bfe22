// Imports that types alone need are dropped by the compiler, unless the config that governs the file says otherwise.
import { describe, expect, it } from 'vitest';
import { analyze } from '../../../src/analyze.ts';
import { DiskCache } from '../../../src/cache/disk-cache.ts';
import { defaultOptions } from '../../../src/config/default-options.ts';
import type { Report } from '../../../src/model/report.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { scanFolder } from '../../support/scan-folder.ts';
import { temporaryFolder, writeFiles } from '../../support/temporary-folder.ts';
import { compilerImports } from './compiler-imports.ts';

const json = JSON.stringify;

/** Cart and order know each other, one of them by a type alone. */
const circle = {
  'cart.ts': `import { Order } from './order'\nexport class Cart { order?: Order }\n`,
  'order.ts': `import { Cart } from './cart'\nexport class Order { cart = new Cart() }\n`,
};

function kindsOf({ detailed }: Report): string[] {
  return detailed.edges.flatMap(({ source, target, imports }) =>
    imports.map(({ kind }) => `${source} → ${target}: ${kind}`),
  );
}

function compile(options: object, path = 'tsconfig.json'): Record<string, string> {
  return { [path]: json({ compilerOptions: options }) };
}

describe('an import that types alone need', () => {
  it('makes no cycle', async () => {
    const report = await analyzeText(circle);
    expect(kindsOf(report)).toEqual(['cart.ts → order.ts: type', 'order.ts → cart.ts: static']);
    expect(report.cycles).toEqual([]);
  });

  it('makes no cycle of a file with itself', async () => {
    const report = await analyzeText({
      'cart.ts': `import * as Own from './cart'\nexport class Cart { order?: Own.Order }\nexport class Order {}\n`,
      'tax.ts': `import * as own from './tax'\nexport const rate = 7\nexport const rates = () => [own.rate]\n`,
    });
    expect(kindsOf(report)).toEqual(['cart.ts → cart.ts: type', 'tax.ts → tax.ts: static']);
    expect(report.cycles).toEqual([['tax.ts']]);
  });

  it('is not read for its uses where it makes no cycle and costs nothing: its kind is what is written', async () => {
    const report = await analyzeText({
      ...circle,
      'shop.ts': `import { Cart } from './cart'\nimport { Tax } from 'taxes'\nlet cart: Cart, tax: Tax`,
    });
    expect(kindsOf(report)).toEqual([
      'cart.ts → order.ts: type',
      'order.ts → cart.ts: static',
      'shop.ts → cart.ts: static',
      'shop.ts → pkg:taxes: static',
    ]);
  });

  it.each([
    { verbatimModuleSyntax: true },
    { preserveValueImports: true },
    { importsNotUsedAsValues: 'preserve' },
    { importsNotUsedAsValues: 'Error' },
  ])('stays where the config keeps what is written: %o', async (options) => {
    const report = await analyzeText({ ...circle, ...compile(options) });
    expect(report.cycles).toEqual([['cart.ts', 'order.ts']]);
  });

  it.each([{ verbatimModuleSyntax: false }, { importsNotUsedAsValues: 'remove' }, { isolatedModules: true }])(
    'is dropped with %o',
    async (options) => {
      const report = await analyzeText({ ...circle, ...compile(options) });
      expect(report.cycles).toEqual([]);
    },
  );

  it('stays where the config extends one that keeps what is written', async () => {
    const report = await analyzeText({
      ...circle,
      ...compile({ verbatimModuleSyntax: true }, 'base.json'),
      'tsconfig.json': json({ extends: './base.json' }),
    });
    expect(report.cycles).toEqual([['cart.ts', 'order.ts']]);
  });

  it('is where to cut the cycle, if the config keeps it: one word is enough', async () => {
    const report = await analyzeText({ ...circle, ...compile({ verbatimModuleSyntax: true }) });
    expect(report.cycleDetails.map(({ cuts }) => cuts)).toEqual([
      [{ edges: [['cart.ts', 'order.ts']], change: 'type-only', after: 0, gain: expect.any(Number) }],
    ]);
  });

  it('asks the config that governs its file', async () => {
    const report = await analyzeText({
      'app/cart.ts': circle['cart.ts'],
      'app/order.ts': circle['order.ts'],
      'lib/cart.ts': circle['cart.ts'],
      'lib/order.ts': circle['order.ts'],
      ...compile({ verbatimModuleSyntax: true }, 'app/tsconfig.json'),
      ...compile({}, 'lib/tsconfig.json'),
    });
    expect(report.cycles).toEqual([['app/cart.ts', 'app/order.ts']]);
  });
});

describe('the type of a decorated member', () => {
  const shop = {
    'tax.ts': `import './cart'`,
    'item.ts': `import './cart'`,
    'price.ts': `import './cart'`,
    'cart.ts': [
      `import { Tax } from './tax'`,
      `import { Item } from './item'`,
      `import { Price } from './price'`,
      '@injectable()',
      'export class Cart {',
      '  constructor(private readonly tax: Tax) {}',
      '  @column() item: Item;',
      '  total(price: Price): void {}',
      '}',
    ].join('\n'),
  };

  it('is a value where metadata are emitted', async () => {
    const report = await analyzeText({
      ...shop,
      ...compile({ experimentalDecorators: true, emitDecoratorMetadata: true }),
    });
    expect(kindsOf(report).filter((line) => line.startsWith('cart.ts'))).toEqual([
      'cart.ts → item.ts: static',
      'cart.ts → price.ts: type',
      'cart.ts → tax.ts: static',
    ]);
  });

  it('is a type elsewhere', async () => {
    const report = await analyzeText({ ...shop, ...compile({ experimentalDecorators: true }) });
    expect(kindsOf(report).filter((line) => line.startsWith('cart.ts'))).toEqual([
      'cart.ts → item.ts: type',
      'cart.ts → price.ts: type',
      'cart.ts → tax.ts: type',
    ]);
  });
});

describe('the types that metadata are made from', () => {
  const types = [
    'Cart',
    'Cart[]',
    'Cart | undefined',
    'null | Cart',
    '(Cart)',
    '(Cart | null)[]',
    'Cart | string',
    'Cart | Tax',
    'Cart<string>',
    'shop.Cart',
    'shop.Cart | null',
    'typeof Cart',
    'readonly Cart[]',
    'Promise<Cart>',
    '() => Cart',
    '(cart: Cart) => void',
    'keyof Cart',
    '[Cart]',
    'Cart | never',
    'Cart & Tax',
    'Cart["total"]',
    '{ cart: Cart }',
    '"cart" | Cart',
  ];
  const members = types.flatMap((type) => [
    `@field x: ${type};`,
    `@field total(x: ${type}) {}`,
    `@field get x(): ${type} { return 1 }`,
  ]);
  const others = [
    '@field x: Cart\n  y = 1',
    '@field x?: Cart = undefined',
    'total(a: Cart, @field b: number) {}',
    'total(a: Cart[], @field b: number): Tax {}',
    '@field total(...all: Cart[]) {}',
    '@field total(): asserts this is Cart {}',
  ];
  const options = { experimentalDecorators: true, emitDecoratorMetadata: true };

  it.each([...members, ...others])('are those of the compiler: %s', async (member) => {
    const text = `import { Cart } from './cart';\nimport { Tax } from './tax';\nimport * as shop from './shop';\nlet a: Cart, b: Tax, c: shop.C;\nexport class A {\n  ${member}\n}`;
    for (const strict of [false, true]) {
      const report = await analyzeText({
        'a.ts': text,
        'cart.ts': `import './a'`,
        'tax.ts': `import './a'`,
        'shop.ts': `import './a'`,
        ...compile({ ...options, strict }),
      });
      const expected = compilerImports('a.ts', text, { ...options, strict });
      expect([strict, ...kindsOf(report).filter((line) => line.startsWith('a.ts'))]).toEqual([
        strict,
        ...expected.map(({ specifier, kind }) => `a.ts → ${specifier.slice(2)}.ts: ${kind}`).toSorted(),
      ]);
    }
  });
});

describe('what elements are compiled to', () => {
  const view = {
    'react.ts': `import './view'`,
    'h.ts': `import './view'`,
    'view.tsx': `import React from './react'\nimport { h } from './h'\nexport const view = (a: React.A, b: h) => <p></p>`,
  };

  it.each([
    ['a value without a config', {}, 'type', 'static'],
    ['a value with react', compile({ jsx: 'react' }), 'type', 'static'],
    ['a value with preserve', compile({ jsx: 'preserve' }), 'type', 'static'],
    ['imported by the compiler with react-jsx', compile({ jsx: 'react-jsx' }), 'type', 'type'],
    ['what the config names', compile({ jsx: 'react', jsxFactory: 'h.create' }), 'static', 'type'],
  ])('is %s', async (_name, config, h, react) => {
    const kinds = kindsOf(await analyzeText({ ...view, ...config }));
    expect(kinds.filter((line) => line.startsWith('view'))).toEqual([
      `view.tsx → h.ts: ${h}`,
      `view.tsx → react.ts: ${react}`,
    ]);
  });
});

describe('with a cache', () => {
  const later = Date.now() + 60_000;

  async function analyzeKept(folder: string, cacheFile?: string): Promise<Report> {
    const cache =
      cacheFile === undefined
        ? undefined
        : new DiskCache({ file: cacheFile, key: folder, scanStartedMs: later, isReused: false });
    const report = await analyze(await scanFolder(folder), defaultOptions, { cache });
    return { ...report, generatedAt: '' };
  }

  it('says the same as without, also when the config changes', async () => {
    const folder = temporaryFolder();
    const cacheFile = `${temporaryFolder()}/analysis.cache`;
    for (const config of [{}, { verbatimModuleSyntax: true }, { verbatimModuleSyntax: false }]) {
      writeFiles(folder, { ...circle, ...compile(config) });
      const fresh = await analyzeKept(folder);
      expect(await analyzeKept(folder, cacheFile)).toEqual(fresh);
      expect(await analyzeKept(folder, cacheFile)).toEqual(fresh);
      expect(fresh.cycles.length).toBe(config.verbatimModuleSyntax === true ? 1 : 0);
    }
  });

  it('learns when a type becomes a value, though the imports read the same', async () => {
    const folder = temporaryFolder();
    const cacheFile = `${temporaryFolder()}/analysis.cache`;
    writeFiles(folder, circle);
    await analyzeKept(folder, cacheFile);
    writeFiles(folder, { 'cart.ts': `${circle['cart.ts']}export const orders = [Order]\n` });
    const report = await analyzeKept(folder, cacheFile);
    expect(report).toEqual(await analyzeKept(folder));
    expect(report.cycles).toEqual([['cart.ts', 'order.ts']]);
  });
});
