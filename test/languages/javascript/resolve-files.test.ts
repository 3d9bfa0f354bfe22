import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import { askResolver } from '../../support/ask-resolver.ts';
import { answersOfCompiler, answersOfResolver, type Case } from '../../support/compiler-agreement.ts';
import type { Mode } from '../../support/compiler-resolution.ts';

const json = JSON.stringify;

const files: readonly Case[] = [
  {
    name: 'a path without extension',
    project: {
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/menu.tsx': '',
      'src/tax.d.ts': '',
      'src/legacy.js': '',
      'src/button.jsx': '',
      'src/order.service.ts': '',
      'src/orders/index.ts': '',
      'src/stock/index.js': '',
      'index.ts': '',
      'src/index.tsx': '',
    },
    asks: {
      'src/main.ts': [
        './cart',
        './menu',
        './tax',
        './legacy',
        './button',
        './order.service',
        './orders',
        './orders/',
        './stock',
        '.',
        './',
        '..',
        '../',
        '../index',
        './orders/..',
        '../src/cart',
        './/cart',
        './orders/../cart',
      ],
    },
  },
  {
    name: 'the extension of what TypeScript compiles to',
    project: {
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/menu.tsx': '',
      'src/tax.d.ts': '',
      'src/rates.mts': '',
      'src/paths.cts': '',
      'src/types.d.mts': '',
      'src/old.d.cts': '',
      'src/legacy.js': '',
      'src/view.jsx': '',
      'src/run.mjs': '',
      'src/load.cjs': '',
    },
    asks: {
      'src/main.ts': [
        './cart.js',
        './cart.jsx',
        './menu.js',
        './menu.jsx',
        './tax.js',
        './rates.mjs',
        './paths.cjs',
        './types.mjs',
        './old.cjs',
        './legacy.js',
        './view.jsx',
        './view.js',
        './run.mjs',
        './load.cjs',
        './cart.ts',
        './menu.tsx',
        './rates.mts',
        './paths.cts',
        './tax.d.ts',
      ],
    },
  },
  {
    name: 'the better of several files with one name',
    project: {
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/cart.tsx': '',
      'src/cart.d.ts': '',
      'src/cart.js': '',
      'src/cart/index.ts': '',
      'src/menu.tsx': '',
      'src/menu.d.ts': '',
      'src/menu.js': '',
      'src/view.js': '',
      'src/view.jsx': '',
      'src/view/index.ts': '',
      'src/shop.js/index.ts': '',
    },
    asks: {
      'src/main.ts': [
        './cart',
        './cart.js',
        './cart.jsx',
        './cart/',
        './menu',
        './menu.js',
        './view',
        './view.jsx',
        './shop.js',
      ],
    },
  },
  {
    name: 'a declaration beside something that is no script',
    project: {
      'src/main.ts': '',
      'src/cart.css': '',
      'src/cart.d.css.ts': '',
      'src/theme.css': '',
      'src/theme.css.d.ts': '',
      'src/Menu.vue.d.ts': '',
      'src/rates.json': '{}',
      'src/rates.d.json.ts': '',
    },
    asks: { 'src/main.ts': ['./cart.css', './theme.css', './Menu.vue', './rates.json'] },
  },
  {
    name: 'the entry that a folder names',
    project: {
      'src/main.ts': '',
      'src/tax/package.json': json({ main: './lib/tax.js' }),
      'src/tax/lib/tax.js': '',
      'src/vat/package.json': json({ types: 'vat.ts', main: 'gone.js' }),
      'src/vat/vat.ts': '',
      'src/duty/package.json': json({ main: 'lib' }),
      'src/duty/lib/index.ts': '',
      'src/toll/package.json': json({ main: './gone.js' }),
      'src/toll/index.ts': '',
    },
    asks: { 'src/main.ts': ['./tax', './vat', './duty', './toll', './tax/lib/tax'] },
  },
  {
    name: 'the declarations that a declaration imports',
    project: {
      'src/cart.d.ts': '',
      'src/tax.d.ts': '',
      'src/tax.js': '',
      'src/rates.d.mts': '',
      'src/rates.mjs': '',
    },
    asks: { 'src/cart.d.ts': ['./tax', './tax.js', './rates.mjs'] },
  },
];

describe.each<Mode>(['bundler', 'nodenext'])('the compiler (%s) agrees about', (mode) => {
  it.each(files)('$name', async (one) => {
    expect(await answersOfResolver(one)).toEqual(answersOfCompiler(one, mode));
  });
});

describe('a path leads', () => {
  it('to what runs, where the compiler would read the declaration beside it', async () => {
    const ask = await askResolver({
      'src/main.ts': '',
      'src/tax.js': '',
      'src/tax.d.ts': '',
      'src/tax.typings.js': '',
      'src/tax.typings.d.ts': '',
      'src/rates.mjs': '',
      'src/rates.d.mts': '',
      'src/Menu.vue': '',
      'src/Menu.vue.d.ts': '',
      'src/vat/package.json':
        '{"main": "./code/vat.js", "module": "./code/vat.mjs", "types": "./types/vat.d.ts"}',
      'src/vat/code/vat.js': '',
      'src/vat/code/vat.mjs': '',
      'src/vat/types/vat.d.ts': '',
    });
    expect(
      ['./tax', './tax.js', './tax.typings', './rates.mjs', './Menu.vue', './vat'].map((path) =>
        ask('src/main.ts', path),
      ),
    ).toEqual([
      'src/tax.js',
      'src/tax.js',
      'src/tax.typings.js',
      'src/rates.mjs',
      'src/Menu.vue',
      'src/vat/code/vat.js',
    ]);
  });

  it('to the extensions that Node and bundlers add and the compiler does not', async () => {
    const ask = await askResolver({
      'src/main.js': '',
      'src/cart.mjs': '',
      'src/tax.cts': '',
      'src/rates.json': '{}',
      'src/LICENSE': '',
      'src/Menu.vue': '',
    });
    expect(
      ['./cart', './tax', './rates', './LICENSE', './Menu'].map((path) => ask('src/main.js', path)),
    ).toEqual(['src/cart.mjs', 'src/tax.cts', 'asset', 'asset', 'src/Menu.vue']);
  });

  it('to an asset that exists', async () => {
    const ask = await askResolver({
      'src/main.ts': '',
      'src/cart.css': '',
      'logo.svg': '',
      'public/cart.png': '',
    });
    const paths = [
      './cart.css',
      '../logo.svg',
      '../logo.svg?raw',
      '../logo.svg#cart',
      '/cart.png',
      '/logo.svg',
    ];
    expect(paths.map((path) => ask('src/main.ts', path))).toEqual(paths.map(() => 'asset'));
  });

  it('past what bundlers are told beside it', async () => {
    const ask = await askResolver({
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/cart.css': '',
      'src/odd?raw.ts': '',
    });
    const paths = [
      './cart?worker',
      './cart.ts?url#top',
      'style-loader!css-loader?modules!./cart.css',
      '!!raw-loader!./cart.ts',
      './odd?raw',
      'text!lodash/fp',
    ];
    expect(paths.map((path) => ask('src/main.ts', path))).toEqual([
      'src/cart.ts',
      'src/cart.ts',
      'asset',
      'src/cart.ts',
      'src/odd?raw.ts',
      'pkg:lodash',
    ]);
  });

  it('behind a loader, from the folder that asks', async () => {
    const ask = await askResolver({
      'cart/main.ts': '',
      'cart/total.ts': '',
      'orders/main.ts': '',
      'orders/total.ts': '',
    });
    expect(['cart/main.ts', 'orders/main.ts'].map((from) => ask(from, 'worker!./total'))).toEqual([
      'cart/total.ts',
      'orders/total.ts',
    ]);
    expect(ask('cart/main.ts', '../worker.js!../orders/total')).toBe('orders/total.ts');
    expect(ask('cart/main.ts', '../worker.js!./total')).toBe('cart/total.ts');
  });

  it('to the sources of what the build of a package writes', async () => {
    const ask = await askResolver({
      'package.json': '{}',
      'bin/shop.js': '',
      'index.js': '',
      'src/cli.ts': '',
      'src/orders/index.ts': '',
      'tools/package.json': '{}',
      'tools/src/cli.ts': '',
    });
    const paths = [
      '../dist/cli.js',
      '../lib/orders',
      '../lib/esm/cli',
      '../dist/gone.js',
      '../assets/cli.js',
    ];
    expect(paths.map((path) => ask('bin/shop.js', path))).toEqual([
      'src/cli.ts',
      'src/orders/index.ts',
      'src/cli.ts',
      'unresolved: there is no file dist/gone.js, with or without an extension',
      'unresolved: there is no file assets/cli.js, with or without an extension',
    ]);
    expect(ask('index.js', './dist/index.js')).toMatch(/^unresolved/);
  });

  it('to the sources of what the build of another package writes', async () => {
    const ask = await askResolver({
      'package.json': '{}',
      'test/cart.ts': '',
      'packages/shop/package.json': '{}',
      'packages/shop/src/cart.ts': '',
      'packages/ui/package.json': '{}',
      'packages/ui/tsconfig.json': json({ compilerOptions: { rootDir: 'code', outDir: 'made' } }),
      'packages/ui/code/button.ts': '',
    });
    const paths = ['../packages/shop/lib/cart', '../packages/ui/made/button.js', '../packages/gone/lib/cart'];
    expect(paths.map((path) => ask('test/cart.ts', path))).toEqual([
      'packages/shop/src/cart.ts',
      'packages/ui/code/button.ts',
      'unresolved: there is no file packages/gone/lib/cart, with or without an extension',
    ]);
  });

  it('to nothing where a build fills in the file', async () => {
    const ask = await askResolver({ 'main.js': '', 'config.js.in': '', 'version.ts.in': '' });
    expect(
      ['./config.js', './config', './version.js', './gone.js'].map((path) => ask('main.js', path)),
    ).toEqual([
      'asset',
      'asset',
      'asset',
      'unresolved: there is no file gone.js, with or without an extension',
    ]);
  });

  it('to nothing known in a template of a source', async () => {
    const ask = await askResolver({ 'main.ts': '' });
    const names = ['<%= app %>/config', './<%= name %>', '{{name}}/tests/cart', './{{ name }}.js'];
    expect(names.map((name) => ask('main.ts', name))).toEqual(names.map(() => 'computed'));
  });

  it('to the sources that the config includes, never to the file that imports their output', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop' }),
      'tsconfig.json': json({ compilerOptions: { outDir: 'target' }, include: ['lib/**/*.ts'] }),
      'bin/shop.js': '',
      'bin/admin.js': '',
      'lib/bin/shop.ts': '',
      'tools/package.json': json({ name: 'tools' }),
      'tools/tsconfig.json': json({ compilerOptions: { outDir: 'target' } }),
      'tools/bin/sort.js': '',
      'tools/bin/count.js': '',
      'tools/src/bin/sort.ts': '',
    });
    expect(ask('bin/admin.js', '../target/bin/shop.js')).toBe('lib/bin/shop.ts');
    expect(ask('bin/shop.js', '../target/bin/shop.js')).toBe('lib/bin/shop.ts');
    expect(ask('tools/bin/sort.js', '../target/bin/sort.js')).toBe('tools/src/bin/sort.ts');
    expect(ask('tools/bin/count.js', '../target/bin/count.js')).toMatch(/^unresolved/);
    expect(ask('tools/bin/count.js', '../bin/count.js')).toBe('tools/bin/count.js');
  });

  it('from the root of a web server, which is a folder above', async () => {
    const ask = await askResolver({
      'package.json': '{}',
      'addon/js/cart.js': '',
      'addon/js/ui/menu.js': '',
      'addon/js/ui/page.js': '',
    });
    expect(ask('addon/js/ui/page.js', '/js/cart.js')).toBe('addon/js/cart.js');
    expect(ask('addon/js/ui/page.js', '/ui/menu.js')).toBe('addon/js/ui/menu.js');
  });

  it('nowhere, and the reason says why', async () => {
    const ask = await askResolver(
      { 'src/main.ts': '', 'src/orders/cart.ts': '', 'dist/main.js': '', 'src/generated.ts': '' },
      ['dist', 'src/generated.ts'],
    );
    const paths = ['./gone', './orders', '../dist/main.js', './generated', '../../shop', '/main.ts', ''];
    expect(paths.map((path) => ask('src/main.ts', path))).toEqual([
      'unresolved: there is no file src/gone, with or without an extension',
      'unresolved: the folder src/orders has no index file',
      'unresolved: it leads to dist, which is left out of the analysis',
      'unresolved: it leads to src/generated.ts, which is left out of the analysis',
      'unresolved: it leads out of the project',
      'unresolved: it starts at the root of a disk or a web server, and there is no such file in .',
      'unresolved: it is empty',
    ]);
  });

  it('to the package it reaches into', async () => {
    const ask = await askResolver({ 'src/main.ts': '', 'node_modules/@shop/ui/index.js': '' });
    expect(ask('src/main.ts', '../node_modules/@shop/ui/index.js')).toBe('pkg:@shop/ui');
  });
});

it('does not miss a file that is only an address', async () => {
  const { diagnostics, edges } = await analyzeText({
    'config.js': [
      "const cache = new URL('./node_modules/.cache', import.meta.url);",
      "const cart = new URL('./cart.js', import.meta.url);",
      "new Worker(new URL('./worker.js', import.meta.url));",
    ].join('\n'),
    'cart.js': '',
  });
  expect(edges).toEqual([['config.js', 'cart.js']]);
  expect(diagnostics.map(({ line }) => line)).toEqual([3]);
});

it('does not miss a file that is imported where it may fail', async () => {
  const { diagnostics, edges } = await analyzeText({
    'addon.js': [
      'let addon;',
      "try { addon = require('./build/addon'); } catch { addon = require('./fallback'); }",
      "try {\n  await import('./local.js');\n} catch {}",
      "try { addon.start(); } finally { require('./gone'); }",
      "const { tax } = require('./missing');",
    ].join('\n'),
    'fallback.js': '',
  });
  expect(edges).toEqual([['addon.js', 'fallback.js']]);
  expect(diagnostics.map(({ line }) => line)).toEqual([6, 7]);
});
