import { describe, expect, it } from 'vitest';
import { lua } from '../../../src/languages/lua/lua.ts';
import type { Target } from '../../../src/model/resolution.ts';
import { sourceText } from '../../support/source-text.ts';
import { type ProjectText, textProject } from '../../support/text-project.ts';

/** `line kind specifier`, with the form behind it where it is not a plain `require`. */
function readLua(text: string): string[] {
  const { imports } = lua.extract(sourceText('cart.lua', text));
  return imports.map(({ line, kind, specifier, detail }) =>
    [line, kind, specifier, ...(detail === undefined ? [] : [`(${detail.kind})`])].join(' '),
  );
}

/** Where everything in the Lua files leads, a line each. */
async function resolveLua(texts: ProjectText): Promise<string[]> {
  const project = textProject(texts);
  const files = project.files
    .filter(({ language }) => language === 'lua')
    .map((file) => ({ file, ...lua.extract(sourceText(file.path, texts[file.path] ?? '')) }));
  const resolver = await lua.createResolver(project, files);
  return files.flatMap(({ file, imports }) =>
    imports.map(
      (statement) => `${file.path}: ${statement.specifier} → ${inWords(resolver.resolve(file, statement))}`,
    ),
  );
}

function inWords(target: Target): string {
  if (target.kind === 'files') return target.paths.join(' + ');
  if (target.kind === 'package') return `${target.builtin ? 'builtin' : 'pkg'}:${target.name}`;
  return target.kind === 'unresolved' ? `unresolved: ${target.reason}` : target.kind;
}

describe('a Lua file', () => {
  it('requires modules in every spelling', () => {
    const text = `#!/usr/bin/env lua
local cart = require "shop.cart"
local tax, rates = require('shop.tax'), require [[shop.rates]]
local till = require ( --[[ why ]] "shop.till" )
local ok, json = pcall(require, "cjson")
dofile("setup.lua") loadfile 'page.lua'
if ok then function Pay() return require("shop.pay") end end
local last = require 'shop.last'`;
    expect(readLua(text)).toEqual([
      '2 static shop.cart',
      '3 static shop.tax',
      '3 static shop.rates',
      '4 static shop.till',
      '5 static cjson (may-fail)',
      '6 static setup.lua (file)',
      '6 static page.lua (file)',
      '7 lazy shop.pay',
      '8 static shop.last',
    ]);
  });

  it('does not take strings, comments, members and declarations for requires', () => {
    const text = `-- require "a"
--[==[ require "b" ]] ]==] local x = "require 'c' \\" \\
require 'd'" .. 'it\\'s' .. [=[ require "e" ]] ]=]
local M = { require = 1, require }
function M.require(name) return M:require("f") .. M.require "g" end
local function require_all(list) end
return x..require "h"`;
    expect(readLua(text)).toEqual(['7 static h']);
  });

  it('says that it cannot know a computed name', () => {
    expect(readLua('require("shop." .. name) require(name) local r = require')).toEqual([
      '1 static "shop." .. name (computed)',
      '1 static name (computed)',
    ]);
  });
});

describe('a Lua project', () => {
  it('finds a module by its name alone if only one file has it and no rockspec asks for it', async () => {
    expect(
      await resolveLua({
        'shop-1.rockspec': 'package = "shop"\ndependencies = { "tax >= 1" }',
        'lualib/cart.lua': '',
        'lualib/tax.lua': '',
        'lualib/rate/init.lua': '',
        'desk/till.lua': '',
        'stock/till.lua': '',
        'tests/helper/mock.lua': '',
        'tests/unit/cart.lua_test.lua': 'require "mock"',
        'plugins/files/moon.lua': '',
        'plugins/pay.lua': ['cart', 'rate', 'tax', 'till', 'mock', 'moon']
          .map((name) => `require "${name}"`)
          .join('\n'),
      }),
    ).toEqual([
      'plugins/pay.lua: cart → lualib/cart.lua',
      'plugins/pay.lua: rate → lualib/rate/init.lua',
      'plugins/pay.lua: tax → pkg:tax',
      'plugins/pay.lua: till → pkg:till',
      'plugins/pay.lua: mock → pkg:mock',
      'plugins/pay.lua: moon → pkg:moon',
      'tests/unit/cart.lua_test.lua: mock → tests/helper/mock.lua',
    ]);
  });

  it('finds modules beside the file, above it and in the folders that hold sources', async () => {
    expect(
      await resolveLua({
        'main.lua': 'require "shop" require "shop.cart" require "util" require "sub/page"',
        'lib/shop/init.lua': 'require "shop.cart" require "shop.tax.rates"',
        'lib/shop/cart.lua': 'require "helpers"',
        'lib/shop/helpers.lua': '',
        'lib/shop/tax/rates.lua': '',
        'src/util.lua': '',
        'sub/page.lua': 'dofile "config/page.lua" dofile "gone.lua"',
        'config/page.lua': '',
        'plugin/lua/till/init.lua': '',
        'plugin/lua/till/open.lua': 'require("till")',
      }),
    ).toEqual([
      'lib/shop/cart.lua: helpers → lib/shop/helpers.lua',
      'lib/shop/init.lua: shop.cart → lib/shop/cart.lua',
      'lib/shop/init.lua: shop.tax.rates → lib/shop/tax/rates.lua',
      'main.lua: shop → lib/shop/init.lua',
      'main.lua: shop.cart → lib/shop/cart.lua',
      'main.lua: util → src/util.lua',
      'main.lua: sub/page → sub/page.lua',
      'plugin/lua/till/open.lua: till → plugin/lua/till/init.lua',
      'sub/page.lua: config/page.lua → config/page.lua',
      'sub/page.lua: gone.lua → unresolved: there is no file gone.lua',
    ]);
  });

  it('takes what a rockspec says before all else', async () => {
    expect(
      await resolveLua({
        'rockspecs/shop-1.0-1.rockspec': `package = "shop" -- modules = { ["x"] = "y.lua" }
          build = { type = "builtin", modules = { shop = "code/main.lua", ['shop.cart'] = "code/cart-v2.lua",
          core = "core.c" }, install = { lua = { ["shop.gone"] = "gone.lua" }, bin = { shop = "bin/shop.lua" } } }`,
        'bin/shop.lua': 'require "shop"',
        'code/main.lua': 'require "shop.cart"',
        'code/cart-v2.lua': '',
        'spec/shop_spec.lua': 'require "shop"',
      }),
    ).toEqual([
      'bin/shop.lua: shop → code/main.lua',
      'code/main.lua: shop.cart → code/cart-v2.lua',
      'spec/shop_spec.lua: shop → code/main.lua',
    ]);
  });

  it('takes the only module that ends so, or the nearest, and never one of two as near', async () => {
    expect(
      await resolveLua({
        'deps/json/lib/rxi/json.lua': '',
        'a/x/shop/cart.lua': '',
        'b/x/shop/cart.lua': '',
        'main.lua': 'require "rxi.json" require "shop.cart"',
        'a/y/pay.lua': 'require "shop.cart"',
      }),
    ).toEqual([
      'a/y/pay.lua: shop.cart → a/x/shop/cart.lua',
      'main.lua: rxi.json → deps/json/lib/rxi/json.lua',
      'main.lua: shop.cart → unresolved: several files match',
    ]);
  });

  it('never leads a module to itself, but to another one of its name', async () => {
    expect(
      await resolveLua({
        'shop-1.0-1.rockspec':
          'build = { modules = { ["shop.cart"] = "src/shop/cart.lua", pay = "pay.lua" } }',
        'src/shop/cart.lua': 'require "shop.cart" require "pay"',
        'lua/shop/cart.lua': 'require "shop.cart"',
        'pay.lua': 'require "pay"',
      }),
    ).toEqual([
      'lua/shop/cart.lua: shop.cart → src/shop/cart.lua',
      'pay.lua: pay → pkg:pay',
      'src/shop/cart.lua: shop.cart → lua/shop/cart.lua',
      'src/shop/cart.lua: pay → pay.lua',
    ]);
  });

  it('does not miss a module without which the code goes on', async () => {
    expect(
      await resolveLua({
        'main.lua': 'pcall(require, "util.made") pcall(require, "util.cart")',
        'util/cart.lua': '',
      }),
    ).toEqual(['main.lua: util.made → asset', 'main.lua: util.cart → util/cart.lua']);
  });

  it('finds a file that is required with its ending by its name alone', async () => {
    expect(
      await resolveLua({
        'dat/scripts/price.lua': '',
        'dat/missions/cargo.lua': 'require "price.lua"\nrequire "gone.lua"',
      }),
    ).toEqual([
      'dat/missions/cargo.lua: price.lua → dat/scripts/price.lua',
      'dat/missions/cargo.lua: gone.lua → pkg:gone',
    ]);
  });

  it('does not miss a module that a build makes, as a rockspec or a makefile says', async () => {
    expect(
      await resolveLua({
        'shop-1.rockspec':
          'package = "shop"\nbuild = { modules = { ["shop.fast"] = { sources = { "src/fast.c" } }, ["shop.gone"] = "shop/gone.lua" } }',
        'shop/Makefile': 'all: core51.so version.lua\n\nversion.lua:\n\tgit describe > $@\n',
        'shop/init.lua': ['fast', 'core51', 'version', 'core', 'sion', 'gone']
          .map((name) => `require "shop.${name}"`)
          .join('\n'),
      }),
    ).toEqual([
      'shop/init.lua: shop.fast → asset',
      'shop/init.lua: shop.core51 → asset',
      'shop/init.lua: shop.version → asset',
      'shop/init.lua: shop.core → unresolved: shop does not contain this module; it may be written in another language',
      'shop/init.lua: shop.sion → unresolved: shop does not contain this module; it may be written in another language',
      'shop/init.lua: shop.gone → unresolved: shop does not contain this module; it may be written in another language',
    ]);
  });

  it('takes a folder that only lies above a file for no part of a rock of its name', async () => {
    expect(
      await resolveLua({
        'modules/http/server.lua': 'require "http.request" require "pages.cart" require "http.trace"',
        'modules/http/trace.lua': '',
        'modules/http/pages/home.lua': '',
      }),
    ).toEqual([
      'modules/http/server.lua: http.request → pkg:http',
      'modules/http/server.lua: pages.cart → unresolved: modules/http/pages does not contain this module; it may be written in another language',
      'modules/http/server.lua: http.trace → modules/http/trace.lua',
    ]);
  });

  it('names rocks and Lua’s own modules', async () => {
    expect(
      await resolveLua({
        'main.lua': 'require "string" require "socket.http" require "lpeg" require "util.hash" require(x)',
        'util/cart.lua': '',
        'string.lua': '',
      }),
    ).toEqual([
      'main.lua: string → builtin:string',
      'main.lua: socket.http → pkg:luasocket',
      'main.lua: lpeg → pkg:lpeg',
      'main.lua: util.hash → unresolved: util does not contain this module; it may be written in another language',
      'main.lua: x → computed',
    ]);
  });

  it('may be required by a name for the root that no folder has', async () => {
    const names = Array.from('abcdefghi', (letter) => `cart_${letter}`);
    const required = [
      ...names.map((name) => `shop.util.${name}`),
      'shop.util',
      'shop.native',
      'shops.util.cart_a',
    ];
    const found = await resolveLua({
      'main.lua': required.map((name) => `require "${name}"`).join('\n'),
      'util/init.lua': '',
      ...Object.fromEntries(names.map((name) => [`util/${name}.lua`, ''])),
    });
    expect(found.slice(-4)).toEqual([
      'main.lua: shop.util.cart_i → util/cart_i.lua',
      'main.lua: shop.util → util/init.lua',
      'main.lua: shop.native → pkg:shop',
      'main.lua: shops.util.cart_a → pkg:shops',
    ]);
  });
});
