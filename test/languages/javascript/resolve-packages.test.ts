import { builtinModules } from 'node:module';
import { describe, expect, it } from 'vitest';
import { askResolver, manifestDiagnostics } from '../../support/ask-resolver.ts';
import { answersOfCompiler, answersOfResolver, type Case } from '../../support/compiler-agreement.ts';
import type { Mode } from '../../support/compiler-resolution.ts';

const json = JSON.stringify;

const packages: readonly Case[] = [
  {
    name: 'the types of subpaths for versions of the compiler',
    project: {
      'package.json': json({ name: 'shop', private: true, workspaces: ['packages/*'] }),
      'packages/ui/package.json': json({
        name: '@shop/ui',
        typesVersions: {
          '<4.0': { '*': ['old/*'] },
          '>=4.0': { button: ['./src/button.ts'], 'icons/*': ['gone/*', 'src/icons/*'], '*': ['src/*'] },
          '*': { '*': ['never/*'] },
        },
      }),
      'packages/ui/src/button.ts': '',
      'packages/ui/src/icons/cart.ts': '',
      'packages/ui/src/menu.ts': '',
      'packages/ui/old/button.ts': '',
      'packages/ui/never/only.ts': '',
      'packages/web/main.ts': '',
    },
    links: { 'node_modules/@shop/ui': 'packages/ui' },
    asks: {
      'packages/web/main.ts': ['button', 'icons/cart', 'menu'].map((name) => `@shop/ui/${name}`),
    },
  },
  {
    name: 'workspace members by their exports',
    project: {
      'package.json': json({ name: 'shop', private: true, workspaces: ['packages/*'] }),
      'packages/ui/package.json': json({
        name: '@shop/ui',
        exports: {
          '.': './src/index.ts',
          './button': { types: './src/button.ts', default: './src/button.ts' },
          './icons/*': './src/icons/*.ts',
          './icons/*.svg': './src/svg/*.ts',
          './icons/internal/*': null,
          './nested': {
            browser: './gone.js',
            default: { import: './src/nested.ts', require: './src/nested.ts' },
          },
          './list': ['./src/list.ts', './gone.js'],
          './js': './src/button.js',
        },
      }),
      'packages/ui/src/index.ts': '',
      'packages/ui/src/button.ts': '',
      'packages/ui/src/nested.ts': '',
      'packages/ui/src/list.ts': '',
      'packages/ui/src/icons/cart.ts': '',
      'packages/ui/src/svg/cart.ts': '',
      'packages/web/package.json': json({ name: '@shop/web', dependencies: { '@shop/ui': '*' } }),
      'packages/web/src/main.ts': '',
    },
    links: { 'node_modules/@shop/ui': 'packages/ui' },
    asks: {
      'packages/web/src/main.ts': [
        '@shop/ui',
        '@shop/ui/button',
        '@shop/ui/icons/cart',
        '@shop/ui/icons/cart.svg',
        '@shop/ui/nested',
        '@shop/ui/list',
        '@shop/ui/js',
      ],
    },
  },
  {
    name: 'workspace members without exports',
    project: {
      'package.json': json({ workspaces: { packages: ['libs/**', '!libs/old'] } }),
      'libs/core/tax/package.json': json({ name: 'tax', main: './src/main.ts' }),
      'libs/core/tax/src/main.ts': '',
      'libs/core/tax/rates.ts': '',
      'libs/core/tax/eu/index.ts': '',
      'libs/vat/package.json': json({ name: 'vat' }),
      'libs/vat/index.ts': '',
      'apps/web/main.ts': '',
    },
    links: { 'node_modules/tax': 'libs/core/tax', 'node_modules/vat': 'libs/vat' },
    asks: { 'apps/web/main.ts': ['tax', 'tax/rates', 'tax/rates.js', 'tax/eu', 'vat', 'vat/index'] },
  },
  {
    name: 'the package itself and what it calls its own',
    project: {
      'package.json': json({
        name: 'shop',
        exports: { '.': './src/index.ts', './cart': './src/cart.ts' },
        imports: {
          '#cart': './src/cart.ts',
          '#orders/*': './src/orders/*.ts',
          '#orders/*.js': './src/orders/*.ts',
          '#db': { node: './src/db.ts', default: './src/db.ts' },
        },
      }),
      'src/index.ts': '',
      'src/cart.ts': '',
      'src/db.ts': '',
      'src/orders/list.ts': '',
      'test/cart.ts': '',
    },
    asks: {
      'test/cart.ts': ['shop', 'shop/cart', '#cart', '#orders/list', '#orders/list.js', '#db'],
    },
  },
  {
    name: 'conditions that the config adds',
    project: {
      'tsconfig.json': json({ compilerOptions: { customConditions: ['@shop/source'] } }),
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/ui/package.json': json({
        name: '@shop/ui',
        exports: { '.': { '@shop/source': './src/index.ts', default: './lib/index.js' } },
      }),
      'packages/ui/src/index.ts': '',
      'packages/ui/lib/index.js': '',
      'main.ts': '',
    },
    links: { 'node_modules/@shop/ui': 'packages/ui' },
    asks: { 'main.ts': ['@shop/ui'] },
  },
];

describe.each<Mode>(['bundler', 'nodenext'])('the compiler (%s) agrees about', (mode) => {
  it.each(packages)('$name', async (one) => {
    expect(await answersOfResolver(one)).toEqual(answersOfCompiler(one, mode));
  });
});

describe('a package of a workspace', () => {
  const workspace = { 'package.json': json({ workspaces: ['packages/*'] }) };

  it('is found where `paths` lead into the node_modules that link it', async () => {
    const ask = await askResolver({
      ...workspace,
      'packages/app/tsconfig.json': json({
        compilerOptions: {
          paths: {
            '@shop/ui': ['./node_modules/@shop/ui/src'],
            '@shop/ui/*': ['./node_modules/@shop/ui/src/*'],
            '@shop/orders': ['../../node_modules/@shop/orders'],
            react: ['./node_modules/@types/react'],
          },
        },
      }),
      'packages/app/package.json': json({ name: '@shop/app', dependencies: { '@shop/ui': 'workspace:*' } }),
      'packages/app/main.ts': '',
      'packages/ui/package.json': json({ name: '@shop/ui', main: 'dist/index.js' }),
      'packages/ui/src/index.ts': '',
      'packages/ui/src/button.ts': '',
      'packages/orders/package.json': json({ name: '@shop/orders', main: 'dist/index.js' }),
      'packages/orders/src/index.ts': '',
    });
    const names = ['@shop/ui', '@shop/ui/button', '@shop/orders', 'react'];
    expect(names.map((name) => ask('packages/app/main.ts', name))).toEqual([
      'packages/ui/src/index.ts',
      'packages/ui/src/button.ts',
      'packages/orders/src/index.ts',
      'pkg:react',
    ]);
  });

  it('has an entry before a build lists it in `exports`, unless they close it', async () => {
    const ask = await askResolver({
      ...workspace,
      'packages/ui/package.json': json({ name: '@shop/ui', exports: { './theme': './theme.css' } }),
      'packages/ui/src/index.ts': '',
      'packages/ui/src/button.ts': '',
      'packages/closed/package.json': json({ name: '@shop/closed', exports: { '.': null } }),
      'packages/closed/src/index.ts': '',
      'main.ts': '',
    });
    expect(['@shop/ui', '@shop/ui/button', '@shop/closed'].map((name) => ask('main.ts', name))).toEqual([
      'packages/ui/src/index.ts',
      'unresolved: the package in packages/ui does not export `./button`',
      'unresolved: the package in packages/closed does not export `.`',
    ]);
  });

  it('gives a file that its `exports` do not list to what does not know `exports`', async () => {
    const ask = await askResolver({
      ...workspace,
      'packages/ui/package.json': json({ name: '@shop/ui', exports: { '.': './src/index.ts' } }),
      'packages/ui/src/index.ts': '',
      'packages/ui/src/button.ts': '',
      'main.ts': '',
    });
    expect(
      ['src/button', 'src/gone', 'package.json'].map((path) => ask('main.ts', `@shop/ui/${path}`)),
    ).toEqual([
      'packages/ui/src/button.ts',
      'unresolved: the package in packages/ui does not export `./src/gone`',
      'unresolved: the package in packages/ui does not export `./package.json`',
    ]);
  });

  it('is not taken for what a browser gets, unless the config says that it builds for one', async () => {
    const files = {
      'package.json': json({ imports: { '#db': { browser: './browser.ts', default: './node.ts' } } }),
      'browser.ts': '',
      'node.ts': '',
      'main.ts': '',
    };
    const config = json({ compilerOptions: { customConditions: ['browser'] } });
    const forNode = await askResolver(files);
    const forBrowser = await askResolver({ ...files, 'tsconfig.json': config });
    expect([forNode('main.ts', '#db'), forBrowser('main.ts', '#db')]).toEqual(['node.ts', 'browser.ts']);
  });

  it('may call a file beside it its own', async () => {
    const ask = await askResolver({
      'e2e/package.json': json({ imports: { '#utils': '../utils/index.ts', '#gone': '../../gone.ts' } }),
      'e2e/main.ts': '',
      'utils/index.ts': '',
    });
    expect([ask('e2e/main.ts', '#utils'), ask('e2e/main.ts', '#gone')]).toEqual([
      'utils/index.ts',
      'unresolved: the package in e2e leads to `../../gone.ts`, which is not there, and neither are its sources',
    ]);
  });
});

describe('a bare specifier', () => {
  it('names a builtin module, with or without its scheme', async () => {
    const ask = await askResolver({
      'main.ts': '',
      'package.json': json({ dependencies: { punycode: '^2.0.0', events: '^3.0.0' } }),
    });
    const names = [
      'fs',
      'node:fs',
      'fs/promises',
      'node:test/reporters',
      'node:sqlite',
      'test',
      'sqlite',
      'punycode',
      'punycode/',
      'events/',
      'fs/gone',
      'bun:test',
      'cloudflare:workers',
      'electron',
      'node:gone',
    ];
    expect(names.map((name) => ask('main.ts', name))).toEqual([
      'builtin:node:fs',
      'builtin:node:fs',
      'builtin:node:fs',
      'builtin:node:test',
      'builtin:node:sqlite',
      'pkg:test',
      'pkg:sqlite',
      'builtin:node:punycode',
      'pkg:punycode',
      'pkg:events',
      'pkg:fs',
      'builtin:bun:test',
      'builtin:cloudflare:workers',
      'pkg:electron',
      'unresolved: Node has no builtin module of that name',
    ]);
  });

  it('knows every builtin module of the Node that runs this test', async () => {
    const ask = await askResolver({ 'main.ts': '' });
    const unknown = builtinModules.filter((name) => !ask('main.ts', name).startsWith('builtin:'));
    expect(unknown).toEqual([]);
  });

  it('names a package', async () => {
    const ask = await askResolver({ 'main.ts': '' });
    const names = [
      'lodash',
      'lodash/fp',
      '@shop/ui',
      '@shop/ui/button',
      'JSONStream',
      'node',
      'vite/client',
      'a b',
      '@shop',
      '.x',
      '_y',
    ];
    const reason = 'unresolved: no tsconfig path declares it, and no package can have that name';
    expect(names.map((name) => ask('main.ts', name))).toEqual([
      'pkg:lodash',
      'pkg:lodash',
      'pkg:@shop/ui',
      'pkg:@shop/ui',
      'pkg:JSONStream',
      'pkg:@types/node',
      'pkg:vite',
      reason,
      reason,
      reason,
      reason,
    ]);
  });

  it('names a package by its URL, whatever its version', async () => {
    const ask = await askResolver({ 'main.ts': '' });
    const urls = [
      'https://deno.land/std@0.224.0/path/mod.ts',
      'https://deno.land/x/oak@v12.6.1/mod.ts',
      'https://esm.sh/react@18.2.0/jsx-runtime?dev',
      'https://esm.sh/preact',
      'https://cdn.jsdelivr.net/npm/@shop/ui/dist/ui.js',
      'https://unpkg.com/@shop/ui@1/dist/ui.js',
      'https://shop.example/cart.js',
      'npm:chalk@5/source',
      'npm:@shop/ui@1/button',
      'jsr:@std/path@^1.0.0/posix',
      'data:text/javascript,export default 1',
    ];
    expect(urls.map((url) => ask('main.ts', url))).toEqual([
      'pkg:deno.land/std',
      'pkg:deno.land/x/oak',
      'pkg:esm.sh/react',
      'pkg:esm.sh/preact',
      'pkg:cdn.jsdelivr.net/npm/@shop/ui',
      'pkg:unpkg.com/@shop/ui',
      'pkg:shop.example/cart.js',
      'pkg:chalk',
      'pkg:@shop/ui',
      'pkg:@std/path',
      'asset',
    ]);
  });

  it('with the scheme of a runtime or build tool is built into that', async () => {
    const ask = await askResolver({ 'main.ts': '' });
    const urls = ['astro:content', 'virtual:cart?raw', 'gi://Gtk?version=4.0', 'cloudflare:workers'];
    expect(urls.map((url) => ask('main.ts', url))).toEqual([
      'builtin:astro:content',
      'builtin:virtual:cart',
      'builtin:gi://Gtk',
      'builtin:cloudflare:workers',
    ]);
  });

  it('with any other scheme is made by a plugin or a runtime', async () => {
    const ask = await askResolver({ 'main.ts': '' });
    expect(
      ['uno:cart.css', 'resource:///org/shop/cart.js', '$:/shop/cart.js', 'virtual:'].map((url) =>
        ask('main.ts', url),
      ),
    ).toEqual(['computed', 'computed', 'computed', 'computed']);
  });

  it('is unresolved if it is no URL, or a path on one machine', async () => {
    const ask = await askResolver({ 'main.ts': '' });
    expect(['https://', 'file:///etc/passwd', 'C:/shop/cart.js'].map((url) => ask('main.ts', url))).toEqual([
      'unresolved: it is no valid URL',
      'unresolved: it is an absolute path',
      'unresolved: it is an absolute path',
    ]);
  });
});

describe('a name that no package can have', () => {
  it('is built into the framework that makes the module', async () => {
    const ask = await askResolver({
      'package.json': '{ "devDependencies": { "nuxt": "^3.0.0" } }',
      'main.ts': '',
    });
    const names = ['$app/environment', '$env/static/private', '$service-worker', '~icons/mdi/cart', '~pages'];
    expect([...names, '#imports', '#app/entry'].map((name) => ask('main.ts', name))).toEqual([
      ...names.map((name) => `builtin:${name}`),
      'builtin:#imports',
      'builtin:#app/entry',
    ]);
  });

  it.each([
    { 'package.json': json({ peerDependencies: { '@nuxt/kit': '3' } }) },
    { 'package.json': json({ devDependencies: { '@nuxt/schema': '3' } }) },
    { 'app/nuxt.config.ts': 'export default defineNuxtConfig({})' },
  ])('is built into Nuxt where %s', async (config) => {
    const manifest = json({ imports: { '#db': './db.ts' } });
    const ask = await askResolver({ 'package.json': manifest, ...config, 'app/src/main.ts': '' });
    const names = ['#imports', '#build/routes', '#app-manifest', '#head', '#components'];
    expect(names.map((name) => ask('app/src/main.ts', name))).toEqual(names.map((name) => `builtin:${name}`));
  });

  it('is made by a plugin if it begins with # and no package.json has `imports`', async () => {
    const ask = await askResolver({ 'package.json': '{}', 'main.ts': '' });
    expect(['#imports', '#shop/cart'].map((name) => ask('main.ts', name))).toEqual(['computed', 'computed']);
  });

  it('is unresolved where nothing makes it', async () => {
    const ask = await askResolver({ 'package.json': '{ "imports": { "#db": "./db.ts" } }', 'main.ts': '' });
    const names = ['#imports', '#shop/cart', '$lib/cart', '$application', '~iconsets/a', '@/cart'];
    for (const name of names) expect(ask('main.ts', name)).toMatch(/^unresolved: /);
  });

  it('leads to the file that a configuration names', async () => {
    const ask = await askResolver({
      'package.json': '{ "dependencies": { "nuxt": "3" }, "imports": { "#app": "./app.ts" } }',
      'tsconfig.json': '{ "compilerOptions": { "paths": { "$env/*": ["./env/*"] } } }',
      'main.ts': '',
      'app.ts': '',
      'env/static.ts': '',
    });
    expect([ask('main.ts', '#app'), ask('main.ts', '$env/static')]).toEqual(['app.ts', 'env/static.ts']);
  });
});

describe('a workspace', () => {
  it('of pnpm has the members that its YAML names, and the root', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', main: 'index.ts' }),
      'index.ts': '',
      'pnpm-workspace.yaml': 'packages:\n  - "packages/*"\n  - "!packages/old"\n  - apps/web\n',
      'packages/ui/package.json': json({ name: '@shop/ui' }),
      'packages/ui/index.ts': '',
      'packages/old/package.json': json({ name: '@shop/old' }),
      'packages/old/index.ts': '',
      'apps/web/package.json': json({ name: '@shop/web', dependencies: { design: 'workspace:@shop/ui@*' } }),
      'apps/web/main.ts': '',
      'apps/web/index.ts': '',
    });
    const names = ['@shop/ui', '@shop/old', '@shop/web', 'shop', 'design'];
    expect(names.map((name) => ask('apps/web/main.ts', name))).toEqual([
      'packages/ui/index.ts',
      'pkg:@shop/old',
      'apps/web/index.ts',
      'index.ts',
      'packages/ui/index.ts',
    ]);
  });

  it('answers to a folder in it, not to the same name asked before from beside it', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop' }),
      'main.ts': '',
      'apps/pnpm-workspace.yaml': 'packages: ["*"]',
      'apps/scripts/main.ts': '',
      'apps/ui/package.json': json({ name: 'ui' }),
      'apps/ui/index.ts': '',
    });
    const folders = ['main.ts', 'apps/scripts/main.ts', 'apps/ui/index.ts'];
    expect(folders.map((from) => ask(from, 'ui'))).toEqual([
      'pkg:ui',
      'apps/ui/index.ts',
      'apps/ui/index.ts',
    ]);
  });

  it('in a fixture answers to the fixture alone, and a package that is no member to nobody', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', workspaces: ['packages/*'] }),
      'packages/ui/package.json': json({ name: 'ui' }),
      'packages/ui/index.ts': '',
      'packages/ui/main.ts': '',
      'packages/ui/fixtures/react/package.json': json({ name: 'react' }),
      'packages/ui/fixtures/react/index.ts': '',
      'test/fixture/package.json': json({ workspaces: ['libs/*'] }),
      'test/fixture/libs/tax/package.json': json({ name: 'tax' }),
      'test/fixture/libs/tax/index.ts': '',
      'test/fixture/libs/ui/package.json': json({ name: 'ui' }),
      'test/fixture/libs/ui/index.ts': '',
      'test/fixture/main.ts': '',
    });
    expect(['tax', 'ui', 'react'].map((name) => ask('packages/ui/main.ts', name))).toEqual([
      'pkg:tax',
      'packages/ui/index.ts',
      'pkg:react',
    ]);
    expect(['tax', 'ui'].map((name) => ask('test/fixture/main.ts', name))).toEqual([
      'test/fixture/libs/tax/index.ts',
      'test/fixture/libs/ui/index.ts',
    ]);
  });

  it('is not needed where a dependency names a folder', async () => {
    const ask = await askResolver({
      'package.json': json({
        dependencies: {
          tax: 'file:./libs/tax',
          ui: 'link:libs/ui',
          vat: 'portal:../vat',
          toll: './libs/toll',
        },
        devDependencies: { cart: 'workspace:./libs/cart', archive: 'file:./libs/archive.tgz' },
      }),
      'libs/tax/package.json': json({ name: 'tax' }),
      'libs/tax/index.ts': '',
      'libs/ui/package.json': json({ name: 'something-else', exports: './main.ts' }),
      'libs/ui/main.ts': '',
      'libs/toll/package.json': '{}',
      'libs/toll/index.js': '',
      'libs/cart/package.json': json({ main: './cart' }),
      'libs/cart/cart.ts': '',
      'src/main.ts': '',
    });
    const names = ['tax', 'ui', 'vat', 'toll', 'cart', 'archive', 'something-else'];
    expect(names.map((name) => ask('src/main.ts', name))).toEqual([
      'libs/tax/index.ts',
      'libs/ui/main.ts',
      'pkg:vat',
      'libs/toll/index.js',
      'libs/cart/cart.ts',
      'pkg:archive',
      'pkg:something-else',
    ]);
  });

  it('is not needed where a package asks for the version beside it, or its config refers to it', async () => {
    const ask = await askResolver({
      'package.json': json({
        name: 'shop',
        private: true,
        devDependencies: { tax: '2.0.0', react: '18.2.0' },
      }),
      'web/package.json': json({
        name: 'web',
        dependencies: { tax: '2.0.0', toll: '^1.2.0', react: '18.2.0', copy: '1.0.0' },
      }),
      'web/tsconfig.json': json({ files: [], references: [{ path: '../ui' }, { path: './src' }] }),
      'web/src/tsconfig.json': '{}',
      'web/src/main.ts': '',
      'tax/package.json': json({ name: 'tax', version: '2.0.0' }),
      'tax/index.ts': '',
      'toll/package.json': json({ name: 'toll', version: '1.2.0' }),
      'toll/index.ts': '',
      'ui/package.json': json({ name: 'ui' }),
      'ui/tsconfig.json': '{}',
      'ui/index.ts': '',
      'tax/fixtures/react/package.json': json({ name: 'react', version: '18.2.0' }),
      'tax/fixtures/react/index.js': '',
      ...Object.fromEntries(
        ['old/copy', 'new/copy'].flatMap((folder) => [
          [`${folder}/package.json`, json({ name: 'copy', version: '1.0.0' })],
          [`${folder}/index.js`, ''],
        ]),
      ),
      'benchmarks/package.json': json({ name: 'benchmarks', dependencies: { shop: '1.0.0' } }),
      'benchmarks/main.ts': '',
      'index.ts': '',
      'tsconfig.json': json({ references: [{ path: './tsconfig.build.json' }] }),
      'tsconfig.build.json': '{}',
    });
    const names = ['tax', 'ui', 'toll', 'react', 'copy'];
    expect(names.map((name) => ask('web/src/main.ts', name))).toEqual([
      'tax/index.ts',
      'ui/index.ts',
      'pkg:toll',
      'pkg:react',
      'pkg:copy',
    ]);
    expect(ask('index.ts', 'tax')).toBe('pkg:tax');
    expect(ask('benchmarks/main.ts', 'shop')).toBe('pkg:shop');
  });

  it('is found from a thousand folders below, and a target hundreds of conditions deep', async () => {
    const deep = Array.from({ length: 1000 }, (_, i) => `d${i}`).join('/');
    const ask = await askResolver({
      'package.json': json({ workspaces: ['ui'] }),
      'ui/package.json': `{"name": "ui", "exports": ${'{"default":'.repeat(300)}"./main.ts"${'}'.repeat(300)}}`,
      'ui/main.ts': '',
      [`${deep}/main.ts`]: '',
    });
    expect(['ui', 'react'].map((name) => ask(`${deep}/main.ts`, name))).toEqual(['ui/main.ts', 'pkg:react']);
  });

  it('gives no more than its members export', async () => {
    const ask = await askResolver({
      'package.json': json({ workspaces: ['*'] }),
      'ui/package.json': json({ name: 'ui', exports: { './*': './src/*.ts', './internal/*': null } }),
      'ui/src/button.ts': '',
      'ui/src/internal/theme.ts': '',
      'main.ts': '',
    });
    expect(['ui', 'ui/button', 'ui/internal/theme', 'ui/gone'].map((name) => ask('main.ts', name))).toEqual([
      'unresolved: the package in ui does not export `.`',
      'ui/src/button.ts',
      'unresolved: the package in ui does not export `./internal/theme`',
      'unresolved: the package in ui leads to `./src/gone.ts`, which is not there, and neither are its sources',
    ]);
  });
});

describe('a package that is not built', () => {
  it('leads to its sources by the folders of its config', async () => {
    const ask = await askResolver({
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/ui/package.json': json({
        name: 'ui',
        exports: {
          '.': { types: './target/types/main.d.ts', default: './target/main.js' },
          './*': './target/*.js',
        },
      }),
      'packages/ui/tsconfig.json': json({
        compilerOptions: { outDir: './target', declarationDir: './target/types', rootDir: './code' },
      }),
      'packages/ui/code/main.ts': '',
      'packages/ui/code/button.tsx': '',
      'packages/tax/package.json': json({ name: 'tax', main: 'bundle/index.js' }),
      'packages/tax/tsconfig.json': json({ files: [], references: [{ path: './tsconfig.lib.json' }] }),
      'packages/tax/tsconfig.lib.json': json({ compilerOptions: { outDir: 'bundle' }, include: ['src'] }),
      'packages/tax/src/index.ts': '',
      'main.ts': '',
    });
    expect(['ui', 'ui/button', 'tax'].map((name) => ask('main.ts', name))).toEqual([
      'packages/ui/code/main.ts',
      'packages/ui/code/button.tsx',
      'packages/tax/src/index.ts',
    ]);
  });

  it('leads to its sources by the usual names of build folders', async () => {
    const ask = await askResolver(
      {
        'package.json': json({ workspaces: ['packages/*'] }),
        'packages/ui/package.json': json({
          name: 'ui',
          exports: {
            '.': { import: './dist/esm/index.mjs', require: './dist/cjs/index.cjs' },
            './button': { types: './dist/types/button.d.ts', default: './dist/button.js' },
            './theme.css': './dist/theme.css',
            './lib/*': './dist/lib/*.js',
            './bundle': './dist/ui.min.js',
            './dom': { development: './dist/development/dom.js', default: './dist/production/dom.js' },
            './list': './dist/es2020/lists/list.js',
            './server': './dist/server/server.js',
            './dev': './development/button.js',
          },
        }),
        'packages/ui/dist/button.js': '',
        'packages/ui/src/index.ts': '',
        'packages/ui/src/button/index.tsx': '',
        'packages/ui/src/theme.css': '',
        'packages/ui/dom.ts': '',
        'packages/ui/src/server.ts': '',
        'packages/ui/src/lists/list.ts': '',
        'packages/ui/src/lib/price.ts': '',
        'packages/tax/package.json': json({ name: 'tax', main: 'lib/index.js', types: 'lib/index.d.ts' }),
        'packages/tax/index.js': '',
        'packages/vat/package.json': json({ name: 'vat' }),
        'packages/vat/rates.ts': '',
        'packages/vat/src/deep/rate.ts': '',
        'main.ts': '',
      },
      ['packages/ui/dist'],
    );
    const names = [
      'ui',
      'ui/button',
      'ui/theme.css',
      'ui/lib/price',
      'ui/bundle',
      'ui/dom',
      'ui/list',
      'ui/server',
      'ui/dev',
      'tax',
      'vat/dist/deep/rate',
      'vat',
    ];
    expect(names.map((name) => ask('main.ts', name))).toEqual([
      'packages/ui/src/index.ts',
      'packages/ui/src/button/index.tsx',
      'asset',
      'packages/ui/src/lib/price.ts',
      'unresolved: the package in packages/ui leads to `./dist/ui.min.js`, which is left out of the analysis, and its sources are not known',
      'packages/ui/dom.ts',
      'packages/ui/src/lists/list.ts',
      'unresolved: the package in packages/ui leads to `./dist/server/server.js`, which is left out of the analysis, and its sources are not known',
      'unresolved: the package in packages/ui leads to `./development/button.js`, which is not there, and neither are its sources',
      'packages/tax/index.js',
      'packages/vat/src/deep/rate.ts',
      'unresolved: the package in packages/vat names no file for it',
    ]);
  });

  it('leads to the sources that a condition of its own names', async () => {
    const ask = await askResolver({
      'package.json': json({
        name: 'shop',
        exports: { '.': { '@shop/source': './src/index.ts', types: './index.d.ts', import: './index.js' } },
      }),
      'src/index.ts': '',
      'test/shop.test.ts': '',
    });
    expect(ask('test/shop.test.ts', 'shop')).toBe('src/index.ts');
  });

  it('leads to what is written for `require` only where a file may require it', async () => {
    const ask = await askResolver({
      'package.json': json({ workspaces: ['packages/*'] }),
      'packages/ui/package.json': json({
        name: 'ui',
        exports: {
          '.': {
            import: { types: './dist/index.d.ts', default: './dist/index.js' },
            require: { types: './index.d.cts', default: './index.cjs' },
          },
          './parser': { require: './parser.cjs', default: './dist/parser.js' },
          './wrapped': { import: './dist/.wrapper.mjs', require: './dist/button.js' },
          './old': { types: './old.d.ts', require: './old.cjs' },
        },
      }),
      'packages/ui/index.cjs': '',
      'packages/ui/index.d.cts': '',
      'packages/ui/parser.cjs': '',
      'packages/ui/old.cjs': '',
      'packages/ui/src/parser.ts': '',
      'packages/ui/src/button.ts': '',
      'main.ts': '',
      'main.js': '',
      'main.cjs': '',
    });
    const answers = ['ui', 'ui/parser', 'ui/wrapped', 'ui/old'].map((name) =>
      ['main.ts', 'main.js', 'main.cjs'].map((file) => ask(file, name)),
    );
    expect(answers).toEqual([
      [
        'unresolved: the package in packages/ui leads to `./dist/index.d.ts`, which is not there, and neither are its sources',
        'packages/ui/index.cjs',
        'packages/ui/index.cjs',
      ],
      ['packages/ui/src/parser.ts', 'packages/ui/src/parser.ts', 'packages/ui/parser.cjs'],
      ['packages/ui/src/button.ts', 'packages/ui/src/button.ts', 'packages/ui/src/button.ts'],
      ['packages/ui/old.cjs', 'packages/ui/old.cjs', 'packages/ui/old.cjs'],
    ]);
  });

  it('leads to the sources that its config has for its own name', async () => {
    const ask = await askResolver({
      'package.json': json({ workspaces: ['packages/*'] }),
      'tsconfig.base.json': json({
        compilerOptions: {
          paths: {
            ui: ['./packages/ui/src/public/index.ts'],
            'ui/*': ['./packages/ui/src/public/*'],
            other: ['./test/other.ts'],
          },
        },
      }),
      'packages/ui/package.json': json({
        name: 'ui',
        exports: {
          '.': { import: './dist/index.js', require: './index.cjs' },
          './worker': './dist/worker.js',
          './gone': './dist/gone.js',
        },
      }),
      'packages/ui/tsconfig.json': json({ extends: '../../tsconfig.base.json' }),
      'packages/ui/index.cjs': '',
      'packages/ui/src/public/index.ts': '',
      'packages/ui/src/public/worker.ts': '',
      'packages/other/package.json': json({ name: 'other', exports: './dist/other.js' }),
      'packages/other/tsconfig.json': json({ extends: '../../tsconfig.base.json' }),
      'test/other.ts': '',
      'test/main.js': '',
    });
    expect(['ui', 'ui/worker', 'ui/gone', 'other'].map((name) => ask('test/main.js', name))).toEqual([
      'packages/ui/src/public/index.ts',
      'packages/ui/src/public/worker.ts',
      'unresolved: the package in packages/ui leads to `./dist/gone.js`, which is not there, and neither are its sources',
      'unresolved: the package in packages/other leads to `./dist/other.js`, which is not there, and neither are its sources',
    ]);
  });
});

describe('what a package calls its own', () => {
  it('may be another package, or nothing', async () => {
    const ask = await askResolver({
      'package.json': json({
        imports: { '#db': { node: 'pg/native', default: './gone.js' }, '#fs': 'node:fs', '#loop': '#loop' },
      }),
      'main.ts': '',
    });
    expect(['#db', '#fs', '#gone', '#loop'].map((name) => ask('main.ts', name))).toEqual([
      'pkg:pg',
      'builtin:node:fs',
      'unresolved: no tsconfig path declares it, and no package can have that name',
      'unresolved: the package in . names no file for it',
    ]);
  });
});

describe('what is wrong with a manifest', () => {
  it('is said, with what was assumed', async () => {
    const diagnostics = await manifestDiagnostics({
      'main.ts': '',
      'package.json': json({
        name: 7,
        exports: 5,
        imports: [],
        main: {},
        workspaces: ['packages/*', 'a[', '{'],
        dependencies: { react: 18 },
        devDependencies: [],
      }),
      'a/package.json': '{\n  "name": "a",,\n}',
      'b/package.json': json({ workspaces: 'packages/*' }),
      'c/pnpm-workspace.yaml': 'packages:\n  - a\n  b: [',
      'd/pnpm-workspace.yaml': 'packages: 7',
      'e/package.json': json({ exports: null, workspaces: { nohoist: [] }, __proto__: { name: 'x' } }),
    });
    expect(diagnostics.map(({ file, line, message }) => [file, line, message])).toEqual([
      ['a/package.json', 2, 'Not valid JSON (PropertyNameExpected); taken for an empty file.'],
      ['b/package.json', undefined, '`workspaces` is not a list of globs; taken for an empty one.'],
      [
        'c/pnpm-workspace.yaml',
        3,
        'Not valid YAML (All mapping items must start at the same column); taken for an empty file.',
      ],
      ['d/pnpm-workspace.yaml', undefined, '`packages` is not a list of globs; taken for an empty one.'],
      ['package.json', undefined, '`devDependencies` is not an object; it was left out.'],
      ['package.json', undefined, '`dependencies.react` is not a string; it was left out.'],
      ['package.json', undefined, '`name` is not a string; it was left out.'],
      [
        'package.json',
        undefined,
        'The workspace glob `a[` is not one (this `[` is never closed (character 2)); it was left out.',
      ],
      [
        'package.json',
        undefined,
        'The workspace glob `{` is not one (this `{` is never closed (character 1)); it was left out.',
      ],
    ]);
  });

  it('in node_modules is nobody’s business here', async () => {
    const diagnostics = await manifestDiagnostics({
      'main.ts': '',
      'tsconfig.json': json({ extends: 'config/base.json' }),
      'node_modules/config/package.json': '{{{',
      'node_modules/config/base.json': '{}',
    });
    expect(diagnostics).toEqual([]);
  });
});
