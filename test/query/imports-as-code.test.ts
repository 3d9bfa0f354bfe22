// What `place` is told as imports, as code in the language of the new file writes them.
import { describe, expect, it } from 'vitest';
import { answerPlace } from '../../src/answers/answer-place.ts';
import type { Report } from '../../src/model/report.ts';
import { UserError } from '../../src/model/user-error.ts';
import { placeFile, readRequest } from '../../src/query/placement/place-file.ts';
import { analyzeText } from '../support/analyze-text.ts';

const read = (report: Report, file: string, ...imports: readonly string[]) =>
  readRequest(report, { file, imports }).imports;

it('the last part of a path is no name: `redis` is a package that nothing uses yet', async () => {
  const report = await analyzeText({ 'shop/cache/redis.py': '', 'shop/cart.py': '' });
  expect(() => read(report, 'shop/tax.py', 'redis')).toThrow(UserError);
  expect(read(report, 'shop/tax.py', 'shop.cache.redis')).toEqual(['shop/cache/redis.py']);
});

describe('imports of a new file in Go', () => {
  const shop = analyzeText({
    'go.mod': 'module example.com/shop/v2\n',
    'main.go': 'package main\nimport "example.com/shop/v2/cash"\nfunc main() { cash.Count() }',
    'cash/cash.go': 'package cash\nimport "go.uber.org/zap"\nfunc Count() { zap.L() }',
    'cash/coin.go': 'package cash\ntype Coin struct{}',
    'cash/cash_test.go': 'package cash\n',
    'cash/coin_fuzz.go': 'package cash\n',
    'cash/print/print.go': 'package print\n',
    'tools/go.mod': 'module example.com/tools\n',
    'tools/lint/lint.go': 'package lint\n',
  });

  it('are packages: the files directly in a folder, without tests', async () => {
    const report = await shop;
    const cash = ['cash/cash.go', 'cash/coin.go'];
    expect(read(report, 'web/page.go', 'cash')).toEqual(cash);
    expect(read(report, 'web/page.go', 'example.com/shop/v2/cash')).toEqual(cash);
    expect(read(report, 'web/page.go', 'example.com/shop/v2')).toEqual(['main.go']);
    expect(read(report, 'web/page.go', 'example.com/tools/lint')).toEqual(['tools/lint/lint.go']);
    expect(read(report, 'web/page.go', 'cash/coin.go')).toEqual(['cash/coin.go']);
    expect(read(report, 'web/page.go', 'cash/**')).toHaveLength(5);
    expect(read(report, 'web/page.ts', 'cash')).toHaveLength(5);
  });

  it('are packages of others, also parts of them that nobody uses yet', async () => {
    expect(read(await shop, 'web/page.go', 'go.uber.org/zap/zapcore')).toEqual(['pkg:go.uber.org/zap']);
  });

  it('are refused where the project has no such package', async () => {
    const report = await shop;
    expect(() => read(report, 'web/page.go', 'example.com/shop/v2/cahs')).toThrow(UserError);
    expect(() => read(report, 'web/page.go', 'example.org/other/cash')).toThrow(UserError);
  });

  it('are shown with the files that they stand for', async () => {
    const report = await shop;
    const request = { file: 'web/page.go', imports: ['example.com/shop/v2/cash', 'main.go'] };
    expect(answerPlace(placeFile(report, readRequest(report, request))).heading).toContain(
      'example.com/shop/v2/cash is read as cash/cash.go, cash/coin.go.',
    );
  });
});

it('reads imports of Python: modules, packages, what a module declares, and relative ones', async () => {
  const report = await analyzeText({
    'shop/__init__.py': '',
    'shop/cart.py': 'import yaml\n',
    'shop/tax/__init__.py': '',
    'shop/tax/rate.py': 'from shop import cart\n',
    'web/cart.py': '',
  });
  expect(read(report, 'shop/tax/new.py', 'shop.tax.rate')).toEqual(['shop/tax/rate.py']);
  expect(read(report, 'shop/tax/new.py', 'shop.tax')).toEqual(['shop/tax/__init__.py']);
  expect(read(report, 'shop/tax/new.py', 'shop.cart.Cart')).toEqual(['shop/cart.py']);
  expect(read(report, 'shop/tax/new.py', '.rate')).toEqual(['shop/tax/rate.py']);
  expect(read(report, 'shop/tax/new.py', '..cart')).toEqual(['shop/cart.py']);
  expect(read(report, 'shop/tax/new.py', 'yaml.loader')).toEqual(['pkg:pyyaml']);
  expect(() => read(report, 'shop/tax/new.py', 'shop.tax.rat')).toThrow(
    new UserError('No source file or folder "shop.tax.rat" in the project. Did you mean shop/tax/rate.py?'),
  );
  expect(() => read(report, 'shop/tax/new.py', 'cart')).toThrow(UserError);
});

it('reads imports of Java and Kotlin: classes, inner ones, and all of a package', async () => {
  const report = await analyzeText({
    'core/src/main/java/org/shop/Cart.java': 'package org.shop; import java.util.List; class Cart {}',
    'core/src/main/kotlin/org/shop/tax/Rate.kt': 'package org.shop.tax\nclass Rate',
    'core/src/main/kotlin/org/shop/tax/Vat.kt': 'package org.shop.tax\nfun vat() = 1',
    'core/src/main/kotlin/org/shop/Till.kt': 'package org.shop\nimport org.shop.tax.vat\nval x = vat()',
    'core/src/test/java/org/shop/tax/RateTest.java': 'package org.shop.tax; class RateTest {}',
  });
  const page = 'web/src/main/java/org/web/Page.java';
  const tax = ['Rate.kt', 'Vat.kt'].map((name) => `core/src/main/kotlin/org/shop/tax/${name}`);
  expect(read(report, page, 'org.shop.Cart')).toEqual(['core/src/main/java/org/shop/Cart.java']);
  expect(read(report, page, 'org.shop.tax.Rate.Kind')).toEqual(tax.slice(0, 1));
  expect(read(report, page, 'org.shop.tax.vat')).toEqual(tax.slice(1));
  expect(read(report, page, 'org.shop.tax.*')).toEqual(tax);
  expect(read(report, page, 'java.util.Deque')).toEqual(['pkg:java.util']);
  expect(() => read(report, page, 'net.other.Cart')).toThrow(UserError);
});

it('reads imports of PHP, below the namespace of the package', async () => {
  const report = await analyzeText({
    'composer.json': '{"name": "acme/shop", "autoload": {"psr-4": {"Shop\\\\": "src/"}}}',
    'src/Tax/Rate.php':
      '<?php namespace Shop\\Tax; use Psr\\Log\\LoggerInterface; class Rate { function f(LoggerInterface $l) {} }',
  });
  expect(read(report, 'src/Page.php', 'Shop\\Tax\\Rate')).toEqual(['src/Tax/Rate.php']);
  expect(read(report, 'src/Page.php', 'Psr\\Log\\LoggerInterface')[0]).toMatch(/^pkg:/);
  expect(() => read(report, 'src/Page.php', 'Other\\Tax\\Rate')).toThrow(UserError);
});

it('reads imports of C#, below the namespace of a project', async () => {
  const report = await analyzeText({
    'src/Shop.Core/Shop.Core.csproj': '<Project Sdk="Microsoft.NET.Sdk"></Project>',
    'src/Shop.Core/Tax/Rate.cs': 'namespace Shop.Tax; public class Rate {}',
    'src/Shop.Core/Cart.cs': 'using Shop.Tax; namespace Shop; public class Cart { Rate rate; }',
  });
  expect(read(report, 'src/Shop.Core/Page.cs', 'Shop.Tax.Rate')).toEqual(['src/Shop.Core/Tax/Rate.cs']);
});

it('reads imports of Rust: crates of the project and modules of its own', async () => {
  const report = await analyzeText({
    'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
    'crates/tax/Cargo.toml': '[package]\nname = "shop-tax"\nversion = "1.0.0"\n',
    'crates/tax/src/lib.rs': 'pub mod rate;\npub mod util;',
    'crates/tax/src/rate.rs': 'use std::fmt;',
    'crates/tax/src/util.rs': '',
    'crates/till/Cargo.toml': '[package]\nname = "till"\nversion = "1.0.0"\n',
    'crates/till/src/lib.rs': 'mod util;',
    'crates/till/src/util.rs': '',
  });
  expect(read(report, 'crates/till/src/new.rs', 'shop_tax')).toEqual(['crates/tax/src/lib.rs']);
  expect(read(report, 'crates/till/src/new.rs', 'shop_tax::Rate')).toEqual(['crates/tax/src/lib.rs']);
  expect(read(report, 'crates/till/src/new.rs', 'shop_tax::rate::Rate')).toEqual(['crates/tax/src/rate.rs']);
  expect(read(report, 'crates/till/src/new.rs', 'crate::util')).toEqual(['crates/till/src/util.rs']);
  expect(read(report, 'crates/till/src/new.rs', 'std::fmt::Write')).toEqual(['pkg:std']);
});

it('reads imports of JavaScript as another file has them, and packages of the project by their names', async () => {
  const report = await analyzeText({
    'tsconfig.json': '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}',
    'package.json': '{"workspaces": ["packages/*"]}',
    'src/page.ts': "import '@/cart'; import 'lodash'",
    'src/cart.ts': '',
    'packages/ui/package.json': '{"name": "@acme/ui"}',
    'packages/ui/src/index.ts': '',
    'packages/ui/src/button.ts': '',
  });
  expect(read(report, 'src/new.ts', '@/cart')).toEqual(['src/cart.ts']);
  expect(read(report, 'src/new.ts', 'lodash/fp')).toEqual(['pkg:lodash']);
  expect(read(report, 'src/new.ts', '@acme/ui')).toEqual(['packages/ui/src/index.ts']);
  expect(read(report, 'src/new.ts', '@acme/ui/button')).toEqual(['packages/ui/src/button.ts']);
});

it('reads modules of Elixir and Ruby, which lie in files of the same name in small letters', async () => {
  const report = await analyzeText({
    'lib/shop/tax/rate_table.ex': 'defmodule Shop.Tax.RateTable do\nend\n',
    'lib/shop/uuid.ex': 'defmodule Shop.UUID do\nend\n',
    'config/application.rb': 'class Application < Rails::Application\nend\n',
    'app/models/shop/order_item.rb': 'class Shop::OrderItem\nend\n',
    'app/models/cart.rb': 'class Cart\nend\n',
    'app/models/tax.rb': 'class Tax\n  CART = Cart\nend\n',
  });
  expect(read(report, 'lib/shop/new.ex', 'Shop.Tax.RateTable')).toEqual(['lib/shop/tax/rate_table.ex']);
  expect(read(report, 'lib/shop/new.ex', 'Shop.UUID')).toEqual(['lib/shop/uuid.ex']);
  expect(read(report, 'app/new.rb', 'Shop::OrderItem')).toEqual(['app/models/shop/order_item.rb']);
  // The folder in which constants are found is known from those that other files use.
  expect(read(report, 'app/new.rb', 'Cart')).toEqual(['app/models/cart.rb']);
  expect(read(report, 'app/new.rb', 'Tax')).toEqual(['app/models/tax.rb']);
  expect(() => read(report, 'lib/shop/new.ex', 'Shop.UIDD')).toThrow(/Did you mean lib\/shop\/uuid\.ex\?/);
});

it('says how to write a package that nothing uses yet', async () => {
  const report = await analyzeText({
    'src/cart.ts': '',
    'src/jsx/tax.ts': '',
    'shop/tax/rate.py': '',
    'java/org/shop/Cart.java': 'package org.shop;',
  });
  const hint = /For a package that nothing uses yet, write pkg:/;
  expect(() => read(report, 'src/new.ts', 'jose')).toThrow(hint);
  expect(() => read(report, 'src/new.ts', '@acme/jose')).toThrow('pkg:@acme/jose.');
  expect(() => read(report, 'src/new.ts', '@acme/jose/token')).toThrow('pkg:@acme/jose.');
  expect(() => read(report, 'src/new.ts', 'jose/token')).toThrow('pkg:jose.');
  expect(() => read(report, 'cmd/new.go', 'jose.dev/token')).toThrow('pkg:jose.dev/token.');
  expect(() => read(report, 'src/New.java', 'org.jose.Token')).toThrow('write pkg: and its name.');
  expect(() => read(report, 'java/New.java', 'org.shop.Crat')).not.toThrow(hint);
  expect(() => read(report, 'src/new.ts', './jose')).not.toThrow(hint);
  expect(() => read(report, 'src/new.ts', 'src/jose')).not.toThrow(hint);
  expect(() => read(report, 'src/new.ts', 'crat.ts')).not.toThrow(hint);
  expect(() => read(report, 'shop/new.py', 'shop.tax.rat')).not.toThrow(hint);
});

it('asks for more where a name can be several files', async () => {
  const report = await analyzeText({ 'a/shop/cart.py': '', 'b/shop/cart.py': '' });
  expect(() => read(report, 'web/page.py', 'shop.cart')).toThrow(
    new UserError('"shop.cart" is ambiguous: a/shop/cart.py, b/shop/cart.py. Give the path.'),
  );
});
