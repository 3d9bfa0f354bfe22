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
