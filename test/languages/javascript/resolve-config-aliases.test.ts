import { describe, expect, it } from 'vitest';
import { askResolver } from '../../support/ask-resolver.ts';
import type { ProjectText } from '../../support/text-project.ts';
import { startCpuClock } from '../../support/cpu-clock.ts';

const json = JSON.stringify;

const shop = {
  'package.json': json({ dependencies: { vue: '3' } }),
  'src/main.js': '',
  'src/cart.js': '',
  'src/index.js': '',
  'src/pages/list.js': '',
  'test/cart.test.js': '',
  'test/help.js': '',
};

/** Where the names lead from `src/main.js` in the shop with a configuration. */
async function follow(config: ProjectText, ...names: readonly string[]): Promise<readonly string[]> {
  const ask = await askResolver({ ...shop, ...config });
  return names.map((name) => ask('src/main.js', name));
}

describe('an alias in the configuration of a bundler', () => {
  it.each([
    `{ shop: '/src' }`,
    `{ shop: './src/' }`,
    `{ 'shop': path.resolve(__dirname, 'src') }`,
    `{ "shop": require('path').join(__dirname, './src') }`,
    `{ shop: resolve(import.meta.dirname, 'src'), }`,
    `{ shop: path.resolve('src') }`,
    `{ shop: __dirname + '/src' }`,
    '{ shop: `${__dirname}/src` }',
    `{ shop: fileURLToPath(new URL('./src', import.meta.url)) }`,
    `{ shop: new URL('./src', import.meta.url).pathname }`,
    `{ shop: path.join(dirname(fileURLToPath(import.meta.url)), 'src') }`,
    `{ /* the shop */ vue$: 'vue/dist/vue.esm.js', shop: 'src' }`,
    `[{ find: 'shop', replacement: '/src' }]`,
    `[{ find: /^shop/, replacement: path.resolve(__dirname, 'src') }]`,
    `[{ find: /^shop\\/(.*)$/, replacement: '/src/$1' }]`,
    `{ 'shop/*': './src/*' }`,
    `{ 'shop/': '/src/' }`,
  ])('is read where it is written literally: %s', async (alias) => {
    const config = { 'vite.config.ts': `export default { resolve: { alias: ${alias} } }` };
    expect(await follow(config, 'shop/cart')).toEqual(['src/cart.js']);
  });

  it.each([
    `const src = path.join(__dirname, 'src'); module.exports = { resolve: { alias: { shop: src } } }`,
    `const at = (dir) => path.join(__dirname, dir); module.exports = { resolve: { alias: { shop: at('src') } } }`,
    `function at(dir) { return path.join(__dirname, dir) } module.exports = { alias: { shop: at('src') } }`,
    `const names = { shop: '/src' }; module.exports = { resolve: { alias: names } }`,
    `const names = { shop: '/src' }; module.exports = { resolve: { alias: { ...names, b: 1 } } }`,
    `config.resolve.alias['shop'] = path.join(__dirname, 'src');`,
    `config.resolve.alias.set('b', b()).set('shop', path.join(__dirname, 'src'))`,
    `config.resolve.alias = { b: f({ c: [1] }), d() {}, shop: '/src' }`,
  ])('is read through constants and functions of the file: %s', async (text) => {
    expect(await follow({ 'webpack.config.js': text }, 'shop/cart')).toEqual(['src/cart.js']);
  });

  it('counts for the folder and its files, and leaves names that begin alike and exact ones', async () => {
    const config = {
      'vite.config.ts': `export default { resolve: { alias: { shop: '/src', only$: '/src/cart' } } }`,
    };
    expect(await follow(config, 'shop', 'shop/pages/list', 'shops', 'only', 'only/list')).toEqual([
      'src/index.js',
      'src/pages/list.js',
      'pkg:shops',
      'src/cart.js',
      'pkg:only',
    ]);
  });

  it('may lead to a package or nowhere, and is said if only running it would tell', async () => {
    const config = {
      'vite.config.ts': `export default { resolve: { alias: { react: 'preact/compat', '@shop': '/src', '@own': own() } } }`,
    };
    expect(await follow(config, 'react', '@shop/gone', '@own/cart')).toEqual([
      'pkg:preact',
      'unresolved: vite.config.ts maps `@shop/*` to src/gone; there is no file src/gone, with or without an extension',
      'computed',
    ]);
  });

  it('does not count for a declared dependency', async () => {
    const config = { 'vite.config.ts': `export default { resolve: { alias: { vue: '/src/cart' } } }` };
    expect(await follow(config, 'vue')).toEqual(['pkg:vue']);
  });

  it('counts around its folder, or around a folder of configurations', async () => {
    const ask = await askResolver({
      'package.json': '{}',
      'shop/vite.config.js': `export default { resolve: { alias: { app: '/src' } } }`,
      'shop/src/main.js': '',
      'stock/build/webpack.base.conf.js': `module.exports = { resolve: { alias: { app: path.join(__dirname, '../lib') } } }`,
      'stock/lib/main.js': '',
      'main.js': '',
    });
    const from = ['shop/src/main.js', 'stock/lib/main.js', 'main.js'];
    expect(from.map((file) => ask(file, 'app/main'))).toEqual([
      'shop/src/main.js',
      'stock/lib/main.js',
      'pkg:app',
    ]);
  });
});

describe('an alias elsewhere', () => {
  it.each([
    { '.babelrc': json({ plugins: [['module-resolver', { alias: { shop: './src' } }]] }) },
    {
      'babel.config.js': `module.exports = { plugins: [['module-resolver', { alias: { '^shop/(.+)': './src/\\\\1' , shop: './src' } }]] }`,
    },
    { 'nuxt.config.ts': `export default defineNuxtConfig({ alias: { shop: './src' } })` },
    { 'svelte.config.js': `export default { kit: { alias: { shop: 'src' } } }` },
    { 'jest.config.js': `module.exports = { moduleNameMapper: { '^shop/(.*)$': '<rootDir>/src/$1' } }` },
    { 'jest.config.json': json({ rootDir: 'src', moduleNameMapper: { '^shop/(.*)$': '<rootDir>/$1' } }) },
    { 'package.json': json({ jest: { moduleNameMapper: { '^shop/(.*)$': '<rootDir>/src/$1' } } }) },
    { 'package.json': json({ _moduleAliases: { shop: './src' } }) },
  ])('is read: %s', async (config) => {
    expect(await follow(config as ProjectText, 'shop/cart')).toEqual(['src/cart.js']);
  });

  it('does not make a stand-in of tests what the program uses', async () => {
    const config = {
      'jest.config.js': `module.exports = { moduleNameMapper: {
        '^vscode$': '<rootDir>/test/help.js', '\\\\.css$': '<rootDir>/test/help.js', '^gone$': '<rootDir>/gone.js',
        '^shop$': '<rootDir>/src', '^~test/(.*)$': '<rootDir>/test/$1' } }`,
    };
    expect(await follow(config, 'vscode', 'a/b.css', 'gone', 'shop', '~test/help')).toEqual([
      'pkg:vscode',
      'pkg:a',
      'pkg:gone',
      'src/index.js',
      'test/help.js',
    ]);
  });

  it('of Nuxt is known without a configuration', async () => {
    const ask = await askResolver({
      'package.json': json({ dependencies: { nuxt: '3' } }),
      'app/main.ts': '',
      'shared/price.ts': '',
    });
    expect(ask('app/main.ts', '#shared/price')).toBe('shared/price.ts');
  });

  it('of Docusaurus is known without a configuration', async () => {
    const project = {
      'src/theme/Cart/index.tsx': '',
      'src/theme/Menu.tsx': '',
      'src/sums.ts': '',
      'src/main.tsx': '',
    };
    const names = ['@theme/Cart', '@theme/Menu', '@site/src/sums', '@theme/Layout', '@theme-original/Cart'];
    const ask = await askResolver({
      ...project,
      'package.json': json({ dependencies: { '@docusaurus/core': '3' } }),
    });
    expect(names.map((name) => ask('src/main.tsx', name))).toEqual([
      'src/theme/Cart/index.tsx',
      'src/theme/Menu.tsx',
      'src/sums.ts',
      'pkg:@theme/Layout',
      'pkg:@theme-original/Cart',
    ]);
    const askOther = await askResolver({ ...project, 'package.json': '{}' });
    expect(askOther('src/main.tsx', '@theme/Cart')).toBe('pkg:@theme/Cart');
  });
});

it('does not take long for a configuration that is none', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `const a${n} = a${n + 1} + a${n + 1};`).join('');
  const texts = [
    `alias: { shop: a0 }; ${names}`,
    `alias: ${'{ a: '.repeat(20_000)}`,
    'alias: { '.repeat(20_000),
    'find: '.repeat(10_000) + 'alias',
    `alias: { shop: ${'('.repeat(20_000)} }`,
    `alias: { shop: ${'/'.repeat(20_000)} }`,
    `alias: { shop: ${'`${'.repeat(20_000)} }`,
    `alias: { shop: ${"'\\'".repeat(20_000)} }`,
  ];
  const cpuMs = startCpuClock();
  for (const text of texts) await follow({ 'vite.config.ts': text }, 'shop/cart');
  expect(cpuMs()).toBeLessThan(3000);
});
