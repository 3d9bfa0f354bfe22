import { describe, expect, it } from 'vitest';
import { analyzeText } from '../../support/analyze-text.ts';

async function targetsOf(path: string, texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { edges } = await analyzeText(texts);
  return edges.flatMap(([from, to]) => (from === path ? [to] : []));
}

describe('modules of GJS', () => {
  const files = { 'js/ui/main.js': '', 'js/ui/menu.js': '', 'js/misc/util.js': '', 'js/ui/signals.js': '' };

  it('are below a folder around the script', async () => {
    const text = 'const { Util } = imports.misc.util;\nconst { main, menu: Menu } = imports.ui;';
    expect(await targetsOf('js/ui/cart.js', { ...files, 'js/ui/cart.js': text })).toEqual([
      'js/misc/util.js',
      'js/ui/main.js',
      'js/ui/menu.js',
    ]);
  });

  it('are no dependency if they come with GJS or the shell', async () => {
    const text = 'imports.signals; imports.gi.St; imports.ui.gone; imports.gone; imports.ui.cart;';
    expect(await targetsOf('js/ui/cart.js', { ...files, 'js/ui/cart.js': text })).toEqual([]);
  });

  it('are found in a folder before a file of its name, whose own names are in __init__.js', async () => {
    const texts = {
      'cart.js': 'imports.shop.price; imports.shop.tax;',
      'shop.js': '',
      'shop/price.js': '',
      'shop/__init__.js': '',
    };
    expect(await targetsOf('cart.js', texts)).toEqual(['shop/__init__.js', 'shop/price.js']);
  });
});
