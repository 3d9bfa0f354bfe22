// Files named as code of the project names them.
import { describe, expect, it } from 'vitest';
import { askFile, askImpact } from '../../src/answers/ask.ts';
import { analyzeText } from '../support/analyze-text.ts';

const shop = analyzeText({
  'composer.json': JSON.stringify({ name: 'acme/shop', autoload: { 'psr-4': { 'Shop\\': 'src/' } } }),
  'src/Cart.php': '<?php namespace Shop; use Shop\\Tax\\Rate; class Cart { public Rate $rate; }',
  'src/Tax/Rate.php': '<?php namespace Shop\\Tax; class Rate {}',
  'go.mod': 'module example.com/shop\n',
  'cash/cash.go': 'package cash\n',
  'cash/coin.go': 'package cash\n',
  'billing/Cargo.toml': '[package]\nname = "shop-billing"\n',
  'billing/src/lib.rs': 'pub mod bill;',
  'billing/src/bill.rs': '',
  'bench/shop_billing/bill.rs': '',
  'pay/card.py': '',
  'till/main/java/org/shop/till/Till.java': 'package org.shop.till; class Till {}',
  'till/main/java/org/shop/till/Drawer.java': 'package org.shop.till; class Drawer {}',
  'till/main/java/org/shop/till/keys/Key.java': 'package org.shop.till.keys; class Key {}',
  'till/test/java/org/shop/till/TillTest.java': 'package org.shop.till; class TillTest {}',
});

describe('a question about a file', () => {
  it.each([
    [String.raw`Shop\Cart`, 'src/Cart.php'],
    [String.raw`Shop\Tax\Rate`, 'src/Tax/Rate.php'],
    ['shop_billing::bill', 'billing/src/bill.rs'],
    ['pay.card.Card', 'pay/card.py'],
    ['org.shop.till', 'org.shop.till (2 files)'],
    ['example.com/shop/cash', 'example.com/shop/cash (2 files)'],
  ])('takes the name that code has for it: %s', async (name, heading) => {
    expect(askFile(await shop, [name]).answer.heading[0]).toMatch(`${heading}: `);
  });

  it.each(['src/Card.php', 'pay/card/number', String.raw`Shop\Order`, 'example.com/shop/bank'])(
    'takes no mistyped one: %s',
    async (name) => {
      const report = await shop;
      expect(() => askImpact(report, [name])).toThrow(`No source file or folder "${name}" in the project.`);
    },
  );

  it('names a few files, and counts many', async () => {
    const report = await shop;
    const headingOf = (...files: string[]): string => askImpact(report, files).answer.heading[0]!;
    expect(headingOf('cash/cash.go', 'coin.go')).toMatch(/^cash\/cash\.go, coin\.go \(2 files\): /);
    expect(headingOf('cash', 'pay', 'bench', 'Cart.php')).toMatch(/^5 files: /);
  });
});
