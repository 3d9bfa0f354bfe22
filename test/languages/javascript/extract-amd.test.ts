import { describe, expect, it } from 'vitest';
import { extractImports } from '../../../src/languages/javascript/extract/extract-imports.ts';
import { sourceText } from '../../support/source-text.ts';

/** `3 static ./cart`; after a name that the loader knows: `(name)`. */
function extracted(path: string, text: string): string[] {
  return extractImports(sourceText(path, text)).imports.map(
    ({ line, kind, specifier, detail }) =>
      `${line} ${kind} ${specifier}${detail?.kind === 'loader-name' ? ' (name)' : ''}`,
  );
}

describe('modules of AMD', () => {
  it('depend on what they list: by path, or by a name that the loader knows', () => {
    const text = [
      `define([`,
      `  'require', "exports", 'module',`,
      `  './cart', // what is bought`,
      `  'shop/orders',`,
      `  '../stock.js',`,
      `], function (require, exports, module, cart, orders) {})`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '3 static ./cart',
      '4 static shop/orders (name)',
      '5 static ../stock.js',
    ]);
    expect(extracted('src/main.js', `define("main", ["./cart", "jquery"], (cart) => cart)`)).toEqual([
      '1 reference ./cart',
      '1 reference jquery',
    ]);
    expect(
      extracted('src/main.js', `require(['./cart', 'orders'], start); () => require(['./late'])`),
    ).toEqual(['1 static ./cart', '1 static orders (name)', '1 lazy ./late']);
  });

  it('have longer names in UI5', () => {
    const text = [
      `sap.ui.define(['./cart', 'shop/orders'], function () {`,
      `  return () => sap.ui.require(['./late'], start)`,
      `})`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '1 static ./cart',
      '1 static shop/orders (name)',
      '2 lazy ./late',
    ]);
    expect(extracted('src/main.js', `web.ui.define(['./cart']); sap.ui.defined(['./cart'])`)).toEqual([]);
    expect(extracted('src/main.js', `sap.ui.define([], () => 1)`)).toEqual([]);
  });

  it('may stand behind a test for the loader', () => {
    const text = [
      `(function (root, factory) {`,
      `  if (typeof define === 'function' && define.amd) define(['exports', './cart'], factory)`,
      `  else if (typeof exports === 'object') factory(exports, require('./cart'))`,
      `  else factory(root.shop = {}, root.cart)`,
      `})(this, function (exports, cart) {})`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual(['3 static ./cart']);
  });

  it('is not sure to load a file behind a test for the loader, where it goes on without', () => {
    const text = [
      `(function (factory) {`,
      `  if (typeof define === 'function' && define.amd) {`,
      `    define(['../widgets/cart'], factory);`,
      `  } else factory(jQuery.cart);`,
      `})(function (cart) {})`,
    ].join('\n');
    expect(extracted('lang/de/cart.js', text)).toEqual(['3 reference ../widgets/cart']);
  });

  it('load files by plugins, and tell others no more than a word', () => {
    const text = `define(['text!./cart.html', './has!touch?./swipe', 'dojo/domReady!', 'text!shop/cart.html', 'has!a?./b'], f)`;
    expect(extracted('src/main.js', text)).toEqual([
      '1 static text!./cart.html',
      '1 static ./has',
      '1 static dojo/domReady (name)',
      '1 static text!shop/cart.html (name)',
      '1 static has!a?./b (name)',
    ]);
  });

  it('name nothing outside that is in the same file, or that Node is asked for as well', () => {
    const text = [
      `define('emitter', factory)`,
      `define(['emitter', 'jquery', 'shop'], start)`,
      `module.exports = start(require('jquery'))`,
    ].join('\n');
    expect(extracted('static/shop.js', text)).toEqual(['2 static shop (name)', '3 static jquery']);
    const unnamed = `define(['./lib'], f); define(['./lib', './fold'], f)`;
    expect(extracted('static/all.js', unnamed)).toEqual([]);
    const handed = `define("shop/mode", ["require", "exports", "shop/lib"], function (require, exports) {})`;
    expect(extracted('static/mode.js', handed)).toEqual([]);
  });

  it('ask by those names too where they are handed a require', () => {
    const text = [
      `define(function (require, exports) {`,
      `  require('./cart');`,
      `  require('shop/orders');`,
      `  return () => require('shop/late');`,
      `})`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([
      '2 static ./cart',
      '3 static shop/orders (name)',
      '4 lazy shop/late (name)',
    ]);
  });

  it('are no strings, comments, methods, lists of something else, TypeScript or ES modules', () => {
    const text = [
      `// define(['./comment'])`,
      `const text = "define(['./string'])"`,
      `shop.define(['./method'])`,
      `const redefine = (list) => list`,
      `redefine(['./other'])`,
      `define([cart, './behind'])`,
      `define('shop-cart', Cart)`,
      `function define(['./pattern']) {}`,
    ].join('\n');
    expect(extracted('src/main.js', text)).toEqual([]);
    const bundled = `define(['./cart'], (cart) => cart)`;
    expect(extracted('src/main.ts', bundled)).toEqual([]);
    expect(extracted('src/main.mjs', bundled)).toEqual([]);
    expect(extracted('src/main.js', `import './price'; ${bundled}`)).toEqual(['1 static ./price']);
  });
});
