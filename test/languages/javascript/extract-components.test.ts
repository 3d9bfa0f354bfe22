import { describe, expect, it } from 'vitest';
import { extracted } from './extracted.ts';

describe('the scripts of components', () => {
  it('reads both scripts of a Vue component, with the lines of the file', () => {
    const text = [
      `<!-- <script>import './no'</script> -->`,
      `<template><div :class="a > b">import './no' <template #slot><script>import './no'</script></template></div></template>`,
      `<script lang="ts">`,
      `import type { Cart } from './cart'`,
      `</script>`,
      `<script setup lang='ts'>`,
      `const total = <number>price; import Shop from './Shop.vue'`,
      `</script>`,
      `<docs><script>import './no'</script></docs>`,
      `<style>a > b { content: "<script>import './no'</script>" }</style>`,
    ].join('\n');
    expect(extracted('src/Shop.vue', text)).toEqual(['4 type ./cart', '7 static ./Shop.vue']);
  });

  it('reads a script that is another file', () => {
    const text = `<template />\n<script src="./shop.ts" lang="ts" />\n<script src='./open.js'></script>\n<script src="https://cdn.test/x.js"></script>`;
    expect(extracted('src/Shop.vue', text)).toEqual(['2 static ./shop.ts', '3 static ./open.js']);
  });

  it('reads a script for Babel', () => {
    const text = `<script type="text/babel">\nimport TimeSpinner from '../basic/time-spinner'\n</script>`;
    expect(extracted('src/panel/time.vue', text)).toEqual(['2 static ../basic/time-spinner']);
  });

  it('reads the scripts of Svelte', () => {
    const text = [
      `<script module>`,
      `  import { open } from './open.js'`,
      `</script>`,
      `<script lang="ts" generics="T extends import('./no').No">`,
      `  import Cart from './Cart.svelte'; let total: number = $state(0)`,
      `</script>`,
      `{#if total < 2}<p on:click={() => total > 1}>it's import './no'</p>{/if}`,
      `<svelte:head><script type="application/ld+json">{"import": "./no"}</script></svelte:head>`,
    ].join('\n');
    expect(extracted('src/Shop.svelte', text)).toEqual(['2 static ./open.js', '5 static ./Cart.svelte']);
  });

  it(`reads Astro's frontmatter and its processed scripts`, () => {
    const text = [
      `---`,
      `import Layout from '../Layout.astro'`,
      `const { title } = Astro.props as { title: string }`,
      `---`,
      `<Layout title={title}>it's --- import './no'</Layout>`,
      `<script>import '../cart'</script>`,
      `<script is:inline>import './no'</script>`,
      `<script src="../analytics.ts"></script>`,
    ].join('\n');
    expect(extracted('src/pages/shop.astro', text)).toEqual([
      '2 static ../Layout.astro',
      '6 static ../cart',
      '8 static ../analytics.ts',
    ]);
  });

  it('reads nothing where there is no script', () => {
    expect(extracted('src/Shop.vue', `<template>import './no'</template>`)).toEqual([]);
    expect(extracted('src/Shop.astro', `<p>import './no'</p>`)).toEqual([]);
    expect(extracted('src/Shop.svelte', ``)).toEqual([]);
  });
});

describe('tags in the templates of Vue', () => {
  it('are references if no script knows the component', () => {
    const text = [
      `<script setup lang="ts">`,
      `import CartList from './CartList.vue'`,
      `const OrderDialog = defineAsyncComponent(() => import('./dialogs/Order.vue'))`,
      `</script>`,
      `<template>`,
      `  <!-- <OldHeader /> -->`,
      `  <AppHeader :title="a > b ? tax : total" @close="() => close()"><Logo/></AppHeader>`,
      `  <cart-list v-if="count <limit"><template #empty><price-tag :value="0"/></template></cart-list>`,
      `  <order-dialog /><OrderDialog /><AppHeader /><Shop.Footer />`,
      `  <p><component :is="view" /><router-link to="/">import './no'</router-link></p>`,
      `  <svg><linearGradient /></svg>`,
      `</template>`,
    ].join('\n');
    expect(extracted('src/Shop.vue', text)).toEqual([
      '2 static ./CartList.vue',
      '3 lazy ./dialogs/Order.vue',
      '7 reference <AppHeader>',
      '7 reference <Logo>',
      '8 reference <price-tag>',
      '10 reference <router-link>',
    ]);
  });

  it('are none if the script registers the component under any spelling', () => {
    const text = [
      `<template><AppHeader /><price-tag /><tax-note /><order-list-item /></template>`,
      `<script>`,
      `import Header from './Header.vue'; import { PriceTag, Tax } from '@acme/ui'; import OrderList from './OrderList.vue'`,
      `export default { components: { AppHeader: Header, PriceTag, 'tax-note': Tax, OrderList } }`,
      `</script>`,
    ].join('\n');
    expect(extracted('src/Shop.vue', text)).toEqual([
      '1 reference <order-list-item>',
      '3 static ./Header.vue',
      '3 static @acme/ui',
      '3 static ./OrderList.vue',
    ]);
  });

  it('are not read if the script is another file or the template is no HTML', () => {
    expect(
      extracted('src/Shop.vue', `<template><AppHeader /></template><script src="./shop.js"></script>`),
    ).toEqual(['1 static ./shop.js']);
    expect(extracted('src/Shop.vue', `<template lang="pug">\nAppHeader <AppHeader />\n</template>`)).toEqual(
      [],
    );
  });

  it('of Svelte and Astro are those of their imports', () => {
    expect(extracted('src/Shop.svelte', `<template><AppHeader /></template>`)).toEqual([]);
    expect(extracted('src/shop.astro', `<template><AppHeader /></template>`)).toEqual([]);
  });

  it('that never end are read in linear time', () => {
    const open = `<template>${'<AppHeader title="<!--'.repeat(20_000)}`;
    expect(extracted('src/Shop.vue', open)).toEqual(['1 reference <AppHeader>']);
    const many = Array.from({ length: 20_000 }, (_, i) => `<AppHeader${i}>`).join('');
    expect(extracted('src/Shop.vue', `<template>${many}</template>`).length).toBe(200);
  });
});
