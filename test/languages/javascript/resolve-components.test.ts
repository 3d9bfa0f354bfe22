import { describe, expect, it } from 'vitest';
import { askResolver } from '../../support/ask-resolver.ts';
import { analyzeText } from '../../support/analyze-text.ts';

const json = JSON.stringify;

describe('tags of components that no script imports', () => {
  it('mean the file of the package that is called like them', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop' }),
      'src/App.vue': '',
      'src/ui/BaseButton.vue': '',
      'src/ui/package.json': json({ type: 'module' }),
      'src/cart/price-tag.vue': '',
      'src/cart/components/cart-list/index.vue': '',
      'src/views/order-list/index.vue': '',
      'src/admin/TaxNote.vue': '',
      'src/orders/TaxNote.vue': '',
      'src/RouterLink.vue': '',
      'src/Badge.vue': '',
    });
    const tags = ['<base-button>', '<BaseButton>', '<PriceTag>', '<CartList>'];
    expect(tags.map((tag) => ask('src/App.vue', tag, 'reference'))).toEqual([
      'src/ui/BaseButton.vue',
      'src/ui/BaseButton.vue',
      'src/cart/price-tag.vue',
      'src/cart/components/cart-list/index.vue',
    ]);
    // Two files, a page, a component of the router, one word that a library may have too, none at all.
    const others = ['<TaxNote>', '<OrderList>', '<RouterLink>', '<Badge>', '<el-button>'];
    expect(others.map((tag) => ask('src/App.vue', tag, 'reference'))).toEqual(others.map(() => 'nothing'));
    expect(ask('src/ui/BaseButton.vue', '<BaseButton>', 'reference')).toBe('nothing');
  });

  it('do not mean files of other packages', async () => {
    const ask = await askResolver({
      'ui/package.json': json({ name: '@shop/ui' }),
      'ui/BaseButton.vue': '',
      'docs/package.json': json({ private: true, dependencies: { vitepress: '^1.0.0' } }),
      'docs/Home.vue': '',
    });
    expect(ask('docs/Home.vue', '<BaseButton>', 'reference')).toBe('nothing');
  });

  it('have the names that Nuxt gives: those of the folders and of the file', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', dependencies: { nuxt: '^4.0.0' } }),
      'nuxt.config.ts': 'export default defineNuxtConfig({})',
      'app/app.vue': '',
      'app/components/Logo.vue': '',
      'app/components/app/AppHeader.vue': '',
      'app/components/base/Button.vue': '',
      'app/components/cart/line/CartLineItem.vue': '',
      'app/components/order/index.vue': '',
      'app/components/app/Apple.vue': '',
      'app/components/Map.client.vue': '',
      'layers/blog/app/components/PostList.vue': '',
      'layers/blog/nuxt.config.ts': 'export default defineNuxtConfig({})',
      'layers/blog/app/pages/blog.vue': '',
      'playground/Toggle.vue': '',
    });
    const tags = ['<Logo>', '<AppHeader>', '<BaseButton>', '<LazyBaseButton>', '<CartLineItem>', '<Order>'];
    expect(tags.map((tag) => ask('app/app.vue', tag, 'reference'))).toEqual([
      'app/components/Logo.vue',
      'app/components/app/AppHeader.vue',
      'app/components/base/Button.vue',
      'app/components/base/Button.vue',
      'app/components/cart/line/CartLineItem.vue',
      'app/components/order/index.vue',
    ]);
    const more = ['<AppApple>', '<Map>', '<PostList>', '<Button>', '<Apple>', '<Toggle>', '<NuxtLink>'];
    expect(more.map((tag) => ask('app/app.vue', tag, 'reference'))).toEqual([
      'app/components/app/Apple.vue',
      'app/components/Map.client.vue',
      'layers/blog/app/components/PostList.vue',
      'nothing',
      'nothing',
      'nothing',
      'nothing',
    ]);
    expect(ask('layers/blog/app/pages/blog.vue', '<Logo>', 'reference')).toBe('app/components/Logo.vue');
  });

  it('of one word mean nothing if the configuration of Nuxt may call components otherwise', async () => {
    const ask = await askResolver({
      'nuxt.config.ts': `export default { components: [{ path: '~/components', prefix: 'Shop' }] }`,
      'app.vue': '',
      'components/Button.vue': '',
      'components/cart/PriceTag.vue': '',
    });
    expect(ask('app.vue', '<Button>', 'reference')).toBe('nothing');
    expect(ask('app.vue', '<PriceTag>', 'reference')).toBe('components/cart/PriceTag.vue');
  });

  it('may have one word with unplugin-vue-components', async () => {
    const ask = await askResolver({
      'package.json': json({ devDependencies: { 'unplugin-vue-components': '^28.0.0' } }),
      'src/App.vue': '',
      'src/components/Counter.vue': '',
      'src/pages/About.vue': '',
    });
    expect(ask('src/App.vue', '<Counter>', 'reference')).toBe('src/components/Counter.vue');
    expect(ask('src/App.vue', '<About>', 'reference')).toBe('nothing');
  });

  it('lead into the modules of uni-app, and from one to another', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop' }),
      'pages/index/index.vue': '',
      'uni_modules/shop-ui/package.json': json({ name: 'shop-ui' }),
      'uni_modules/shop-ui/components/s-button/s-button.vue': '',
      'uni_modules/icons/package.json': json({ name: 'icons' }),
      'uni_modules/icons/components/i-cart/i-cart.vue': '',
    });
    const button = 'uni_modules/shop-ui/components/s-button/s-button.vue';
    expect(ask('pages/index/index.vue', '<s-button>', 'reference')).toBe(button);
    expect(ask(button, '<i-cart>', 'reference')).toBe('uni_modules/icons/components/i-cart/i-cart.vue');
  });

  it('are dependencies without an import, and no second one beside an import', async () => {
    const report = await analyzeText({
      'package.json': json({ name: 'shop' }),
      'src/App.vue': [
        `<script setup>import CartList from './CartList.vue'</script>`,
        `<template><AppHeader /><CartList /><el-button /></template>`,
      ].join('\n'),
      'src/AppHeader.vue': '<template><h1>Shop</h1></template>',
      'src/CartList.vue': '<template><ul></ul></template>',
    });
    expect(report.detailed.edges.map(({ target, imports }) => [target, imports])).toEqual([
      ['src/AppHeader.vue', [{ line: 2, specifier: '<AppHeader>', kind: 'reference' }]],
      ['src/CartList.vue', [{ line: 1, specifier: './CartList.vue', kind: 'static' }]],
    ]);
    expect(report.diagnostics).toEqual([]);
  });
});
