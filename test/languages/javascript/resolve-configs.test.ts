import { describe, expect, it } from 'vitest';
import { askResolver, manifestDiagnostics } from '../../support/ask-resolver.ts';
import { answersOfCompiler, answersOfResolver, type Case } from '../../support/compiler-agreement.ts';
import type { Mode } from '../../support/compiler-resolution.ts';

const json = JSON.stringify;

const configs: readonly Case[] = [
  {
    name: 'suffixes of modules',
    project: {
      'tsconfig.json': json({ compilerOptions: { moduleSuffixes: ['.desk', '.all', ''] } }),
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/cart.desk.ts': '',
      'src/cart.web.ts': '',
      'src/stock.ts': '',
      'src/stock.all.tsx': '',
      'src/menu.tsx': '',
      'src/menu.all.ts': '',
      'src/tax/index.desk.ts': '',
      'src/tax.service.all.ts': '',
      'src/types.desk.d.ts': '',
    },
    asks: {
      'src/main.ts': [
        './cart',
        './cart.js',
        './cart.web',
        './stock',
        './menu',
        './tax/index',
        './tax.service',
        './types',
      ],
      'src/tax/index.desk.ts': ['../cart', '../stock.js'],
    },
  },
  {
    name: 'paths from the folder of the config',
    project: {
      'tsconfig.json': json({
        compilerOptions: {
          paths: {
            '@/*': ['./src/*'],
            '@/orders/*': ['./src/sales/*', './src/orders/*'],
            cart: ['./src/cart.ts'],
            '*-view': ['./src/views/*.ts'],
            'shop/*/api': ['./src/*/api'],
            '~gone/*': ['./nowhere/*'],
          },
        },
      }),
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/index.ts': '',
      'src/sales/list.ts': '',
      'src/orders/list.ts': '',
      'src/orders/item.ts': '',
      'src/views/menu.ts': '',
      'src/stock/api.ts': '',
      'src/tax/index.ts': '',
      'node_modules/cart/index.d.ts': '',
      'node_modules/react/index.d.ts': '',
    },
    asks: {
      'src/main.ts': [
        '@/cart',
        '@/cart.js',
        '@/tax',
        '@/orders/list',
        '@/orders/item',
        'cart',
        'menu-view',
        'shop/stock/api',
        'react',
        '@/index',
      ],
    },
  },
  {
    name: 'paths and names below baseUrl',
    project: {
      'tsconfig.json': json({ compilerOptions: { baseUrl: './src', paths: { '@tax/*': ['tax/*'] } } }),
      'src/main.ts': '',
      'src/cart/index.ts': '',
      'src/tax/vat.ts': '',
      'src/react.ts': '',
      'node_modules/react/index.d.ts': '',
      'node_modules/vue/index.d.ts': '',
    },
    asks: { 'src/main.ts': ['@tax/vat', 'cart', 'tax/vat', 'tax/vat.js', 'react', 'vue'] },
  },
  {
    name: 'a jsconfig',
    project: {
      'jsconfig.json': json({ compilerOptions: { baseUrl: '.', paths: { '~/*': ['lib/*'] } } }),
      'lib/main.js': '',
      'lib/cart.js': '',
    },
    asks: { 'lib/main.js': ['~/cart', 'lib/cart', './cart'] },
  },
  {
    name: 'the nearest of several configs',
    project: {
      'tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./shared/*'] } } }),
      'apps/web/tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./src/*'] } } }),
      'apps/web/src/main.ts': '',
      'apps/web/src/cart.ts': '',
      'apps/cli/main.ts': '',
      'shared/cart.ts': '',
    },
    asks: { 'apps/web/src/main.ts': ['@/cart'], 'apps/cli/main.ts': ['@/cart'] },
  },
  {
    name: 'a chain of extended configs, each with its own folder',
    project: {
      'config/base.json': `{
        // Comments and trailing commas are fine.
        "compilerOptions": { "paths": { "@base/*": ["../shared/*"] }, },
      }`,
      'config/strict.json': json({ extends: './base', compilerOptions: { strict: true } }),
      'apps/web/tsconfig.json': json({ extends: '../../config/strict.json' }),
      'apps/web/main.ts': '',
      'apps/api/tsconfig.json': json({
        extends: ['../../config/strict.json', './extra.json'],
        compilerOptions: { rootDir: '.' },
      }),
      'apps/api/extra.json': json({ compilerOptions: { paths: { '@extra/*': ['./lib/*'] } } }),
      'apps/api/main.ts': '',
      'apps/api/lib/cart.ts': '',
      'shared/cart.ts': '',
    },
    asks: { 'apps/web/main.ts': ['@base/cart'], 'apps/api/main.ts': ['@extra/cart'] },
  },
  {
    name: 'baseUrl of one config and paths of another',
    project: {
      'tsconfig.base.json': json({ compilerOptions: { baseUrl: './src' } }),
      'tsconfig.json': json({
        extends: './tsconfig.base',
        compilerOptions: { paths: { '#/*': ['shop/*'] } },
      }),
      'src/main.ts': '',
      'src/shop/cart.ts': '',
    },
    asks: { 'src/main.ts': ['#/cart', 'shop/cart'] },
  },
  {
    name: 'the folder of the config that is used',
    project: {
      'config/base.json': json({ compilerOptions: { paths: { '@/*': ['${configDir}/src/*'] } } }),
      'apps/web/tsconfig.json': json({ extends: '../../config/base.json' }),
      'apps/web/main.ts': '',
      'apps/web/src/cart.ts': '',
      'config/src/cart.ts': '',
    },
    asks: { 'apps/web/main.ts': ['@/cart'] },
  },
  {
    name: 'configs from packages',
    project: {
      'tsconfig.json': json({ extends: ['@shop/config/base', 'plain-config', 'exporting-config/web'] }),
      'node_modules/@shop/config/package.json': json({ name: '@shop/config' }),
      'node_modules/@shop/config/base.json': json({ compilerOptions: { customConditions: ['shop'] } }),
      'node_modules/plain-config/package.json': json({ name: 'plain-config', tsconfig: './shared.json' }),
      'node_modules/plain-config/shared.json': json({ compilerOptions: { baseUrl: '../../src' } }),
      'node_modules/exporting-config/package.json': json({ exports: { './web': './configs/web.json' } }),
      'node_modules/exporting-config/configs/web.json': json({
        compilerOptions: { paths: { '@/*': ['orders/*'] } },
      }),
      'src/main.ts': '',
      'src/cart.ts': '',
      'src/orders/list.ts': '',
    },
    asks: { 'src/main.ts': ['cart', '@/list'] },
  },
  {
    name: 'the referenced config that takes the file in',
    project: {
      'tsconfig.json': json({
        files: [],
        references: [{ path: './tsconfig.app.json' }, { path: './tools' }],
      }),
      'tsconfig.app.json': json({
        compilerOptions: { composite: true, paths: { '@/*': ['./src/*'] } },
        include: ['src/**/*.ts', 'src/**/*.vue'],
        exclude: ['src/**/*.tool.ts'],
      }),
      'tools/tsconfig.json': json({
        compilerOptions: { composite: true, paths: { '@/*': ['./lib/*'] } },
        include: ['.', '../src/**/*.tool.ts'],
      }),
      'src/main.ts': '',
      'src/build.tool.ts': '',
      'src/cart.ts': '',
      'tools/run.ts': '',
      'tools/lib/cart.ts': '',
    },
    asks: {
      'src/main.ts': ['@/cart'],
      'src/build.tool.ts': ['@/cart'],
      'tools/run.ts': ['@/cart'],
    },
  },
  {
    name: 'several folders that are one',
    project: {
      'tsconfig.json': json({ compilerOptions: { rootDirs: ['./src', './generated', './src/views'] } }),
      'src/orders/main.ts': '',
      'src/orders/cart.ts': '',
      'generated/orders/messages.ts': '',
      'generated/menu.ts': '',
      'src/views/page.ts': '',
    },
    asks: { 'src/orders/main.ts': ['./messages', './cart'], 'src/views/page.ts': ['./menu'] },
  },
];

describe.each<Mode>(['bundler', 'nodenext'])('the compiler (%s) agrees about', (mode) => {
  it.each(configs)('$name', async (one) => {
    expect(await answersOfResolver(one)).toEqual(answersOfCompiler(one, mode));
  });
});

describe('a config', () => {
  it('of a package in the same workspace is extended by name', async () => {
    const ask = await askResolver({
      'package.json': json({ workspaces: ['apps/*', 'packages/*'] }),
      'packages/tsconfig/package.json': json({ name: '@shop/tsconfig' }),
      'packages/tsconfig/base.json': json({ compilerOptions: { paths: { '@/*': ['${configDir}/src/*'] } } }),
      'apps/web/tsconfig.json': json({ extends: '@shop/tsconfig/base.json' }),
      'apps/web/src/main.ts': '',
      'apps/web/src/cart.ts': '',
    });
    expect(ask('apps/web/src/main.ts', '@/cart')).toBe('apps/web/src/cart.ts');
  });

  it('leads into node_modules where it names a package there', async () => {
    const ask = await askResolver({
      'tsconfig.json': json({
        compilerOptions: {
          paths: {
            react: ['./node_modules/preact/compat'],
            'react/*': ['./node_modules/preact/*'],
            vue: ['./node_modules/@types/vue'],
            '*': ['./node_modules/@types/*', './types/*'],
          },
        },
      }),
      'src/main.ts': '',
      'types/legacy.d.ts': '',
      'node_modules/preact/compat/index.js': '',
    });
    const names = ['react', 'react/hooks', 'vue', 'legacy', 'lodash', 'fs'];
    expect(names.map((name) => ask('src/main.ts', name))).toEqual([
      'pkg:preact',
      'pkg:preact',
      'pkg:vue',
      'types/legacy.d.ts',
      'pkg:lodash',
      'builtin:node:fs',
    ]);
  });

  it('that maps a name to nothing is said to, unless a package of that name is asked for', async () => {
    const ask = await askResolver({
      'tsconfig.json': json({ compilerOptions: { paths: { '@shop/*': ['./src/*'], '@/*': ['./src/*'] } } }),
      'package.json': json({ dependencies: { '@shop/published': '^1.0.0' } }),
      'src/main.ts': '',
    });
    const names = ['@shop/gone', '@/gone', '@shop/published/api'];
    expect(names.map((name) => ask('src/main.ts', name))).toEqual([
      'unresolved: tsconfig.json maps `@shop/*` to src/gone; there is no file src/gone, with or without an extension',
      'unresolved: tsconfig.json maps `@/*` to src/gone; there is no file src/gone, with or without an extension',
      'pkg:@shop/published',
    ]);
  });

  it('leads to assets, whatever bundlers are told beside the path', async () => {
    const ask = await askResolver({
      'tsconfig.json': json({ compilerOptions: { baseUrl: './src', paths: { '@/*': ['*'] } } }),
      'src/main.ts': '',
      'src/assets/logo.svg': '',
    });
    const names = ['assets/logo.svg', 'assets/logo.svg?raw', '@/assets/logo.svg?raw', 'assets/gone.svg?raw'];
    expect(names.map((name) => ask('src/main.ts', name))).toEqual(['asset', 'asset', 'asset', 'pkg:assets']);
  });

  it('may lead to what is installed around the project', async () => {
    const paths = {
      react: ['../../node_modules/@types/react'],
      '@acme/*': ['../../node_modules/@acme/*'],
      vat: ['../../vat'],
      '~/*': ['./src/*', './node_modules/*'],
    };
    const ask = await askResolver({ 'tsconfig.json': json({ compilerOptions: { paths } }), 'main.ts': '' });
    const names = ['react', '@acme/ui/button', '../../node_modules/lodash/fp.js', 'vat', '~/gone'];
    expect(names.map((name) => ask('main.ts', name))).toEqual([
      'pkg:react',
      'pkg:@acme/ui',
      'pkg:lodash',
      'unresolved: tsconfig.json maps `vat` to no place in the project',
      'unresolved: tsconfig.json maps `~/*` to src/gone; there is no file src/gone, with or without an extension',
    ]);
  });

  it('still speaks for files that it leaves out', async () => {
    const ask = await askResolver({
      'tsconfig.json': json({ compilerOptions: { paths: { '@/*': ['./src/*'] } }, include: ['src'] }),
      'src/cart.ts': '',
      'test/cart.test.ts': '',
    });
    expect(ask('test/cart.test.ts', '@/cart')).toBe('src/cart.ts');
  });

  it('is not needed for an alias whose file is where the tools have it by default', async () => {
    const ask = await askResolver({
      'web/package.json': JSON.stringify({ dependencies: { charts: '1' } }),
      'web/src/main.ts': '',
      'web/src/cart.ts': '',
      'web/src/lib/index.ts': '',
      'web/src/lib/price.ts': '',
      'web/src/charts/line.ts': '',
      'web/components/Cart.vue': '',
      'web/app/theme.ts': '',
      'src/order.ts': '',
    });
    const asked = {
      '@/cart': 'web/src/cart.ts',
      '~/components/Cart.vue': 'web/components/Cart.vue',
      '~/theme': 'web/app/theme.ts',
      '~~/src/cart': 'web/src/cart.ts',
      $lib: 'web/src/lib/index.ts',
      '$lib/price': 'web/src/lib/price.ts',
      'lib/price.js': 'web/src/lib/price.ts',
      'src/cart': 'web/src/cart.ts',
      'cart.ts': 'web/src/cart.ts',
      // A dependency, another package, and what is nowhere.
      'charts/line': 'pkg:charts',
      cart: 'pkg:cart',
      '@shop/cart': 'pkg:@shop/cart',
      'order/list': 'pkg:order',
      '@/order': 'unresolved: no tsconfig path declares it, and no package can have that name',
    };
    const found = Object.keys(asked).map((name) => [name, ask('web/src/main.ts', name)]);
    expect(Object.fromEntries(found)).toEqual(asked);
  });
});

describe('what is wrong with a config', () => {
  it('is said, with what was assumed', async () => {
    const diagnostics = await manifestDiagnostics({
      'main.ts': '',
      'tsconfig.json': json({
        extends: ['./gone', '../outside.json', 7],
        compilerOptions: { baseUrl: 1, paths: { '@/*': './src/*', '~/*': ['src/*'] }, rootDirs: 'src' },
        references: [{ path: 3 }, 'app'],
        include: {},
      }),
      'a/main.ts': '',
      'a/tsconfig.json': json({ extends: ['./gone', '../../outside.json'] }),
      'b/main.ts': '',
      'b/tsconfig.json': '{\n  "compilerOptions": {\n    "baseUrl" "."\n  }\n}',
      'c/main.ts': '',
      'c/tsconfig.json': '[]',
      'd/main.ts': '',
      'd/tsconfig.json': json({ extends: './base.json' }),
      'd/base.json': json({ extends: './tsconfig.json' }),
      'e/jsconfig.json': json({ compilerOptions: [], references: {}, extends: null, files: null }),
      'e/main.ts': '',
    });
    expect(diagnostics.map(({ file, line, message }) => [file, line, message])).toEqual([
      [
        'a/tsconfig.json',
        undefined,
        'Extends `./gone`, which was not found; only its own settings are used.',
      ],
      [
        'a/tsconfig.json',
        undefined,
        'Extends `../../outside.json`, which is outside of the project; only its own settings are used.',
      ],
      ['b/tsconfig.json', 3, 'Not valid JSON (ColonExpected); taken for an empty file.'],
      ['c/tsconfig.json', undefined, 'Not an object; taken for an empty file.'],
      ['d/base.json', undefined, 'Extends `./tsconfig.json`, which extends it in turn; it was left out.'],
      ['e/jsconfig.json', undefined, '`compilerOptions` is not an object; it was left out.'],
      ['e/jsconfig.json', undefined, '`references` is not a list; it was left out.'],
      ['tsconfig.json', undefined, '`extends` is neither a string nor a list of strings; it was left out.'],
      ['tsconfig.json', undefined, '`paths["@/*"]` is not a list of strings; it was left out.'],
      ['tsconfig.json', undefined, '`baseUrl` is not a string; it was left out.'],
      ['tsconfig.json', undefined, '`rootDirs` is not a list of strings; it was left out.'],
      ['tsconfig.json', undefined, '`include` is not a list of strings; it was left out.'],
      ['tsconfig.json', undefined, 'A reference has no `path`; it was left out.'],
      ['tsconfig.json', undefined, 'A reference has no `path`; it was left out.'],
    ]);
  });

  it('takes no config for invalid because its base is not installed', async () => {
    const texts = {
      'tsconfig.json': json({
        extends: '@shop/base/tsconfig.json',
        compilerOptions: { paths: { '@/*': ['./src/*'] } },
      }),
      'src/cart.ts': '',
      'main.ts': '',
    };
    expect((await askResolver(texts))('main.ts', '@/cart')).toBe('src/cart.ts');
    expect(await manifestDiagnostics(texts)).toEqual([
      {
        kind: 'missing-base',
        file: 'tsconfig.json',
        message: 'Its base `@shop/base/tsconfig.json` is not installed; only its own settings are used.',
      },
    ]);
  });

  it('ends a chain that is longer than any real one', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`c${i}.json`, json({ extends: `./c${i + 1}.json` })]),
    );
    const diagnostics = await manifestDiagnostics({
      ...chain,
      'main.ts': '',
      'tsconfig.json': json({ extends: './c0.json' }),
    });
    expect(diagnostics).toEqual([
      {
        kind: 'invalid-manifest',
        file: 'c9.json',
        message: 'Extends `./c10.json`, too many configs away; it was left out.',
      },
    ]);
  });
});
