import { describe, expect, it } from 'vitest';
import { extracted } from './extracted.ts';

describe('import and export statements', () => {
  it('finds every form of import', () => {
    const text = [
      `import cart from './cart.js';`,
      `import { total, tax as vat } from "./price.js"`,
      `import * as orders from './orders.js'`,
      `import shop, { open } from './shop.js'`,
      `import shop2, * as all from './all.js'`,
      `import './styles.css'`,
      `import {} from './empty.js'`,
      `import { "quoted name" as q } from './quoted.js'`,
      `import data from './data.json' with { type: 'json' }`,
      `import old from './old.json' assert { type: 'json' }; import next from './next.js'`,
      `import defer * as later from './later.js'`,
      `import source wasm from './wasm.js'`,
      `import defer from './defer.js'`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([
      '1 static ./cart.js',
      '2 static ./price.js',
      '3 static ./orders.js',
      '4 static ./shop.js',
      '5 static ./all.js',
      '6 static ./styles.css',
      '7 static ./empty.js',
      '8 static ./quoted.js',
      '9 static ./data.json',
      '10 static ./old.json',
      '10 static ./next.js',
      '11 static ./later.js',
      '12 static ./wasm.js',
      '13 static ./defer.js',
    ]);
  });

  it('finds every form of export from', () => {
    const text = [
      `export * from './cart.js'`,
      `export * as prices from './prices.js'`,
      `export { total, default as shop } from './shop.js'`,
      `export { local }`,
      `export type { Order } from './order.js'`,
      `export Cart from './basket.js'`,
      `export Line, { add } from './line.js'`,
      `export Sum, * as sums from './sums.js'`,
      `export default from './default.js'`,
      `export type * from './types.js'`,
      `export { type Tax, type Vat } from './tax.js'`,
      `export const from = './no.js'`,
      `export default { from: './no.js' }`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([
      '1 static ./cart.js',
      '2 static ./prices.js',
      '3 static ./shop.js',
      '5 type ./order.js',
      '6 static ./basket.js',
      '7 static ./line.js',
      '8 static ./sums.js',
      '9 static ./default.js',
      '10 type ./types.js',
      '11 type ./tax.js',
    ]);
  });

  it('finds what is exported again by default, in a file without other imports', () => {
    const text = `export Cart from './cart'\nexport Order, { total } from './order'\nexport const from = 1\n`;
    expect(extracted('src/index.js', text)).toEqual(['1 static ./cart', '2 static ./order']);
    expect(extracted('src/index.js', `export Cart /* a */ from './cart'\n`)).toEqual(['1 static ./cart']);
  });

  it('knows a type-only import from one of a thing that is called type', () => {
    const text = [
      `import type Order from './order.js'`,
      `import type { Cart } from './cart.js'`,
      `import type * as T from './all.js'`,
      `import type from './default-named-type.js'`,
      `import type, { a } from './named-type-and-more.js'`,
      `import type from from './type-named-from.js'`,
      `import { type A, type B as C } from './inline.js'`,
      `import { type A, b } from './mixed.js'`,
      `import D, { type A } from './with-default.js'`,
      `import { type } from './name-type.js'`,
      `import { type as } from './type-as.js'`,
      `import { type as as } from './name-type-as.js'`,
      `import { type as as as } from './type-as-as.js'`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([
      '1 type ./order.js',
      '2 type ./cart.js',
      '3 type ./all.js',
      '4 static ./default-named-type.js',
      '5 static ./named-type-and-more.js',
      '6 type ./type-named-from.js',
      '7 type ./inline.js',
      '8 static ./mixed.js',
      '9 static ./with-default.js',
      '10 static ./name-type.js',
      '11 type ./type-as.js',
      '12 static ./name-type-as.js',
      '13 type ./type-as-as.js',
    ]);
  });

  it('reads import equals, in namespaces and ambient modules too', () => {
    const text = [
      `import cart = require('./cart')`,
      `import type Order = require('./order')`,
      `export import tax = require('./tax')`,
      `import Alias = Shop.Inner`,
      `declare module 'shop' { import { Price } from './price'; }`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([
      '1 static ./cart',
      '2 type ./order',
      '3 static ./tax',
      '5 static ./price',
    ]);
  });

  it(`reads Flow's typeof imports`, () => {
    const text = `/** @flow strict */\nimport typeof Cart from './cart';\nimport { typeof Order } from './order';`;
    expect(extracted('src/main.js', text)).toEqual(['2 type ./cart', '3 type ./order']);
  });

  it('gives the line of the specifier and passes comments between all words', () => {
    const text = `#!/usr/bin/env node\nimport /* a */ {\n  // 'no'\n  total,\n} /* b */ from // c\n  './price.js';\r\nexport\n*\nfrom\n'./all.js'`;
    expect(extracted('bin/shop.js', text)).toEqual(['6 static ./price.js', '10 static ./all.js']);
  });

  it('decodes what a specifier says', () => {
    const text = [
      `import '\\u002e/caf\\xe9/\\u{1F6D2}'`,
      `import './lö\\\nng'`,
      `import './it\\'s'`,
      `import './ünïcode/🛒'`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '1 static ./café/🛒',
      '2 static ./löng',
      `4 static ./it's`,
      '5 static ./ünïcode/🛒',
    ]);
    const invalid = Uint8Array.from([...Buffer.from(`import './a`), 0xff, ...Buffer.from(`b'`)]);
    expect(extracted('src/main.js', invalid)).toEqual(['1 static ./a\ufffdb']);
  });

  it('begins a statement where semicolons are left out', () => {
    const text = `const a = 1\nimport b from './b'\nlet c = b\nexport { c } from './c'\ntotal()\nimport './d'\n/re/.test(c)\nimport './e'`;
    expect(extracted('src/main.ts', text)).toEqual([
      '2 static ./b',
      '4 static ./c',
      '6 static ./d',
      '8 static ./e',
    ]);
  });

  it('reads references at the head of a file only', () => {
    const text = [
      `// © the shop`,
      `/// <reference types="node" />`,
      `/// <reference path='globals.d.ts' preserve="true"/>`,
      `/// <reference path="../types.d.ts" />`,
      `/// <reference lib="dom" />`,
      `const a = 1`,
      `/// <reference types="late" />`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([
      '2 type node',
      '3 type ./globals.d.ts',
      '4 type ../types.d.ts',
    ]);
  });
});
