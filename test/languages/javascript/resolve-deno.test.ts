import { describe, expect, it } from 'vitest';
import { askResolver, manifestDiagnostics } from '../../support/ask-resolver.ts';

const json = JSON.stringify;

describe('the import map of a deno.json', () => {
  it('names files, folders, packages and URLs, also where Node has a module of that name', async () => {
    const ask = await askResolver({
      'deno.jsonc': `{
        // names of the shop
        "imports": {
          "@/": "./lib/", "util": "./lib/util.ts", "chalk": "npm:chalk@5", "@std/assert": "jsr:@std/assert@1",
          "$std/": "https://deno.land/std@0.200.0/", "preact/": "npm:/preact@10/", "files": "node:fs",
          "gone": "./lib/gone.ts", "around": "../lib/util.ts", "no": null,
        },
      }`,
      'main.ts': '',
      'lib/cart.ts': '',
      'lib/util.ts': '',
    });
    const names = ['@/cart.ts', 'util', 'chalk', 'chalk/source', '@std/assert', '@std/assert/equals'];
    expect(names.map((name) => ask('lib/cart.ts', name))).toEqual([
      'lib/cart.ts',
      'lib/util.ts',
      'pkg:chalk',
      'pkg:chalk',
      'pkg:@std/assert',
      'pkg:@std/assert',
    ]);
    const others = ['$std/path/mod.ts', 'preact/hooks', 'files', 'path', 'gone', 'around', 'no'];
    expect(others.map((name) => ask('main.ts', name))).toEqual([
      'pkg:deno.land/std',
      'pkg:preact',
      'builtin:node:fs',
      'builtin:node:path',
      'unresolved: deno.jsonc maps `gone` to lib/gone.ts; there is no file lib/gone.ts, with or without an extension',
      'unresolved: deno.jsonc maps `around` to no place in the project',
      'pkg:no',
    ]);
  });

  it('may be a file of its own, and then is relative to that', async () => {
    const ask = await askResolver({
      'deno.json': json({ importMap: './maps/names.json' }),
      'maps/names.json': json({ imports: { 'lib/': '../src/' } }),
      'src/cart.ts': '',
    });
    expect(ask('src/cart.ts', 'lib/cart.ts')).toBe('src/cart.ts');
  });

  it('of a member of a workspace adds to that of the root', async () => {
    const ask = await askResolver({
      'deno.json': json({ workspace: ['./cart', './web'], imports: { '@/': './lib/', own: './lib/own.ts' } }),
      'lib/own.ts': '',
      'cart/deno.json': json({ name: '@shop/cart', exports: { '.': './mod.ts', './sum': './sum.ts' } }),
      'cart/mod.ts': '',
      'cart/sum.ts': '',
      'web/deno.json': json({ name: '@shop/web', exports: './main.ts', imports: { own: './own.ts' } }),
      'web/main.ts': '',
      'web/own.ts': '',
    });
    const names = ['own', '@/own.ts', '@shop/cart', '@shop/cart/sum', 'jsr:@shop/cart@^1/sum', '@shop/web'];
    expect(names.map((name) => ask('web/main.ts', name))).toEqual([
      'web/own.ts',
      'lib/own.ts',
      'cart/mod.ts',
      'cart/sum.ts',
      'cart/sum.ts',
      'web/main.ts',
    ]);
    expect(ask('cart/mod.ts', 'own')).toBe('lib/own.ts');
  });
});

describe('a package of Deno', () => {
  it('imports itself by name, beside the package.json of another name', async () => {
    const ask = await askResolver({
      'deno.json': json({ name: '@shop/cart', exports: './mod.ts' }),
      'package.json': json({ name: 'shop-cart' }),
      'mod.ts': '',
    });
    expect(['@shop/cart', 'shop-cart'].map((name) => ask('mod.ts', name))).toEqual([
      'mod.ts',
      'pkg:shop-cart',
    ]);
  });

  it('has a config that is said to be wrong once', async () => {
    expect(await manifestDiagnostics({ 'deno.json': '[]', 'mod.ts': '' })).toEqual([
      { kind: 'invalid-manifest', file: 'deno.json', message: 'Not an object; taken for an empty file.' },
    ]);
  });
});
