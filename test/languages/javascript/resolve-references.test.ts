import { describe, expect, it } from 'vitest';
import { askResolver } from '../../support/ask-resolver.ts';

const json = JSON.stringify;

describe('names of AMD modules', () => {
  it('start from a folder around', async () => {
    const ask = await askResolver({
      'static/shop/cart/main.js': '',
      'static/shop/cart/price.js': '',
      'static/shop/cart.html': '',
      'static/lib/jquery.js': '',
      'static/lib/main.js': '',
      'lib/tax.js': '',
    });
    const names = [
      'shop/cart/price',
      'text!shop/cart.html',
      'lib/jquery',
      'lib/tax',
      'price',
      './price',
      './gone',
    ];
    expect(names.map((name) => ask('static/shop/cart/main.js', name, 'reference'))).toEqual([
      'static/shop/cart/price.js',
      'asset',
      'static/lib/jquery.js',
      'lib/tax.js',
      'static/shop/cart/price.js',
      'static/shop/cart/price.js',
      'nothing',
    ]);
  });

  it('begin with the name of the application in UI5', async () => {
    const ask = await askResolver({
      'webapp/manifest.json': '{}',
      'webapp/Component.js': '',
      'webapp/model/cart.js': '',
      'webapp/controller/Base.controller.js': '',
      'webapp/controller/Cart.controller.js': '',
    });
    const names = [
      'org/shop/model/cart',
      'org/shop/controller/Base.controller',
      'sap/ui/core/Control',
      'sap/ui/model/cart',
    ];
    const from = 'webapp/controller/Cart.controller.js';
    expect(names.map((name) => ask(from, name, 'reference'))).toEqual([
      'webapp/model/cart.js',
      'webapp/controller/Base.controller.js',
      'nothing',
      'nothing',
    ]);
  });

  it('mean a package where one is asked for', async () => {
    const ask = await askResolver({
      'package.json': json({ name: 'shop', dependencies: { dojo: '^1.17.0', lodash: '^4.0.0' } }),
      'lodash.js': '',
      'form/button.js': '',
      'main.js': '',
    });
    const names = ['dojo/on', 'lodash', 'fs', 'shop/form/button', 'has!touch'];
    expect(names.map((name) => ask('main.js', name, 'reference'))).toEqual([
      'pkg:dojo',
      'pkg:lodash',
      'builtin:node:fs',
      'form/button.js',
      'nothing',
    ]);
    // Configured in code: `require.config({ paths: { base: '../client' } })`.
    const unknown = ['jquery', 'base/utils', 'shop/gone', 'main', '$cart'];
    expect(unknown.map((name) => ask('main.js', name, 'reference'))).toEqual(unknown.map(() => 'computed'));
  });

  it('mean a package where there is no package.json to ask for one', async () => {
    const ask = await askResolver({ 'static/main.js': '' });
    expect(ask('static/main.js', 'jquery', 'reference')).toBe('pkg:jquery');
    expect(ask('static/main.js', 'main', 'reference')).toBe('pkg:main');
  });
});
