import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { haskell } from '../../../src/languages/haskell/haskell.ts';
import { analyzeText } from '../../support/analyze-text.ts';
import { resolveText } from '../../support/resolve-text.ts';
import { sourceText } from '../../support/source-text.ts';

function importsOf(text: string, path = 'src/Shop/Cart.hs'): string[] {
  const { imports } = haskell.extract(sourceText(path, text));
  return imports.map(({ specifier, line }) => `${line} ${specifier}`);
}

describe('a Haskell file', () => {
  it('imports in every form, in all branches of the preprocessor', () => {
    expect(importsOf(readFileSync('test/languages/samples/haskell.txt', 'utf8'))).toEqual([
      '11 Shop.Windows',
      '13 Prelude',
      '14 Data.Map',
      '15 Data.Text',
      '16 Shop.Order',
      '18 Shop.Item',
      "18 Shop.Price'",
    ]);
  });

  it('says which module it is', () => {
    const { declares } = haskell.extract(sourceText('src/Shop/Cart.hs', 'module Shop.Cart (Cart) where\n'));
    expect(declares).toEqual([{ kind: 'name', name: 'Shop.Cart' }]);
  });

  it('is none if it is XML, as in the help of Java programs', () => {
    const help = sourceText('doc/help.hs', '<?xml version="1.0"?>\n<helpset version="1.0"></helpset>\n');
    expect(haskell.extract(help).isNoSource).toBe(true);
  });

  it('imports only in the code of literate Haskell', () => {
    const text = readFileSync('test/languages/samples/lhs.txt', 'utf8');
    expect(importsOf(text, 'src/Shop/Story.lhs')).toEqual(['5 Shop.Cart', '9 Shop.Order']);
  });

  it('does without layout', () => {
    expect(importsOf('module Main where { import Shop.Cart; import Shop.Item (a); main = a }')).toEqual([
      '1 Shop.Cart',
      '1 Shop.Item',
    ]);
  });

  it.each(['(|--)', '(|---)', '(-->)', '(+) -- )'])('exports %s', (names) => {
    expect(importsOf(`module Shop.Flags (Flags, ${names}\n  ) where\nimport Shop.Cart\n`)).toEqual([
      '3 Shop.Cart',
    ]);
  });

  it.each(['importShop', 'import shop', 'main = import Shop', 'x = 1\nimport Shop', '-- import Shop', ''])(
    'imports nothing in %j',
    (text) => {
      expect(importsOf(text)).toEqual([]);
    },
  );
});

describe('the modules of Haskell', () => {
  it('are files of the same package, or else of the nearest', async () => {
    const { lines } = await resolveText(haskell, {
      'shop.cabal': 'library\n  hs-source-dirs: src\n  build-depends: base\n               , aeson >= 2\n',
      'src/Shop.hs':
        'module Shop where\nimport Shop.Cart\nimport Util\nimport Data.Aeson\nimport Data.Map as M\n',
      'src/Shop/Cart.hs':
        'module Shop.Cart where\nimport Prelude\nimport Control.Monad.State\nimport Shop.None\n',
      'test/Spec.hs': 'import Shop\nimport Util\nimport Paths_shop\nimport Acme.Rocket.Fuel\n',
      'src/Util.hs': 'module Util where\n',
      'tools/tools.cabal': 'executable tools\n  hs-source-dirs: .\n',
      'tools/Util.hs': 'module Util where\n',
      'tools/Main.hs': 'module Main where\nimport Util\nimport Shop.Cart\n',
    });
    expect(lines).toEqual([
      'src/Shop.hs: Shop.Cart → src/Shop/Cart.hs',
      'src/Shop.hs: Util → src/Util.hs',
      'src/Shop.hs: Data.Aeson → pkg:aeson',
      'src/Shop.hs: Data.Map → pkg:containers',
      'src/Shop/Cart.hs: Prelude → builtin:base',
      'src/Shop/Cart.hs: Control.Monad.State → pkg:mtl',
      'src/Shop/Cart.hs: Shop.None → unresolved: no file of the project is this module',
      'test/Spec.hs: Shop → src/Shop.hs',
      'test/Spec.hs: Util → src/Util.hs',
      'test/Spec.hs: Acme.Rocket.Fuel → pkg:Acme.Rocket',
      'tools/Main.hs: Util → tools/Util.hs',
      'tools/Main.hs: Shop.Cart → src/Shop/Cart.hs',
    ]);
  });

  it('are of the packages that the package depends on, not of others with the same names', async () => {
    const { lines } = await resolveText(haskell, {
      'shop/shop.cabal': 'name: shop\nlibrary\n  build-depends: base>=4, containers, money:core>=1\n',
      'shop/Main.hs': 'module Main where\nimport Lib\nimport Data.Map\nimport Check\n',
      'money/money.cabal': 'name: money\nlibrary\n  hs-source-dirs: src\n',
      'money/src/Lib.hs': 'module Lib where\n',
      'trial/trial.cabal': 'name: trial\nlibrary\n  build-depends: base\n  hs-source-dirs: ., ../money/src\n',
      'trial/Data/Map.hs': 'module Data.Map where\nimport Lib\n',
      'other/other.cabal': 'name: other\nlibrary\n  build-depends: base\n',
      'other/Lib.hs': 'module Lib where\n',
      'other/Check.hs': 'module Check where\n',
      'Setup.hs': 'module Main where\nimport Data.Map\n',
    });
    expect(lines).toEqual([
      'Setup.hs: Data.Map → trial/Data/Map.hs',
      'shop/Main.hs: Lib → money/src/Lib.hs',
      'shop/Main.hs: Data.Map → pkg:containers',
      'shop/Main.hs: Check → other/Check.hs',
      'trial/Data/Map.hs: Lib → money/src/Lib.hs',
    ]);
  });

  it('may be written for hsc2hs or c2hs, which leave what is between their marks to Haskell', async () => {
    const { lines } = await resolveText(haskell, {
      'src/Main.hs': 'import Shop.Clock\n',
      'src/Shop/Clock.hsc':
        '{-# LANGUAGE CPP #-}\n#include <time.h>\nmodule Shop.Clock where\nimport Shop.Date\nsize = #{size time_t}\n',
      'src/Shop/Date.chs':
        'module Shop.Date where\nimport Shop.Zone\n#include "date.h"\n{#pointer *date as Date #}\n',
      'src/Shop/Zone.hs': 'module Shop.Zone where\n',
    });
    expect(lines).toEqual([
      'src/Main.hs: Shop.Clock → src/Shop/Clock.hsc',
      'src/Shop/Clock.hsc: Shop.Date → src/Shop/Date.chs',
      'src/Shop/Date.chs: Shop.Zone → src/Shop/Zone.hs',
    ]);
  });

  it('are of a library where the project only adds to its names', async () => {
    const { lines } = await resolveText(haskell, {
      'src/Options/Extra.hs': 'module Options.Extra where\nimport Options\nimport Options.Types\n',
      'src/Main.hs': 'module Main where\nimport Options.Extra\n',
    });
    expect(lines).toEqual([
      'src/Main.hs: Options.Extra → src/Options/Extra.hs',
      'src/Options/Extra.hs: Options → pkg:Options',
      'src/Options/Extra.hs: Options.Types → pkg:Options.Types',
    ]);
  });

  it('are of a package whose name is made of whole words of theirs, or which is known to have them', async () => {
    const modules =
      'System.IO.Unsafe System.Console.GetOpt System.FilePath Test.QuickCheck Text.Blaze.Html5 Safe.Exact System.FilePath.Glob Data.HashTable.IO';
    const { lines } = await resolveText(haskell, {
      'shop.cabal':
        'name: shop\nlibrary\n  build-depends: safe, so, filepath, system-filepath, QuickCheck, blaze-html, Glob, hashtables',
      'Shop.hs': modules.replaceAll(/(\S+) ?/g, 'import $1\n'),
    });
    expect(lines).toEqual([
      'Shop.hs: System.IO.Unsafe → builtin:base',
      'Shop.hs: System.Console.GetOpt → builtin:base',
      'Shop.hs: System.FilePath → pkg:filepath',
      'Shop.hs: Test.QuickCheck → pkg:QuickCheck',
      'Shop.hs: Text.Blaze.Html5 → pkg:blaze-html',
      'Shop.hs: Safe.Exact → pkg:safe',
      'Shop.hs: System.FilePath.Glob → pkg:Glob',
      'Shop.hs: Data.HashTable.IO → pkg:hashtables',
    ]);
  });

  it('are of a package whose words they all have, in any order, or which is known for a part of their names', async () => {
    const modules =
      'Snap.Http.Server Codec.Archive.Zip Text.RawString.QQ Control.Monad Text.PrettyPrint Text.PrettyPrint.ANSI.Leijen System.Console.ANSI';
    const { lines } = await resolveText(haskell, {
      'shop.cabal':
        'name: shop\nlibrary\n  build-depends: HTTP, snap-core, snap-server, zip-archive, raw-strings-qq, monad-control, ansi-terminal, ansi-wl-pprint',
      'Shop.hs': modules.replaceAll(/(\S+) ?/g, 'import $1\n'),
    });
    expect(lines).toEqual([
      'Shop.hs: Snap.Http.Server → pkg:snap-server',
      'Shop.hs: Codec.Archive.Zip → pkg:zip-archive',
      'Shop.hs: Text.RawString.QQ → pkg:raw-strings-qq',
      'Shop.hs: Control.Monad → builtin:base',
      'Shop.hs: Text.PrettyPrint → pkg:pretty',
      'Shop.hs: Text.PrettyPrint.ANSI.Leijen → pkg:ansi-wl-pprint',
      'Shop.hs: System.Console.ANSI → pkg:ansi-terminal',
    ]);
  });

  it('may be made by a tool, and their packages described by package.yaml', async () => {
    const { lines } = await resolveText(haskell, {
      'package.yaml':
        "name: shop\nsource-dirs: [src]\ndependencies:\n- base >= 4\n- 'regex-tdfa'\nlibrary: {}\n",
      'src/Lexer.x': '',
      'src/Main.hs': 'import Lexer\nimport Text.Regex.TDFA\nimport Text.Regex\n',
    });
    expect(lines).toEqual([
      'src/Main.hs: Text.Regex.TDFA → pkg:regex-tdfa',
      'src/Main.hs: Text.Regex → pkg:Text.Regex',
    ]);
  });

  it('are of the dependency whose name goes on where theirs ends', async () => {
    const { lines } = await resolveText(haskell, {
      'shop.cabal': 'name: shop\nlibrary\n  build-depends: base, shop-persistent\n',
      'Shop.hs': 'module Shop where\nimport Shop.Persist\nimport Shop.None\n',
      'Shop/Cart.hs': 'module Shop.Cart where\n',
    });
    expect(lines).toEqual([
      'Shop.hs: Shop.Persist → pkg:shop-persistent',
      'Shop.hs: Shop.None → unresolved: no file of the project is this module',
    ]);
  });

  it('are of a dependency that shares the name of the project, if several are missing', async () => {
    const { lines } = await resolveText(haskell, {
      'shop.cabal': 'name: shop\nlibrary\n  build-depends: base, shop-prelude, shop-web, hmoney\n',
      'web/shop-web.cabal': 'name: shop-web\nlibrary\n  build-depends: base\n',
      'Shop/Cart.hs':
        'module Shop.Cart where\nimport Shop.List\nimport Shop.Text\nimport Shop.Time\nimport Sound.Money.Gold\n',
      'Shop/Item.hs': 'module Shop.Item where\n',
      'Shop/Order.hs': 'module Shop.Order where\n',
      'Shop/Tax.hs': 'module Shop.Tax where\n',
      'Sound/Bell.hs': 'module Sound.Bell where\n',
    });
    expect(lines).toEqual([
      'Shop/Cart.hs: Shop.List → pkg:shop-prelude',
      'Shop/Cart.hs: Shop.Text → pkg:shop-prelude',
      'Shop/Cart.hs: Shop.Time → pkg:shop-prelude',
      'Shop/Cart.hs: Sound.Money.Gold → pkg:hmoney',
    ]);
  });

  it('may be made from a template, in the folder of their names', async () => {
    const { lines } = await resolveText(haskell, {
      'src/Shop/Cart/Item.hs': 'module Shop.Cart.Item where\nimport Shop.Version\nimport Shop.None\n',
      'src/Shop/Order.hs': 'module Shop.Order where\n',
      'src/Shop/Tax.hs': 'module Shop.Tax where\n',
      'src/Shop/Version.hs.in': '',
    });
    expect(lines).toEqual([
      'src/Shop/Cart/Item.hs: Shop.None → unresolved: no file of the project is this module',
    ]);
  });

  it('are chosen by the build where several are as near', async () => {
    const { lines } = await resolveText(haskell, {
      'src/Main.hs': 'import Clock\n',
      'unix/Clock.hs': 'module Clock where\n',
      'windows/Clock.hs': 'module Clock where\n',
    });
    expect(lines).toEqual(['src/Main.hs: Clock → unix/Clock.hs windows/Clock.hs']);
  });
});

describe('a .cabal file', () => {
  it('tells which modules only test suites and benchmarks have', async () => {
    const { detailed } = await analyzeText({
      'shop.cabal': `name: shop
library
  exposed-modules: Shop, Trial.Cart
test-suite unit
  hs-source-dirs: Trial, .
  main-is: Unit.hs
  other-modules: Shop.Check
                 Shop
benchmark speed
  hs-source-dirs: Speed
  main-is: Main.hs
`,
      'Shop.hs': 'module Shop where\n',
      'Shop/Check.hs': 'module Shop.Check where\n',
      'Speed/Main.hs': 'module Main where\nimport Shop\n',
      'Trial/Cart.hs': 'module Trial.Cart where\n',
      'Trial/Helper.hs': 'module Helper where\n',
      'Trial/Unit.hs': 'module Main where\nimport Shop.Check\n',
    });
    expect(
      detailed.nodes.flatMap((node) => (node.type === 'file' ? [`${node.id} ${node.role}`] : [])),
    ).toEqual([
      'Shop.hs product',
      'Shop/Check.hs test',
      'Speed/Main.hs benchmark',
      'Trial/Cart.hs product',
      'Trial/Helper.hs test',
      'Trial/Unit.hs test',
    ]);
  });
});
