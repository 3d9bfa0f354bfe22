import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';
import { extracted } from './extracted.ts';
import { startCpuClock } from '../../support/cpu-clock.ts';

describe('modules of the Closure Library', () => {
  it('require names, some of them as types alone', () => {
    const text = [
      `goog.module('shop.Till');`,
      `const Cart = goog.require('shop.Cart');`,
      `const {`,
      `  pay,`,
      `} = goog.require("shop.pay");`,
      `const Rate = goog.requireType('tax.Rate');`,
      `let Late = goog.forwardDeclare('shop.Late');`,
      `goog.require('goog.dom');`,
    ].join('\n');
    expect(extracted('till.js', text)).toEqual([
      '2 static shop.Cart',
      '5 static shop.pay',
      '6 type tax.Rate',
      '7 type shop.Late',
      '8 static goog.dom',
    ]);
  });

  it('require nothing in comments, and next to other imports', () => {
    const text = [
      ` * goog.require('shop.Gone');`,
      `// goog.require('shop.Gone')`,
      `import './cart.js';`,
      `goog.require('shop.Cart');`,
      `import './price.js';`,
      `mygoog.require('shop.Gone'); goog.required('shop.Gone');`,
    ].join('\n');
    expect(extracted('till.js', `/*\n${text.replace('\n', '\n */\n')}`)).toEqual([
      '5 static ./cart.js',
      '6 static shop.Cart',
      '7 static ./price.js',
    ]);
  });

  it('depend on the nearest file that provides the name', async () => {
    const report = await analyzeText({
      'core/cart.js': "goog.provide('shop.Cart');\ngoog.provide('shop.Line');\n",
      'core/pay.js': "goog.module('shop.pay');\nconst Line = goog.require('shop.Line');\n",
      'core/till.js': "goog.declareModuleId('shop.till');\nexport const till = 1;\n",
      'demo/cart.js': "goog.provide('shop.Cart');\n",
      'demo/main.js':
        "goog.require('shop.Cart');\nimport { till } from 'goog:shop.till';\ngoog.require('goog.dom');\ngoog.require('shop.made');\n",
    });
    expect(report.edges).toEqual([
      ['core/pay.js', 'core/cart.js'],
      ['demo/main.js', 'core/till.js'],
      ['demo/main.js', 'demo/cart.js'],
      ['demo/main.js', 'pkg:google-closure-library'],
    ]);
    expect(report.diagnostics.map(({ kind, file }) => [kind, file])).toEqual([
      ['computed-import', 'demo/main.js'],
    ]);
  });

  it('are found in linear time', () => {
    for (const text of [
      'const a '.repeat(100_000) + 'goog.',
      'const a\n'.repeat(60_000) + 'goog.',
      `goog.require(${' '.repeat(500_000)}`,
      "goog.require('a');\n".repeat(30_000),
    ]) {
      const cpuMs = startCpuClock();
      extracted('cart.js', text);
      expect(cpuMs()).toBeLessThan(3000);
    }
  });
});
