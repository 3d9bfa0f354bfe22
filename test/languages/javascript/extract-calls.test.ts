import { describe, expect, it } from 'vitest';
import { extractImports } from '../../../src/languages/javascript/extract/extract-imports.ts';
import { sourceText } from '../../support/source-text.ts';
import { extracted } from './extracted.ts';
import { startCpuClock } from '../../support/cpu-clock.ts';

describe('imports that are calls', () => {
  it('finds import() of a string or a plain template', () => {
    const text = [
      `const a = await import('./a.js')`,
      'const b = import(`./b.js`)',
      'const c = import(`./${name}.js`)',
      `const d = import('./d/' + name)`,
      `const e = import(/* webpackChunkName: "cart" */ './e.js')`,
      `const f = import('./f.json', { with: { type: 'json' } })`,
      `const g = import.defer('./g.js')`,
      `import('./h.js').then(({ h }) => h)`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '1 lazy ./a.js',
      '2 lazy ./b.js',
      '5 lazy ./e.js',
      '6 lazy ./f.json',
      '7 lazy ./g.js',
      '8 lazy ./h.js',
    ]);
  });

  it('finds what the loaders of test runners load, not what they replace', () => {
    const text = [
      `const a = await vi.importActual('./a.js')`,
      `const b = await vi.importActual<typeof import('./b.js')>('./b.js')`,
      `const c = jest.requireActual('./c')`,
      `vi.mock('./d.js', () => ({ e: jest.requireActual<{ e: 1 }>('./e') }))`,
      `f = () => jest.requireMock('./f')`,
      `vi.importActual(name); own.vi.importActual('./g'); vi.importing('./h')`,
      `vi.importMock('./i')`,
      // Loaded to make a mock of it, but only if a file imports it: that import counts.
      `vi.mock('./j'); jest.mock('./k', () => 1); vi.mock(import('./l'), { spy: true })`,
    ].join('\n');
    expect(extracted('test/main.test.ts', text)).toEqual([
      '1 lazy ./a.js',
      '2 lazy ./b.js',
      '2 type ./b.js',
      '3 static ./c',
      '4 lazy ./e',
      '5 lazy ./f',
      '7 lazy ./i',
      '8 lazy ./l',
    ]);
  });

  it('finds require under other names', () => {
    const text = [
      `import { createRequire } from 'node:module'`,
      `const load = createRequire(import.meta.url)`,
      `load('./a'); function late() { return load('./b') }`,
      `load.resolve('./c'); reload('./d'); own.load('./e'); overload('./f')`,
      `createRequire(import.meta.url)('./g')`,
    ].join('\n');
    expect(extracted('src/main.mjs', `${text}\nload('./h')`)).toEqual([
      '1 static node:module',
      '3 static ./a',
      '3 lazy ./b',
      '4 lazy ./c',
      '5 static ./g',
      '6 static ./h',
    ]);
    const elsewhere = `const load = createRequire(import.meta.url + '/../')\nload('./a')`;
    expect(extracted('src/main.mjs', elsewhere)).toEqual([]);
    expect(extracted('src/a.cjs', `module.require('./a')`)).toEqual(['1 static ./a']);
    expect(extracted('src/a.cjs', `(0, require)('./a'); load(require)('./b')`)).toEqual(['1 static ./a']);
    expect(extracted('src/a.cjs', `(0, require)('./a')`)).toEqual(['1 static ./a']);
  });

  it('finds nothing that a bundle brings along', () => {
    const text = [
      `const shop = require('./shop'), late = () => require('./late')`,
      `require=(function e(t,n,r){return s})({1:[function(require,module,exports){`,
      `var cart = require('./cart')`,
      `},{"./cart":2}],2:[function(require,module,exports){`,
      `module.exports = require('react')`,
      `},{"react":3}]},{},[1]);`,
    ].join('\n');
    expect(extracted('static/bundle.js', text)).toEqual(['1 static ./shop', '1 lazy ./late']);
    expect(extracted('src/amd.js', `define(function(require,exports,module){ require('./cart') })`)).toEqual([
      '1 static ./cart',
    ]);
  });

  it('finds nothing that a bundle of named AMD modules brings along', () => {
    const text = [
      `const late = () => require('./late')`,
      `ace.define("shop/mode/cart",["require","exports","shop/lib/oop"], function(require, exports, module) {`,
      `var oop = require("../lib/oop")`,
      `})`,
      `define('shop/orders', function (require) { return require('./cart') })`,
    ].join('\n');
    expect(extracted('static/shop.js', text)).toEqual(['1 lazy ./late']);
    const worker = `define("shop/worker",[], function(require, exports) { require('./orders') })`;
    expect(extracted('static/worker.js', worker)).toEqual([]);
    const anonymous = `define(['require', './cart'], function (require) { require('./orders') })`;
    expect(extracted('src/amd.js', anonymous)).toEqual(['1 static ./cart', '1 static ./orders']);
    const own = `define("order", ["./cart"], function (cart) { require('./late') })`;
    expect(extracted('src/amd.js', own)).toEqual(['1 reference ./cart', '1 lazy ./late']);
    const two = `define('cart', ['./price'], f); define('orders', ['cart', './tax'], f)`;
    expect(extracted('static/all.js', two)).toEqual([]);
  });

  it('tells a require at load time from one in a function', () => {
    const text = [
      `const a = require('./a')`,
      `if (a) { const b = require('./b') } else { for (const x of a) { try { require('./c') } catch {} } }`,
      `function load() { return require('./d') }`,
      `const e = () => require('./e'), f = require('./f')`,
      `const g = () => ({ g: [require('./g')] })`,
      `const h = require('./h')`,
      `class Shop { static { require('./i') } open() { require('./j') } get cart() { return require('./k') } }`,
      `module.exports = { load() { require('./l') }, m: require('./m'), n: function () { require('./n') } }`,
      `switch (a) { case 1: { require('./o') } default: require('./p') }`,
      `label: { require('./q') }`,
      `const r = async x => { if (x) { require('./r') } }`,
      `require('./s')`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '1 static ./a',
      '2 static ./b',
      '2 static ./c',
      '3 lazy ./d',
      '4 lazy ./e',
      '4 static ./f',
      '5 lazy ./g',
      '6 static ./h',
      '7 static ./i',
      '7 lazy ./j',
      '7 lazy ./k',
      '8 lazy ./l',
      '8 static ./m',
      '8 lazy ./n',
      '9 static ./o',
      '9 static ./p',
      '10 static ./q',
      '11 lazy ./r',
      '12 static ./s',
    ]);
  });

  it('knows that a function in parentheses is called where it is written', () => {
    const text = [
      `'use strict';`,
      `(function () { var a = require('./a'); function later() { require('./b') } })();`,
      `;(() => { require('./c'); [].map(() => require('./d')); [].map(() => { require('./e') }) })();`,
      `(function (make) { if (x) { make(require('./f')) } }).call(this, function () { require('./g') });`,
      `(x => { require('./h') })(1);`,
      `(make || function () { require('./i') });`,
      `start(function () { require('./j') });`,
      `() => { (function () { require('./k') })() };`,
      `(async () => { await start(); require('./l') })();`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '2 static ./a',
      '2 lazy ./b',
      '3 static ./c',
      '3 lazy ./d',
      '3 lazy ./e',
      '4 static ./f',
      '4 lazy ./g',
      '5 static ./h',
      '6 lazy ./i',
      '7 lazy ./j',
      '8 lazy ./k',
      '9 lazy ./l',
    ]);
  });

  it('finds bodies behind the types of parameters and results', () => {
    const text = [
      `function load(a: { b: string }): Promise<{ c: number }> { return require('./a') }`,
      `const b = (x: number): { y: number } => { return require('./b') }`,
      `class Shop<T extends {}> extends Base<{ z: T }> implements Open { private load(): void { require('./c') } }`,
      `function isOpen(shop: unknown): shop is Shop { return require('./d') }`,
      `require('./e')`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([
      '1 lazy ./a',
      '2 lazy ./b',
      '3 lazy ./c',
      '4 lazy ./d',
      '5 static ./e',
    ]);
  });

  it('finds what is only resolved or addressed', () => {
    const text = [
      `require.resolve('./a')`,
      `require.resolve('b', { paths: [] })`,
      `import.meta.resolve('./c.js')`,
      `new Worker(new URL('./worker.js', import.meta.url))`,
      `new URL('plain.js?inline#top', import.meta.url)`,
      `new URL('.', import.meta.url)`,
      `new URL('../', import.meta.url)`,
      `new URL('https://shop.test/x.js', import.meta.url)`,
      `new URL('/public.js', import.meta.url)`,
      `new URL('./x.js', base)`,
      `import.meta.url`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '1 lazy ./a',
      '2 lazy b',
      '3 lazy ./c.js',
      '4 lazy ./worker.js',
      '5 lazy ./plain.js',
    ]);
  });

  it('leaves out what is only called like one', () => {
    const text = [
      `shop.require('./a'); shop?.import('./b'); this.#import('./c'); shop.require.resolve('./d')`,
      `const o = { import: './e', require: './f', import(x) {}, require(x = './g') {}, get require() {} }`,
      `class Shop { import(x = './h') {} static require(x) {} }`,
      `function require(path) {}`,
      `require(['./i'], () => {}); require('./j', callback); require(name); require`,
      `jest.mock('./k'); vi.mock('./l')`,
      `const { require: own } = shop, important = requires('./m')`,
      `declare module './n' {}`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([]);
  });

  it('counts a require that a wrapper hands in', () => {
    const text = `define(function (require, exports, module) { var cart = require('./cart') })`;
    expect(extracted('src/main.js', text)).toEqual(['1 static ./cart']);
  });
});

describe('imports that are types', () => {
  it('tells import types from promises', () => {
    const text = [
      `let a: import('./a').A`,
      `type B = import('./b').B | import('./b2')`,
      `function c(x: import('./c').C): Promise<import('./c2').D> { return import('./c3') }`,
      `const d = e as typeof import('./d')`,
      `const f = load<typeof import('./f')>(() => import('./f2'))`,
      `const g = import('./g').then((m) => m.g)`,
      `interface H extends I<import('./h').H> { i: () => import('./i').I; [key: string]: import('./j').J }`,
      `const k = { k: import('./k'), l: [import('./l'), import('./m')] } satisfies import('./n').N`,
      `const o = p ? import('./o') : import('./p')`,
      `abstract class Q { q: import('./q').Q = import('./q2'); r?(): import('./r').R }`,
    ].join('\n');
    expect(extracted('src/main.ts', text)).toEqual([
      '1 type ./a',
      '2 type ./b',
      '2 type ./b2',
      '3 type ./c',
      '3 type ./c2',
      '3 lazy ./c3',
      '4 type ./d',
      '5 type ./f',
      '5 lazy ./f2',
      '6 lazy ./g',
      '7 type ./h',
      '7 type ./i',
      '7 type ./j',
      '8 lazy ./k',
      '8 lazy ./l',
      '8 lazy ./m',
      '8 type ./n',
      '9 lazy ./o',
      '9 lazy ./p',
      '10 type ./q',
      '10 lazy ./q2',
      '10 type ./r',
    ]);
  });

  it('reads all of a declaration file as types', () => {
    const text = [
      `export declare const cart: import('./cart').Cart;`,
      `declare const shop: typeof import('./shop');`,
      `import { Order } from './order';`,
      `import './globals';`,
      `export * from './stock';`,
      `import tax = require('./tax');`,
    ].join('\n');
    const specifiers = ['./cart', './shop', './order', './globals', './stock', './tax'];
    expect(extracted('src/main.d.ts', text)).toEqual(
      specifiers.map((specifier, i) => `${i + 1} type ${specifier}`),
    );
  });

  const documented = [
    `/** @type {import('./a').A} */`,
    `let a`,
    `/**`,
    ` * @param {Map<string, import("./b").B>} b and import('./no')`,
    ` * @returns {Promise<typeof import('./c')>} as in import x from './no'`,
    ` * @template {import('./d').D} [T=import('./e').E]`,
    ` * @example import('./no')`,
    ` * \`@type {import('./no')}\``,
    ` */`,
    `function load(b) {}`,
    `/** @typedef {object} Cart`,
    ` *  @property {import('./f').F} f */`,
    `/** @import { G,`,
    ` *   H } from './g' */`,
    `/** @import * as I from "./i" */`,
    `/* @type {import('./no')} */ // @type {import('./no')}`,
  ].join('\n');

  it('reads the types in the comments of JavaScript', () => {
    expect(extracted('src/main.js', documented)).toEqual([
      '1 type ./a',
      '4 type ./b',
      '5 type ./c',
      '6 type ./d',
      '6 type ./e',
      '12 type ./f',
      '14 type ./g',
      '15 type ./i',
    ]);
  });

  it('knows that the code does without them', () => {
    const text = `/** @type {import('./price').Price} */ let p; import './cart'`;
    expect(extractImports(sourceText('src/main.js', text)).imports).toEqual([
      { specifier: './price', detail: { kind: 'may-fail' }, line: 1, kind: 'type', role: 'docs' },
      { specifier: './cart', line: 1, kind: 'static' },
    ]);
  });

  it('does not read them in TypeScript, which does not either', () => {
    expect(extracted('src/main.ts', documented)).toEqual([]);
  });
});

describe("members of GJS's imports", () => {
  it('are found', () => {
    const text = [
      'const { St, Gio } = imports.gi;',
      'const Main = imports.ui.main, { Row } = imports.ui . row;',
      'const {panel, menu: Menu} = imports.ui;',
      'function open() { return imports.misc.util.open(); }',
      "print(own.imports.cart, imports['late']);",
      'const shell = new Shell(imports.ui.shell);',
    ].join('\n');
    expect(extracted('js/ui/cart.js', text)).toEqual([
      '1 static imports.gi.St',
      '1 static imports.gi.Gio',
      '2 static imports.ui.main',
      '2 static imports.ui.row',
      '3 static imports.ui.panel',
      '3 static imports.ui.menu',
      '4 lazy imports.misc.util.open',
      '6 static imports.ui.shell',
    ]);
  });

  it('are found in an extension of GNOME', () => {
    const text = [
      'const Me = imports.misc.extensionUtils.getCurrentExtension();',
      'const Cart = Me.imports.shop.cart;',
    ].join('\n');
    expect(extracted('extension.js', text)).toEqual([
      '1 static imports.misc.extensionUtils.getCurrentExtension',
      '2 static imports.shop.cart',
    ]);
    expect(extracted('wasm.js', 'wasm.imports.shop.cart()')).toEqual([]);
  });

  it.each([
    ['in one file', 'imports.shop.cart();\n'.repeat(30_000)],
    ['in one path', `getCurrentExtension();\nMe${'.imports'.repeat(80_000)};`],
  ])('are found in linear time, however many there are %s', (_, text) => {
    const cpuMs = startCpuClock();
    extracted('cart.js', text);
    expect(cpuMs()).toBeLessThan(3000);
  });

  it.each([
    'function load(imports) { imports.env.memory = 1 }',
    'const load = imports => imports.env.memory',
    'const imports = {};\nimports.env.memory = 1;',
    'load({ imports }); imports.env.memory',
    'export {};\nimports.env.memory();',
  ])('are not those of another variable: %s', (text) => {
    expect(extracted('wasm.js', text)).toEqual([]);
  });
});
