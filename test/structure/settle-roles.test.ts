import { describe, expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Options } from '../../src/model/options.ts';
import type { Report } from '../../src/model/report.ts';
import { PreviousAnalysis } from '../../src/previous-analysis.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { textProject } from '../support/text-project.ts';

type Texts = Readonly<Record<string, string>>;

async function rolesIn(texts: Texts, options: Partial<Options> = {}): Promise<Record<string, string>> {
  return rolesOf(await analyzeText(texts, options));
}

function rolesOf({ detailed }: Report): Record<string, string> {
  return Object.fromEntries(
    detailed.nodes.flatMap((node) => (node.type === 'file' ? [[node.id, node.role]] : [])),
  );
}

const specs = {
  'src/alert.ts': "import { alert } from './specs/native-alert.ts';\nalert();\n",
  'src/specs/native-alert.ts': "import './registry.ts';\nexport const alert = () => {};\n",
  'src/specs/registry.ts': '',
  'src/specs/cart.ts': "import '../alert.ts';\n",
};

describe('a file whose name may mean a test', () => {
  it('is product if product files use it, directly or through others', async () => {
    expect(await rolesIn(specs)).toEqual({
      'src/alert.ts': 'product',
      'src/specs/cart.ts': 'test',
      'src/specs/native-alert.ts': 'product',
      'src/specs/registry.ts': 'product',
    });
  });

  it('is product in C if it tests something for users', async () => {
    const roles = await rolesIn({
      'src/driver.c': '#include "test/test_driver.h"\n',
      'src/test/test_driver.c': '#include "test_driver.h"\n',
      'src/test/test_driver.h': '',
      'src/test/check.c': '#include "test_driver.h"\n',
      'test/cart.h': '',
      'src/cart.c': '#include "../test/cart.h"\n',
    });
    expect(roles).toEqual({
      'src/cart.c': 'product',
      'src/driver.c': 'product',
      'src/test/check.c': 'test',
      'src/test/test_driver.c': 'product',
      'src/test/test_driver.h': 'product',
      'test/cart.h': 'test',
    });
  });

  it('is product in Ruby if it describes something else than a test', async () => {
    const roles = await rolesIn({
      'lib/client.rb': "require_relative 'util/func_spec'\n",
      'lib/util/func_spec.rb': '',
      'lib/util/cart_spec.rb': "require_relative '../client'\n",
      'spec/client_spec.rb': "require_relative '../lib/client'\n",
    });
    expect(roles).toEqual({
      'lib/client.rb': 'product',
      'lib/util/cart_spec.rb': 'test',
      'lib/util/func_spec.rb': 'product',
      'spec/client_spec.rb': 'test',
    });
  });

  it('is product if it is in a folder like that of templates, and product files use it', async () => {
    const roles = await rolesIn({
      'shop/__init__.py': '',
      'shop/app.py': 'from shop.blueprints.upload.files import views\n',
      'shop/blueprints/upload/files/views.py': '',
      'shop/blueprints/route/files/page.py': '',
    });
    expect(roles).toEqual({
      'shop/__init__.py': 'product',
      'shop/app.py': 'product',
      'shop/blueprints/route/files/page.py': 'example',
      'shop/blueprints/upload/files/views.py': 'product',
    });
  });

  it('is product if it loads documents, and not if it is about the project', async () => {
    const roles = await rolesIn({
      'docs/site.ts': "import '../src/docs/theme.ts';\n",
      'src/docs/theme.ts': '',
      'src/loaders/index.ts': "import './doc/word.ts';\n",
      'src/loaders/doc/word.ts': "import './table.ts';\n",
      'src/loaders/doc/table.ts': '',
    });
    expect(roles).toEqual({
      'docs/site.ts': 'docs',
      'src/docs/theme.ts': 'docs',
      'src/loaders/doc/table.ts': 'product',
      'src/loaders/doc/word.ts': 'product',
      'src/loaders/index.ts': 'product',
    });
  });

  it('is what the project says', async () => {
    const roles = await rolesIn(specs, { roles: { test: ['src/specs/**'] } });
    expect(roles['src/specs/native-alert.ts']).toBe('test');
  });

  it('is generated if it says so, whoever uses it', async () => {
    const roles = await rolesIn({
      'src/app.ts': "import './specs/cart.ts';\nimport './specs/tax.ts';\n",
      'src/specs/cart.ts': '// @generated\n',
      'src/specs/tax.ts': '',
    });
    expect([roles['src/specs/cart.ts'], roles['src/specs/tax.ts']]).toEqual(['generated', 'product']);
  });

  it('tells stories of a newspaper from those of Storybook', async () => {
    const roles = await rolesIn({
      'src/app.ts': "import './stories/list.ts';\nimport './cart_story.vue';\n",
      'src/cart_story.vue': '<template><p /></template>',
      'src/stories/list.ts': '',
      'src/stories/list.stories.ts': "import './list.ts';\nimport './mocks.ts';\n",
      'src/stories/mocks.ts': '',
    });
    expect(roles).toEqual({
      'src/app.ts': 'product',
      'src/cart_story.vue': 'product',
      'src/stories/list.stories.ts': 'test',
      'src/stories/list.ts': 'product',
      'src/stories/mocks.ts': 'test',
    });
  });

  it('tells tests of Django from those of templates', async () => {
    const roles = await rolesIn({
      'jinja/__init__.py': '',
      'jinja/defaults.py': 'from .tests import TESTS\n',
      'jinja/tests.py': 'TESTS = {}\n',
      'hooks/__init__.py': '',
      'hooks/view.py': '',
      'hooks/tests.py': 'from . import view\n',
    });
    expect([roles['jinja/tests.py'], roles['hooks/tests.py']]).toEqual(['product', 'test']);
  });

  it('tells tests of C from product that is called like them, with its other half', async () => {
    const roles = await rolesIn({
      'src/cart.c': '#include "cart.h"\n',
      'src/cart.h': '',
      'src/test-cart.c': '#include "cart.h"\n#include "test-common.h"\n',
      'src/test-common.h': '',
      'src/tst_price.cpp': '#include "cart.h"\n',
      'include/test_digest.h': '',
      'src/digests.c': '#include "test_digest.h"\n',
      'src/test_digest.c': '#include "test_digest.h"\n',
    });
    expect(Object.keys(roles).filter((path) => roles[path] === 'test')).toEqual([
      'src/test-cart.c',
      'src/test-common.h',
      'src/tst_price.cpp',
    ]);
  });

  it('takes folders that are called like tests for product where the product uses them', async () => {
    const roles = await rolesIn({
      'src/chart.ts': "import './spec/axis.ts';\n",
      'src/spec/axis.ts': '',
      'src/org/shop/Check.java': 'package org.shop;\nimport org.shop.tests.Tax;\nclass Check { Tax tax; }\n',
      'src/org/shop/tests/Tax.java': 'package org.shop.tests;\npublic class Tax {}\n',
      'src/org/shop/tests/CartCase.java': 'package org.shop.tests;\nclass CartCase {}\n',
      'Lib/doctest.py': 'import unittest.case\n',
      'Lib/unittest/__init__.py': '',
      'Lib/unittest/case.py': '',
      'src/Twig/Core.php': '<?php\nnamespace Twig;\nuse Twig\\Test\\Defined;\nnew Defined();\n',
      'src/Twig/Test/Defined.php': '<?php\nnamespace Twig\\Test;\nclass Defined {}\n',
      'src/Twig/Test/CoreCase.php': '<?php\nnamespace Twig\\Test;\nclass CoreCase {}\n',
      'kernel/camera.h': '#include "sample/pattern.h"\n',
      'kernel/sample/pattern.h': '',
      'shop/sample/cart.h': '',
    });
    expect(roles['Lib/unittest/case.py']).toBe('product');
    expect(roles['kernel/sample/pattern.h']).toBe('product');
    expect(roles['shop/sample/cart.h']).toBe('example');
    expect(roles['src/spec/axis.ts']).toBe('product');
    expect(roles['src/org/shop/tests/Tax.java']).toBe('product');
    expect(roles['src/org/shop/tests/CartCase.java']).toBe('test');
    expect(roles['src/Twig/Test/Defined.php']).toBe('product');
    expect(roles['src/Twig/Test/CoreCase.php']).toBe('test');
  });

  it('tells regression tests from regressions', async () => {
    const roles = await rolesIn({
      'src/main.c': '#include "regress/linear.h"\n',
      'src/regress/linear.h': '',
      'regress/cart.c': '',
    });
    expect([roles['src/regress/linear.h'], roles['regress/cart.c']]).toEqual(['product', 'test']);
  });

  it('stays a test for suites and helpers of tests that no convention names', async () => {
    const roles = await rolesIn({
      'org/shop/CartTest.java': 'package org.shop;\nclass CartTest {}\n',
      'org/shop/AllSuites.java': 'package org.shop;\nclass AllSuites { CartTest cart; }\n',
      'org/shop/NodeTest.java': 'package org.shop;\nclass NodeTest {}\n',
      'org/shop/Step.java': 'package org.shop;\nclass Step { NodeTest test; }\n',
    });
    expect([roles['org/shop/CartTest.java'], roles['org/shop/NodeTest.java']]).toEqual(['test', 'product']);
  });

  it('stays a test if another name says so too', async () => {
    const roles = await rolesIn({
      'src/cart.ts': "import './cart.test.ts';\nimport './tests/mocks/data.ts';\n",
      'src/cart.test.ts': '',
      'src/tests/mocks/data.ts': '',
    });
    expect([roles['src/cart.test.ts'], roles['src/tests/mocks/data.ts']]).toEqual(['test', 'test']);
  });

  it('is what later analyses of the same process find', async () => {
    const previous = new PreviousAnalysis();
    const unused = { ...specs, 'src/alert.ts': '' };
    const found = [];
    for (const texts of [unused, specs, unused]) {
      const report = await analyze(textProject(texts), defaultOptions, { previous });
      const fresh = await analyze(textProject(texts), defaultOptions, {});
      expect({ ...report, generatedAt: '' }).toEqual({ ...fresh, generatedAt: '' });
      found.push(rolesOf(report)['src/specs/native-alert.ts']);
    }
    expect(found).toEqual(['test', 'product', 'test']);
  });
});

it('takes helpers in a folder integration at the root for tests, if most files there are tests', async () => {
  const tests = Array.from({ length: 20 }, (_, i) => [`integration/cart-${i}-test.ts`, "import './helper';"]);
  const shop: Texts = { ...Object.fromEntries(tests), 'integration/helper.ts': '', 'src/cart.ts': '' };
  expect((await rolesIn(shop))['integration/helper.ts']).toBe('test');
  const used = { ...shop, 'src/cart.ts': "import '../integration/helper';" };
  expect((await rolesIn(used))['integration/helper.ts']).toBe('product');
});

describe('a folder called testing', () => {
  const carts = Array.from({ length: 18 }, (_, i) => [
    `testing/shop/Cart${i}Test.java`,
    `class Cart${i}Test {}\n`,
  ]);
  const suite = {
    ...(Object.fromEntries(carts) as Texts),
    'src/shop/Cart.java': 'package shop;\nclass Cart {}\n',
    'testing/shop/Harness.java': 'package shop;\npublic class Harness { Cart cart; }\n',
    'testing/shop/Setup.java': 'package shop;\nclass Setup { Harness harness; }\n',
  };

  it('holds tests and their helpers if most of its files are tests by their names', async () => {
    const roles = await rolesIn(suite);
    expect([roles['testing/shop/Harness.java'], roles['testing/shop/Setup.java']]).toEqual(['test', 'test']);
    expect(roles['src/shop/Cart.java']).toBe('product');
  });

  it('may have a name before it: shoptests', async () => {
    const tests = Array.from({ length: 20 }, (_, i) => [`shoptests/test_cart${i}.py`, '']);
    const files: Texts = { ...Object.fromEntries(tests), 'shoptests/util.py': 'import shop', 'shop.py': '' };
    expect((await rolesIn(files))['shoptests/util.py']).toBe('test');
    const used = { ...files, 'shop.py': 'import shoptests.util' };
    expect((await rolesIn(used))['shoptests/util.py']).toBe('product');
    const contests = { 'contests/form.py': '', 'contests/test_form.py': '', 'shop.py': '' };
    expect((await rolesIn(contests))['contests/form.py']).toBe('product');
  });

  it('holds tests if most of its files are scripts, which are offered to nobody', async () => {
    const scripts = Array.from({ length: 20 }, (_, i) => [`testing/case${i}/init.sh`, 'shop up\n']);
    const cases: Texts = { ...Object.fromEntries(scripts), 'testing/run.py': '', 'shop.py': '' };
    const roles = await rolesIn(cases);
    expect([roles['testing/case0/init.sh'], roles['testing/run.py']]).toEqual(['test', 'test']);
    const used = await rolesIn({ ...cases, 'shop.py': 'import testing.run\n' });
    expect(used['testing/run.py']).toBe('product');
  });

  it('is product if a product file uses it, if it holds few tests, or if the project says so', async () => {
    const used = { ...suite, 'src/shop/Cart.java': 'package shop;\nclass Cart { Harness harness; }\n' };
    const small = { 'testing/cart.ts': '', 'testing/cart.test.ts': '', 'testing/cart-line.test.ts': '' };
    expect((await rolesIn(used))['testing/shop/Setup.java']).toBe('product');
    expect((await rolesIn(small))['testing/cart.ts']).toBe('product');
    const configured = await rolesIn(suite, { roles: { product: ['**/Setup.java'] } });
    expect(configured['testing/shop/Setup.java']).toBe('product');
    expect(configured['testing/shop/Harness.java']).toBe('test');
  });
});

describe('a module of Rust', () => {
  it('is a test if it is only declared for tests, with the modules in it', async () => {
    const roles = await rolesIn({
      'Cargo.toml': '[package]\nname = "shop"\n',
      'src/lib.rs':
        'mod cart;\nmod tax;\n#[cfg(test)]\nmod check;\n#[cfg(test)]\nmod text;\n#[cfg(any(test, unix))]\nmod unix;\n',
      'src/cart.rs': '#[cfg(test)]\nmod trial;\nconst TEXT: &str = include_str!("text.rs");\n',
      'src/cart/trial.rs': 'use crate::tax;\n',
      'src/check.rs': 'mod fake;\nuse crate::tax;\n',
      'src/check/fake.rs': '',
      'src/tax.rs': '#[cfg(test)]\n#[path = "cart.rs"]\nmod cart;\n',
      'src/text.rs': '',
      'src/unix.rs': '',
    });
    expect(roles).toEqual({
      'src/cart.rs': 'product',
      'src/cart/trial.rs': 'test',
      'src/check.rs': 'test',
      'src/check/fake.rs': 'test',
      'src/lib.rs': 'product',
      'src/tax.rs': 'product',
      'src/text.rs': 'product',
      'src/unix.rs': 'product',
    });
  });
});

describe('a file of Go that imports testing', () => {
  const shop = {
    'go.mod': 'module shop\n',
    'cart/cart.go': 'package cart\n\nfunc Add() {}\n',
    'cart/cart_test.go':
      'package cart\n\nimport (\n\t"shop/check"\n\t"testing"\n)\n\nfunc TestAdd(t *testing.T) { check.Equal(t) }\n',
    'tax/tax.go': 'package tax\n\nfunc Of() {}\n',
    'check/check.go': 'package check\n\nimport "testing"\n\nfunc Equal(t *testing.T) {}\n',
  };

  it('is a test', async () => {
    expect(await rolesIn(shop)).toMatchObject({ 'cart/cart.go': 'product', 'check/check.go': 'test' });
  });

  it('is product if product files use it, or where it is most of the product', async () => {
    const used = {
      ...shop,
      'main.go': 'package main\n\nimport "shop/check"\n\nfunc main() { check.Equal(nil) }\n',
    };
    expect(await rolesIn(used)).toMatchObject({ 'check/check.go': 'product' });
    const library = { 'go.mod': 'module check\n', 'check.go': shop['check/check.go'] };
    expect(await rolesIn(library)).toEqual({ 'check.go': 'product' });
  });
});
