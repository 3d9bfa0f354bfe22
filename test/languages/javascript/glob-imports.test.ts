// Imports of all files that match, against Vite itself.
import path from 'node:path';
import { createServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { extractImports } from '../../../src/languages/javascript/extract/extract-imports.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { sourceText } from '../../support/source-text.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const files = [
  'src/cart/item.ts',
  'src/cart/price.ts',
  'src/cart/price.test.ts',
  'src/cart/.hidden.ts',
  'src/cart/deep/tax.ts',
  'src/cart/deep/[id].ts',
  'src/pages/Cart.vue',
  'src/pages/admin/Users.vue',
  'lib/shop.js',
];

const calls = [
  `import.meta.glob('./cart/*.ts')`,
  `import.meta.glob('./cart/**/*.ts', { eager: true })`,
  `import.meta.glob<Module>(['./cart/*.ts', '!./cart/*.test.ts', "!**/item.ts"])`,
  `import.meta.glob(\n  './*/{item,tax,Cart}.{ts,vue}',\n  { import: 'default' },\n)`,
  `import.meta.glob('/lib/*.js')`,
  `import.meta.glob('../lib/*')`,
  `import.meta.glob('@/pages/**/*.vue')`,
  `import.meta.glob('@/**/[A-Z]*.vue')`,
  `import.meta.glob('./cart/*.ts', { exhaustive: true })`,
  `import.meta.glob('./**/*.ts')`,
  `import.meta.glob('./gone/*.ts')`,
];

describe('import.meta.glob', () => {
  it('imports what Vite makes of it', async () => {
    const texts: Record<string, string> = {
      'package.json': '{ "name": "shop" }',
      'vite.config.js': `import path from 'node:path'\nexport default { resolve: { alias: { '@': path.resolve(__dirname, 'src') } } }`,
      ...Object.fromEntries(files.map((file) => [file, file.endsWith('.vue') ? '' : 'export {}'])),
      ...Object.fromEntries(calls.map((call, i) => [`src/main${i}.ts`, `export const all = ${call}`])),
    };
    const root = temporaryFolder(texts);
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: { '@': path.join(root, 'src') } },
      server: { middlewareMode: true, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const made: string[] = [];
    try {
      for (const i of calls.keys()) {
        const code = (await server.transformRequest(`/src/main${i}.ts`))?.code ?? '';
        for (const [, file] of code.matchAll(/(?:import\(|from )"\/([^"?]+)/g))
          made.push(`src/main${i}.ts ${file}`);
      }
    } finally {
      await server.close();
    }
    const report = await analyzeText(texts);
    const found = report.edges.map((edge) => edge.join(' ')).filter((edge) => edge.startsWith('src/main'));
    expect(made.length).toBeGreaterThan(20);
    expect(found.toSorted()).toEqual([...new Set(made)].toSorted());
  });

  it('imports lazily unless it is eager, and not what is known only when it runs', () => {
    const text = [
      `const lazy = () => import.meta.glob('./cart/*.ts', { eager: false })`,
      `const eager = () => import.meta.glob(["./cart/*.ts", './pages/*.vue', '!./cart/item.ts'], { eager: true, query: { raw: 1 } })`,
      'const old = import.meta.globEager(`./cart/*.ts`)',
      `const unknown = import.meta.glob(patterns)`,
    ].join('\n');
    const { imports, computedAt } = extractImports(sourceText('src/main.ts', text));
    expect(imports.map(({ line, kind, specifier }) => `${line} ${kind} ${specifier}`)).toEqual([
      '1 lazy ./cart/*.ts',
      '2 static ./cart/*.ts',
      '2 static ./pages/*.vue',
      '3 static ./cart/*.ts',
    ]);
    expect(computedAt).toBe(4);
  });
});

it('an exception that is not understood makes all of it computed', async () => {
  const { edges, diagnostics } = await analyzeText({
    'src/main.ts': `import.meta.glob(['./cart/*.ts', '!./cart/!(item).ts'])`,
    'src/cart/item.ts': '',
  });
  expect([edges, diagnostics.map(({ kind }) => kind)]).toEqual([[], ['computed-import']]);
});

describe('require.context', () => {
  const edgesOf = async (call: string) =>
    (
      await analyzeText({
        'src/main.js': `const all = ${call}`,
        'src/cart/item.js': '',
        'src/cart/Cart.vue': '',
        'src/cart/deep/tax.ts': '',
        'src/cart/deep/tax.test.ts': '',
      })
    ).edges.map(([, target]) => target);

  it('imports what is in the folder and matches', async () => {
    const all = [
      'src/cart/Cart.vue',
      'src/cart/deep/tax.test.ts',
      'src/cart/deep/tax.ts',
      'src/cart/item.js',
    ];
    expect(await edgesOf(`require.context('./cart')`)).toEqual(all);
    expect(await edgesOf(`require.context('./cart', false)`)).toEqual([
      'src/cart/Cart.vue',
      'src/cart/item.js',
    ]);
    expect(await edgesOf(String.raw`require.context('./cart', true, /\.(?:js|ts)$/)`)).toEqual(all.slice(1));
    expect(await edgesOf(String.raw`require.context("./cart/", true, /^\.\/.*\.TS$/i, 'lazy')`)).toEqual([
      'src/cart/deep/tax.test.ts',
      'src/cart/deep/tax.ts',
    ]);
    expect(await edgesOf(String.raw`require.context('.', true, /[A-Z]\w+\.vue$/)`)).toEqual([
      'src/cart/Cart.vue',
    ]);
  });

  it('is computed where it says too little, or where to match takes long', async () => {
    for (const call of [
      `require.context(folder)`,
      `require.context('./cart', true, pattern)`,
      `require.context('./cart', true, /(a+)+$/)`,
      `require.context('./cart', true, /(a|a)(a|a)(a|a)(a|a)$/)`,
      `require.context('./cart', true, /[z-a]/)`,
      `require.context('shop/cart')`,
    ]) {
      const report = await analyzeText({ 'src/main.js': call, 'src/cart/item.js': '' });
      const kinds = report.diagnostics.map(({ kind }) => kind);
      expect([call, report.edges, kinds]).toEqual([call, [], ['computed-import']]);
    }
  });
});
