import { describe, expect, it } from 'vitest';
import { extractImports } from '../../../src/languages/javascript/extract/extract-imports.ts';
import { namesIn } from '../../../src/languages/kit/declarations.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { sourceText } from '../../support/source-text.ts';
import { startCpuClock } from '../../support/cpu-clock.ts';

/** The line and the name of each. */
function freeNames(path: string, text: string): readonly string[] {
  return extractImports(sourceText(path, text)).imports.flatMap(({ line, specifier, detail }) =>
    detail?.kind === 'free-name' ? `${line} ${specifier}` : [],
  );
}

describe('names that a component of Vue calls and does not import', () => {
  it('are found in its script and its template, once each', () => {
    const text = [
      `<script setup lang="ts">`,
      `import { sum, type Line } from './sum'`,
      `const { items, add: put = () => 0 } = useCart<Item>({ ...useDefaults() })`,
      `const [first] = lines(), total = computed(() => sum(items))`,
      `function show() { put(format(total)); cart.open(); later?.() }`,
      `// useComment()`,
      `const text = 'useString()'`,
      `if (total) { useCart() }`,
      `</script>`,
      `<template>`,
      `  <p :class="classOf(total)" @click="show()">{{ format(total) }} {{ $t('cart') }}</p>`,
      `</template>`,
    ].join('\n');
    expect(freeNames('app/Cart.vue', text)).toEqual([
      '3 useCart',
      '3 useDefaults',
      '4 lines',
      '5 format',
      '11 classOf',
    ]);
  });

  it('are not looked for where the component may have methods of these names', () => {
    const methods = `<script>\nexport default { methods: { show() {} } }\n</script>\n<template>{{ show() }}</template>`;
    expect(freeNames('app/Cart.vue', methods)).toEqual([]);
    expect(freeNames('app/Cart.vue', `<template>{{ total() }}</template>`)).toEqual(['1 total']);
  });
});

it.each([
  ['imports', 'import a, '.repeat(40_000)],
  ['declarations', 'const {'.repeat(40_000)],
  ['types', 'a<b<c'.repeat(40_000)],
  ['exports', 'export const {\n'.repeat(30_000)],
])('names of a hostile text do not take long: %s', (_, text) => {
  const cpuMs = startCpuClock();
  freeNames('composables/a.ts', text);
  freeNames('a.vue', `<script setup>${text}</script><template>${text}</template>`);
  expect(cpuMs()).toBeLessThan(3000);
});

describe('names that a script calls and does not import', () => {
  it('are looked for in files of Nuxt, of its server, and of stores', () => {
    const plugin = `export default defineNuxtPlugin(() => { startCart() })`;
    expect(freeNames('app/plugins/cart.ts', plugin)).toEqual(['1 startCart']);
    expect(freeNames('server/api/cart.ts', `export default defineEventHandler(() => readCart())`)).toEqual([
      '1 readCart',
    ]);
    expect(freeNames('composables/useCart.ts', `export const useCart = () => useStore()`)).toEqual([
      '1 useStore',
    ]);
    expect(freeNames('src/utils/cart.ts', `export const open = () => start()`)).toEqual([]);
    expect(freeNames('src/cart.ts', plugin)).toEqual([]);
  });
});

describe('the names that a script offers', () => {
  const offered = (path: string, text: string) => namesIn(extractImports(sourceText(path, text)).declares);

  it('are those that it exports; by default, that of the file', () => {
    const text = [
      `export const useCart = () => 1, hidden = 2`,
      `export async function readCart() {}`,
      `export const { open, close: shut } = makeCart()`,
      `export { one, two as three, type Four }`,
      `export type Cart = string`,
      `export default class Other {}`,
      `// export const commented = 1`,
    ].join('\n');
    expect(offered('composables/use-shop.ts', text)).toEqual([
      'useCart',
      'readCart',
      'open',
      'shut',
      'one',
      'three',
      'useShop',
    ]);
    expect(offered('composables/shop/index.ts', `export default 1`)).toEqual(['shop']);
  });

  it('matter only in folders that tools import from', () => {
    const text = `export const useCart = 1`;
    const paths = [
      'app/utils/cart.ts',
      'server/utils/db/cart.ts',
      'composables/shop/cart.ts',
      'src/cart.ts',
      'composables/cart.test.ts',
      'composables/cart.d.ts',
    ];
    expect(paths.map((path) => offered(path, text).length)).toEqual([1, 1, 0, 0, 0, 0]);
  });
});

describe('a name without an import', () => {
  const edgesOf = async (project: Readonly<Record<string, string>>) => (await analyzeText(project)).edges;

  it('leads in Nuxt to the file that offers it: the server has files of its own', async () => {
    expect(
      await edgesOf({
        'nuxt.config.ts': `export default defineNuxtConfig({ modules: ['@pinia/nuxt'] })`,
        'app/app.vue': `<script setup>\nuseCart(); price(); shared(); query(); useStore(); deep()\n</script>`,
        'app/composables/useCart.ts': `export const useCart = () => price()`,
        'app/utils/price.ts': `export const price = () => 1`,
        'app/utils/deep/price.ts': `export const deep = () => 1`,
        'app/stores/cart.ts': `export const useStore = defineStore('cart', () => useCart())`,
        'shared/utils/both.ts': `export const shared = () => 1`,
        'server/utils/db/query.ts': `export const query = () => 1`,
        'server/api/cart.ts': `export default defineEventHandler(() => [query(), shared(), price()])`,
      }),
    ).toEqual([
      ['app/app.vue', 'app/composables/useCart.ts'],
      ['app/app.vue', 'app/stores/cart.ts'],
      ['app/app.vue', 'app/utils/price.ts'],
      ['app/app.vue', 'shared/utils/both.ts'],
      ['app/composables/useCart.ts', 'app/utils/price.ts'],
      ['app/stores/cart.ts', 'app/composables/useCart.ts'],
      ['server/api/cart.ts', 'server/utils/db/query.ts'],
      ['server/api/cart.ts', 'shared/utils/both.ts'],
    ]);
  });

  it('leads to a layer, to the program that another one extends, and to folders that are configured', async () => {
    expect(
      await edgesOf({
        'base/nuxt.config.ts': `export default defineNuxtConfig({})`,
        'base/composables/useBase.ts': `export const useBase = () => 1`,
        'shop/nuxt.config.ts': `export default defineNuxtConfig({
          extends: ['../base'], // imports: { dirs: ['old'] }
          imports: { dirs: ['./store/utils/**'] },
        })`,
        'shop/app.vue': `<script setup>\nuseBase(); useLayer(); deep(); useBoth()\n</script>`,
        'shop/layers/cart/composables/useLayer.ts': `export const useLayer = () => 1\nexport const useBoth = () => 1`,
        'shop/composables/useBoth.ts': `export const useBoth = () => 1`,
        'shop/store/utils/deep.ts': `export const deep = () => 1`,
      }),
    ).toEqual([
      ['shop/app.vue', 'base/composables/useBase.ts'],
      ['shop/app.vue', 'shop/composables/useBoth.ts'],
      ['shop/app.vue', 'shop/layers/cart/composables/useLayer.ts'],
      ['shop/app.vue', 'shop/store/utils/deep.ts'],
    ]);
  });

  it('leads with unplugin-auto-import to the folders that are listed, and else nowhere', async () => {
    const project = {
      'src/App.vue': `<script setup>\nuseCart(); price()\n</script>`,
      'src/composables/useCart.ts': `export const useCart = () => 1`,
      'src/utils/price.ts': `export const price = () => 1`,
    };
    const plugin = `export default { plugins: [AutoImport({ imports: ['vue'], dirs: ['./src/composables'] })] }`;
    expect(await edgesOf({ ...project, 'vite.config.ts': plugin })).toEqual([
      ['src/App.vue', 'src/composables/useCart.ts'],
    ]);
    expect(await edgesOf({ ...project, 'vite.config.ts': `export default {}` })).toEqual([]);
  });

  it('leads nowhere if two files offer it', async () => {
    expect(
      await edgesOf({
        'nuxt.config.ts': '',
        'app.vue': `<script setup>\nuseCart()\n</script>`,
        'composables/one.ts': `export const useCart = () => 1`,
        'composables/two.ts': `export const useCart = () => 2`,
      }),
    ).toEqual([]);
  });
});
