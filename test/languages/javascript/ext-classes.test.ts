import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import { extracted } from './extracted.ts';
import { startCpuClock } from '../../support/cpu-clock.ts';

describe('classes of Ext JS', () => {
  it('name those that the loader loads before them, and those that they use later', () => {
    const text = [
      `/**`,
      ` *     Ext.create('Shop.Shown');`,
      ` */`,
      `Ext.define('Shop.Cart', {`,
      `    extend: 'Shop.Base',`,
      `    requires: [`,
      `        'Shop.Line', // 'Shop.Old',`,
      `        "Shop.Price",`,
      `        /* 'Shop.Older' */`,
      `    ],`,
      `    uses: ['Shop.Till'],`,
      `    mixins: {`,
      `        logged: 'Shop.Logged'`,
      `    },`,
      `    title: 'Shop.Title',`,
      `    nested: {`,
      `        requires: ['Shop.Nested']`,
      `    },`,
      `    open: function () {`,
      `        return Ext.create('Shop.Window');`,
      `    }`,
      `});`,
    ].join('\n');
    expect(extracted('cart.js', text)).toEqual([
      '5 static Shop.Base',
      '7 static Shop.Line',
      '8 static Shop.Price',
      '11 lazy Shop.Till',
      '13 static Shop.Logged',
      '20 lazy Shop.Window',
    ]);
    expect(extracted('line.js', `Ext.define('Shop.Line', { extend: 'Shop.Model' });`)).toEqual([
      '1 static Shop.Model',
    ]);
    expect(extracted('app.js', `Ext.require(['Shop.Cart']);\nExt.syncRequire("Shop.Till");`)).toEqual([
      '1 static Shop.Cart',
      '2 static Shop.Till',
    ]);
  });

  it('are in the files that define them, by each of their names, rather than in a bundle', async () => {
    const bundle = Array.from({ length: 30 }, (_, i) => `Ext.define('Shop.Part${i}', {\n    a: 1\n});`);
    const report = await analyzeText({
      'app/main.js':
        "Ext.define('Shop.Main', {\n    extend: 'Shop.Cart',\n    requires: ['Shop.Basket', 'Ext.Panel', 'Other.Thing']\n});",
      'app/all.js': `${bundle.join('\n')}\nExt.define('Shop.Cart', {\n    a: 1\n});`,
      'src/cart.js': "Ext.define('Shop.Cart', {\n    alternateClassName: 'Shop.Basket'\n});",
    });
    expect(report.edges).toEqual([
      ['app/main.js', 'pkg:extjs'],
      ['app/main.js', 'src/cart.js'],
    ]);
    expect(report.diagnostics.map(({ kind, file }) => [kind, file])).toEqual([
      ['computed-import', 'app/main.js'],
    ]);
  });

  it('are found in linear time', () => {
    for (const text of [
      "Ext.define('a.B', {\n".repeat(20_000),
      `Ext.define('a.B', {\n${'  requires: [\n'.repeat(30_000)}`,
      `Ext.define('a.B', {\n${'  mixins: {\n'.repeat(30_000)}`,
      "Ext.create('a.B');".repeat(30_000),
      `Ext.define('a.B', {${' '.repeat(500_000)}`,
      `Ext.require([${"'a.B', ".repeat(60_000)}`,
    ]) {
      const cpuMs = startCpuClock();
      extracted('cart.js', text);
      expect(cpuMs()).toBeLessThan(3000);
    }
  });
});
