// Programs without an extension, in the languages that have them: what they use, and that no module is meant by their names.
import { expect, it } from 'vitest';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function edgesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { detailed } = await analyzeFolder(temporaryFolder(files));
  return detailed.edges.map(({ source, target }) => `${source} → ${target}`);
}

it.each([
  ['python', 'import shop.cart\n', { 'shop/__init__.py': '', 'shop/cart.py': '' }, 'shop/cart.py'],
  ['ruby', "require_relative '../lib/cart'\n", { 'lib/cart.rb': '' }, 'lib/cart.rb'],
  ['node', "require('../lib/cart');\n", { 'lib/cart.js': '' }, 'lib/cart.js'],
  ['php', "<?php\nrequire __DIR__ . '/../lib/cart.php';\n", { 'lib/cart.php': '' }, 'lib/cart.php'],
  ['lua', 'require "shop.cart"\n', { 'shop/cart.lua': '' }, 'shop/cart.lua'],
  ['elixir', 'Shop.Cart.total()\n', { 'lib/cart.ex': 'defmodule Shop.Cart do\nend\n' }, 'lib/cart.ex'],
  ['bash', '. "$(dirname "$0")/../lib/cart.sh"\n', { 'lib/cart.sh': '' }, 'lib/cart.sh'],
])('a program of %s uses files like others', async (interpreter, text, files, used) => {
  expect(await edgesOf({ 'bin/shop': `#!/usr/bin/env ${interpreter}\n${text}`, ...files })).toEqual([
    `bin/shop → ${used}`,
  ]);
});

it('is no module of its name', async () => {
  const edges = await edgesOf({
    shop: '#!/usr/bin/lua\n',
    'cart.lua': 'require "shop"\n',
    'lib/till': '#!/usr/bin/ruby\n',
    'lib/price.rb': "require 'till'\n",
    tax: '#!/usr/bin/python3\n',
    'rates.py': 'import tax\n',
  });
  expect(edges).toEqual(['cart.lua → pkg:shop', 'lib/price.rb → pkg:till', 'rates.py → pkg:tax']);
});

it('keeps the constants that it declares to itself', async () => {
  const edges = await edgesOf({
    'bin/colors': '#!/usr/bin/ruby\nRESET = 0\nclass Cart\n  def a; end\nend\nputs RESET, Cart.new\n',
    'bin/list': '#!/usr/bin/ruby\nputs RESET, Cart.new\n',
    'lib/shop.rb': 'class Cart\n  def a; end\nend\n',
  });
  expect(edges).toEqual(['bin/list → lib/shop.rb']);
});
