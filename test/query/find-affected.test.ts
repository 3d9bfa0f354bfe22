import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { type Affected, findAffected } from '../../src/query/affected/find-affected.ts';
import { answerAffected, describeReason } from '../../src/answers/answer-affected.ts';
import { answerImpact } from '../../src/answers/answer-impact.ts';
import { findImpact } from '../../src/query/paths/find-impact.ts';
import { renderAnswer } from '../../src/answers/render-answer.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

const shop = {
  'package.json': '{}',
  'src/money.ts': 'export const tax = 1;',
  'src/cart.ts': "import { tax } from './money';\nexport const cart = [tax];",
  'src/page.ts': "import './cart';",
  'src/greeting.ts': '',
  'test/cart.test.ts': "import '../src/cart';",
  'test/money.test.ts': "import '../src/money';",
  'test/greeting.test.ts': "import '../src/greeting';",
};

function testsOf({ tests }: Affected): readonly string[] {
  return tests.map(({ file }) => file);
}

/** `test: why` */
function reasonsOf({ tests }: Affected): readonly string[] {
  return tests.map(({ file, reason }) => `${file}: ${describeReason(reason)}`);
}

function whyAll({ selectsAll }: Affected): readonly string[] {
  return selectsAll.map(({ path, why }) => `${path} ${why}`);
}

async function affectedIn(
  texts: Readonly<Record<string, string>>,
  paths: readonly string[],
  settings?: Report['settings']['affected'],
): Promise<Affected> {
  return findAffected(await analyzeText(texts, { affected: settings }), paths);
}

describe('a changed source file', () => {
  it('affects all that depend on it, and their tests, each with the way there', async () => {
    const affected = await affectedIn(shop, ['src/money.ts']);
    expect(affected.files.map(({ file }) => file)).toEqual([
      'src/money.ts',
      'src/cart.ts',
      'test/money.test.ts',
      'src/page.ts',
      'test/cart.test.ts',
    ]);
    expect(reasonsOf(affected)).toEqual([
      'test/cart.test.ts: → src/cart.ts → src/money.ts (changed)',
      'test/money.test.ts: → src/money.ts (changed)',
    ]);
    expect(affected.selectsAll).toEqual([]);
    expect(affected.testCount).toBe(3);
  });

  it('affects what imports only its types: a type test can fail', async () => {
    const texts = { ...shop, 'test/types.test.ts': "import type { tax } from '../src/money';" };
    expect(testsOf(await affectedIn(texts, ['src/money.ts']))).toContain('test/types.test.ts');
  });

  it('affects a test that changed itself, and no other', async () => {
    expect(reasonsOf(await affectedIn(shop, ['test/cart.test.ts']))).toEqual(['test/cart.test.ts: changed']);
  });

  it.each([
    ['src/page.ts', 'is imported by nothing: a test can start it, a runner can load it'],
    ['test/fixtures/order.ts', 'is a fixture, which tests can read as data'],
    ['vitest.config.ts', 'is loaded before the tests'],
    ['vitest.config.unit.mts', 'is loaded before the tests'],
    ['test/setup.ts', 'is loaded before the tests'],
  ])('selects every test if it is %s', async (path, why) => {
    const affected = await affectedIn({ [path]: '', ...shop }, [path]);
    expect(whyAll(affected)).toContain(`${path} ${why}`);
    expect(affected.tests).toHaveLength(affected.testCount);
  });

  it('is no test if the runner loads it before tests that have names of their own', async () => {
    const affected = await affectedIn(
      {
        'src/Cart.php': '<?php class Cart {}',
        'tests/CartTest.php': '<?php class CartTest { function total() { return new Cart(); } }',
        'tests/bootstrap.php': '<?php ini_set("precision", 17);',
      },
      ['tests/bootstrap.php'],
    );
    expect(testsOf(affected)).toEqual(['tests/CartTest.php']);
    expect(whyAll(affected)).toEqual(['tests/bootstrap.php is loaded before the tests']);
  });

  it('has no dependents where nothing imports it: every test is selected, and its reason is named', async () => {
    const affected = await affectedIn({ ...shop, 'other/package.json': '{}', 'other/main.ts': '' }, [
      'src/page.ts',
    ]);
    expect(affected.files).toEqual([{ file: 'src/page.ts', reason: { kind: 'changed' } }]);
    expect(affected.packages).toMatchObject([{ folder: '.', files: 1, tests: 3 }]);
    expect(renderAnswer(answerAffected(affected))).toBe(
      '1 file changed, 0 files depend on it: all 3 tests selected.\n\nEvery test is selected:\n  src/page.ts is imported by nothing: a test can start it, a runner can load it\n',
    );
  });

  it('selects every test if the configuration of the runner depends on it', async () => {
    const texts = { ...shop, 'vitest.config.ts': "import './src/greeting';" };
    expect(whyAll(await affectedIn(texts, ['src/greeting.ts']))).toEqual([
      'vitest.config.ts is loaded before the tests, and depends on src/greeting.ts',
    ]);
  });
});

describe('a changed file outside of the graph', () => {
  it.each(['package.json', 'package-lock.json', '.github/workflows/ci.yml', 'logo.png', '../tsconfig.json'])(
    'selects every test: %s',
    async (path) => {
      const affected = await affectedIn(shop, [path]);
      expect(whyAll(affected)).toEqual([`${path} is not in the dependency graph`]);
      expect(testsOf(affected)).toEqual(['test/cart.test.ts', 'test/greeting.test.ts', 'test/money.test.ts']);
      expect(affected.packages.map(({ folder }) => folder)).toEqual(['.']);
    },
  );

  it.each(['README.md', 'LICENSE', 'docs/guide/start.md', 'CODEOWNERS'])(
    'selects nothing where no test can see it: %s',
    async (path) => {
      const affected = await affectedIn(shop, [path]);
      expect(affected).toMatchObject({
        changes: [{ path, kind: 'unseen' }],
        selectsAll: [],
        files: [],
        tests: [],
      });
    },
  );

  it.each([
    ['test/data/order.md', {}],
    ['README.md', { 'src/lib.rs': '' }],
  ])('selects every test where documentation is data: %s', async (path, more) => {
    expect((await affectedIn({ ...shop, ...more }, [path])).selectsAll).toHaveLength(1);
  });

  it('is a snapshot of one test, which alone is selected', async () => {
    expect(testsOf(await affectedIn(shop, ['test/__snapshots__/cart.test.ts.snap']))).toEqual([
      'test/cart.test.ts',
    ]);
    const unknown = await affectedIn(shop, ['test/__snapshots__/gone.test.ts.snap']);
    expect(unknown.selectsAll).toHaveLength(1);
  });
});

describe('a test that may see any change', () => {
  it.each([
    [
      'src/plugins.ts',
      'export const load = (name: string) => import(name);',
      '→ src/plugins.ts:1 imports something that is computed at run time',
    ],
    ['src/plugins.ts', "\nimport './gone';", '→ src/plugins.ts:2 has an import that is not resolved'],
    [
      'src/plugins.ts',
      "import rewire from 'rewire';",
      '→ src/plugins.ts:1 uses rewire, which loads code by name',
    ],
  ])('reaches a file with unknown imports: %s %s', async (path, text, why) => {
    const texts = { ...shop, [path]: text, 'test/plugins.test.ts': `import '../${path.slice(0, -3)}';` };
    expect(reasonsOf(await affectedIn(texts, ['src/greeting.ts']))).toEqual([
      'test/greeting.test.ts: → src/greeting.ts (changed)',
      `test/plugins.test.ts: ${why}`,
    ]);
  });

  it('starts programs, and a program is affected', async () => {
    const texts = {
      ...shop,
      'bin/sell.ts': "import '../src/cart';",
      'test/run.test.ts': "import { spawn } from 'node:child_process';",
    };
    expect(reasonsOf(await affectedIn(texts, ['src/money.ts']))).toContain(
      'test/run.test.ts: line 1 uses node:child_process, which can start programs such as bin/sell.ts',
    );
    expect(testsOf(await affectedIn(texts, ['src/greeting.ts']))).toEqual(['test/greeting.test.ts']);
    const external = { external: ['test/run.test.ts'] };
    expect(testsOf(await affectedIn(texts, ['src/money.ts'], external))).not.toContain('test/run.test.ts');
  });

  it('starts no package of Go that another one imports: that is no program', async () => {
    const texts = {
      'go.mod': 'module example.com/shop\n',
      'main.go': 'package main\n\nimport _ "example.com/shop/tax"\n',
      'tax/rate.go': 'package tax\n\nvar Rate = 1\n',
      'tax/extra.go': 'package tax\n\nvar extra = Rate\n',
      'run/run_test.go': 'package run\n\nimport "os/exec"\n\nvar _ = exec.Command\n',
    };
    expect(reasonsOf(await affectedIn(texts, ['tax/rate.go']))).toEqual([
      'run/run_test.go: line 3 uses os/exec, which can start programs such as main.go',
    ]);
  });

  it('is not selected where only documentation changed', async () => {
    const texts = { ...shop, 'test/all.test.ts': 'export const load = (name: string) => import(name);' };
    expect(testsOf(await affectedIn(texts, ['README.md']))).toEqual([]);
  });
});

describe('the answer about affected tests', () => {
  const loader = 'export const load = (name: string) => import(name);';
  const texts = {
    ...shop,
    'src/plugins.ts': loader,
    'test/a.test.ts': "import '../src/plugins';",
    'test/b.test.ts': "import '../src/plugins';",
    'test/c.test.ts': loader,
  };
  const linesOf = (affected: Affected, title: RegExp): readonly string[] | undefined =>
    answerAffected(affected).sections.find((section) => title.test(section.title))?.lines;

  it('has those that depend on the change first, nearest first, and sums up what may load anything', async () => {
    const affected = await affectedIn(texts, ['src/money.ts', 'test/greeting.test.ts']);
    expect(testsOf(affected)).toEqual([
      'test/a.test.ts',
      'test/b.test.ts',
      'test/c.test.ts',
      'test/cart.test.ts',
      'test/greeting.test.ts',
      'test/money.test.ts',
    ]);
    expect(linesOf(affected, /^Tests to run \(3\)/)).toEqual([
      'test/greeting.test.ts: changed',
      'test/money.test.ts: → src/money.ts (changed)',
      'test/cart.test.ts: → src/cart.ts → src/money.ts (changed)',
    ]);
    expect(linesOf(affected, /load or start anything \(3;/)).toEqual([
      '2 tests through src/plugins.ts:1 imports something that is computed at run time: test/a.test.ts, test/b.test.ts',
      'test/c.test.ts: line 1 imports something that is computed at run time',
    ]);
  });

  it('has them also where every test is selected', async () => {
    const affected = await affectedIn(texts, ['src/money.ts', 'package.json']);
    expect(testsOf(affected)).toHaveLength(6);
    expect(linesOf(affected, /^Tests to run first \(2\)/)).toEqual([
      'test/money.test.ts: → src/money.ts (changed)',
      'test/cart.test.ts: → src/cart.ts → src/money.ts (changed)',
    ]);
  });
});

describe('code that loads anything', () => {
  const mixed = {
    'web/util.ts': 'export const a = 1;',
    'web/page.ts': "import './util';",
    'web/util.test.ts': "import './page';",
    'web/plugin.test.ts': 'export const load = (name: string) => import(name);',
    'shop/cart.py': 'a = 1\n',
    'shop/models.py': 'import django.apps\n',
    'shop/test_models.py': 'import shop.models\n',
    'shop/test_cart.py': 'import shop.cart\n',
    'shop/test_plugin.py': 'import importlib\nimportlib.import_module(name)\n',
    'native/fast.c': '',
    'native/fast.h': '',
  };
  const pythonTests = ['shop/test_models.py', 'shop/test_plugin.py'];

  it('loads files of its own languages', async () => {
    const tests = ['web/plugin.test.ts', 'web/util.test.ts'];
    expect(testsOf(await affectedIn(mixed, ['web/util.ts']))).toEqual(tests);
    expect(testsOf(await affectedIn(mixed, ['shop/cart.py']))).toEqual(['shop/test_cart.py', ...pythonTests]);
  });

  it('loads what is built from a compiled language', async () => {
    const texts = { ...mixed, 'native/main.c': '#include "fast.h"' };
    const tests = testsOf(await affectedIn(texts, ['native/fast.h']));
    expect(tests).toEqual([...pythonTests, 'web/plugin.test.ts']);
  });

  it('may be a file of JavaScript that is generated from another language', async () => {
    const texts = { ...mixed, 'web/api.test.ts': "import './generated';" };
    const tests = testsOf(await affectedIn(texts, ['shop/cart.py']));
    expect(tests).toContain('web/api.test.ts');
    // It may be loaded in turn.
    expect(tests).toContain('web/plugin.test.ts');
  });

  it('is reflection, but not what only describes a type', async () => {
    const texts = {
      'src/shop/Money.kt': 'package shop\nclass Money',
      'src/shop/Cart.kt': 'package shop\nval cart = Money()',
      'test/shop/TypeTest.kt': 'package shop\nimport kotlin.reflect.KClass\nimport java.lang.reflect.Type\n',
      'test/shop/NameTest.java': 'package shop;\nimport java.lang.reflect.Method;\nclass NameTest {}',
      'test/shop/FullTest.kt': 'package shop\nimport kotlin.reflect.full.memberProperties\n',
    };
    expect(testsOf(await affectedIn(texts, ['src/shop/Money.kt']))).toEqual([
      'test/shop/FullTest.kt',
      'test/shop/NameTest.java',
    ]);
  });

  it('is a shell script, which can start anything; a command in bin is no test', async () => {
    const texts = { ...mixed, 'tools/all_test.sh': 'echo', 'bin/shop-perf-test.sh': 'echo' };
    expect(testsOf(await affectedIn(texts, ['web/util.ts']))).toEqual([
      'tools/all_test.sh',
      'web/plugin.test.ts',
      'web/util.test.ts',
    ]);
  });

  it('loaded a file that is gone', async () => {
    const before = await analyzeText(mixed);
    const { 'shop/cart.py': _cart, 'shop/test_cart.py': _test, ...rest } = mixed;
    const gone = ['shop/cart.py', 'shop/test_cart.py'];
    expect(testsOf(findAffected(await analyzeText(rest), gone, before))).toEqual(pythonTests);
  });
});

describe('the impact of a change', () => {
  it('says how many other files may load it by name', async () => {
    const texts = {
      ...shop,
      'src/plugins.ts': 'export const load = (name: string) => import(name);',
      'src/page.ts': "import './cart';\nimport(name);",
      'jobs/models.py': 'import django.apps\n',
    };
    const report = await analyzeText(texts);
    const { heading } = answerImpact(findImpact(report, ['src/money.ts']));
    expect(heading).toContain(
      '1 more file loads code by computed imports or names and may use it; lintel affected counts it.',
    );
    const shopReport = await analyzeText(shop);
    expect(findImpact(shopReport, ['src/money.ts']).mayLoad).toBe(0);
  });
});

describe('what a platform of Kotlin declares as actual', () => {
  const texts = {
    'shop/src/commonMain/kotlin/shop/Clock.kt': 'package shop\nexpect fun now(): Long\n',
    'shop/src/jvmMain/kotlin/shop/Clock.jvm.kt': 'package shop\nactual fun now(): Long = 1\n',
    'shop/src/jvmMain/kotlin/shop/Desk.kt': 'package shop\nval opened = now()\n',
    'shop/src/commonMain/kotlin/shop/Cart.kt': 'package shop\nval made = now()\n',
    'shop/src/commonTest/kotlin/shop/CartTest.kt': 'package shop\nval test = made\n',
    'shop/src/commonMain/kotlin/shop/tax/Tax.kt': 'package shop.tax\nval rate = 1\n',
    'shop/src/commonTest/kotlin/shop/tax/TaxTest.kt': 'package shop.tax\nval test = rate\n',
  };
  const clock = 'shop/src/jvmMain/kotlin/shop/Clock.jvm.kt';

  it('is seen by tests of common code of its package', async () => {
    expect(reasonsOf(await affectedIn(texts, [clock]))).toEqual([
      `shop/src/commonTest/kotlin/shop/CartTest.kt: → shop/src/commonMain/kotlin/shop/Cart.kt ⇢ ${clock} (changed)`,
    ]);
  });

  it('is named with the common code that may expect it', async () => {
    const report = await analyzeText(texts);
    expect(answerImpact(findImpact(report, [clock])).heading).toContain(
      'Common code may use it through what shop/src/commonMain/kotlin/shop/Clock.kt may expect; lintel affected counts that.',
    );
    expect(findImpact(report, ['shop/src/commonMain/kotlin/shop/Cart.kt']).mayExpect).toEqual([]);
  });

  it('may still be loaded by anything where nothing imports it', async () => {
    const desk = 'shop/src/jvmMain/kotlin/shop/Desk.kt';
    expect(whyAll(await affectedIn(texts, [desk]))).toEqual([
      `${desk} is imported by nothing: a test can start it, a runner can load it`,
    ]);
  });
});

describe('dependencies that no import shows', () => {
  it('are conftest.py and __init__.py above a test', async () => {
    const texts = {
      'shop/__init__.py': '',
      'shop/cart.py': '',
      'tests/conftest.py': 'import shop.cart',
      'tests/unit/test_page.py': '',
      'tests/unit/conftest.py': '',
      'tests/api/test_orders.py': '',
    };
    const byCart = await affectedIn(texts, ['shop/cart.py']);
    expect(reasonsOf(byCart)).toEqual([
      'tests/api/test_orders.py: ⇢ tests/conftest.py → shop/cart.py (changed)',
      'tests/unit/test_page.py: ⇢ tests/conftest.py → shop/cart.py (changed)',
    ]);
    expect(testsOf(await affectedIn(texts, ['tests/unit/conftest.py']))).toEqual(['tests/unit/test_page.py']);
    expect(testsOf(await affectedIn(texts, ['shop/__init__.py']))).toHaveLength(2);
  });

  it('are all files of a package of Go', async () => {
    const texts = {
      'go.mod': 'module example.org/shop',
      'cart/cart.go': 'package cart',
      'cart/init.go': 'package cart\nfunc init() {}',
      'cart/cart_test.go': 'package cart',
      'page/page.go': 'package page',
      'page/page_test.go': 'package page',
    };
    expect(testsOf(await affectedIn(texts, ['cart/init.go']))).toEqual(['cart/cart_test.go']);
  });

  it('are all files of a crate of Rust, whose root stands for the tests inside it', async () => {
    const texts = {
      'Cargo.toml': '[workspace]\nmembers = ["cart", "page"]',
      'cart/Cargo.toml': '[package]\nname = "cart"',
      'cart/src/lib.rs': 'mod tax;',
      'cart/src/tax.rs': '',
      'cart/tests/sums.rs': '',
      'page/Cargo.toml': '[package]\nname = "page"',
      'page/src/main.rs': '',
    };
    const affected = await affectedIn(texts, ['cart/src/tax.rs']);
    expect(testsOf(affected)).toEqual(['cart/src/lib.rs', 'cart/tests/sums.rs']);
    expect(affected.packages.map(({ folder }) => folder)).toEqual(['cart']);
  });

  it('are the runtime of JSX that a compiler imports', async () => {
    const texts = {
      'src/jsx/jsx-runtime.ts': "import './base';",
      'src/jsx/base.ts': '',
      'test/list.test.tsx': '<ul />;',
      'test/cart.test.ts': '',
    };
    expect(testsOf(await affectedIn(texts, ['src/jsx/base.ts']))).toEqual(['test/list.test.tsx']);
  });

  it('are objects that a build links into a test of C', async () => {
    const texts = { 'cart.c': '', 'cart.h': '', 'test/sums.c': '#include "../cart.h"\n' };
    expect(testsOf(await affectedIn(texts, ['cart.c']))).toEqual(['test/sums.c']);
  });

  it('lead to extension methods of C# whose name several classes declare', async () => {
    const project = '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup>REFERENCE</ItemGroup></Project>';
    const reference = '<ProjectReference Include="../../src/Shop/Shop.csproj" />';
    const texts = {
      'src/Shop/Shop.csproj': project.replace('REFERENCE', ''),
      'src/Shop/Cart.cs': 'namespace Shop; public class Cart {} public class Cart<T> {}',
      'src/Shop/Tax.cs': 'namespace Shop; class Rate { public static int Of() => 1; }',
      'src/Shop/CartTax.cs':
        'namespace Shop; public static class CartTax { public static int Tax(this Cart cart) => Rate.Of(); }',
      'src/Shop/CartOfTax.cs':
        'namespace Shop; public static class CartOfTax { public static int Tax<T>(this Cart<T> cart) => 2; }',
      'test/Shop.Tests/Shop.Tests.csproj': project.replace('REFERENCE', reference),
      'test/Shop.Tests/CartTests.cs':
        'namespace Shop.Tests; public class CartTests { void Adds() => new Cart().Tax(); }',
    };
    const affected = await affectedIn(texts, ['src/Shop/Tax.cs']);
    expect(reasonsOf(affected)).toEqual([
      'test/Shop.Tests/CartTests.cs: → src/Shop/Cart.cs ⇢ src/Shop/CartTax.cs → src/Shop/Tax.cs (changed)',
    ]);
    expect(whyAll(await affectedIn(texts, ['src/Shop/CartTax.cs']))).toHaveLength(1);
  });
});

describe('the files that a runner takes', () => {
  it.each([
    ['named by convention', ['src/cart.test.ts', 'src/__tests__/page.ts'], {}],
    [
      'all of test/ for mocha, without what other tests use',
      ['test/app.js', 'test/res.send.js'],
      {
        'test/app.js': "require('./support/utils');",
        'test/res.send.js': "require('./support/utils');",
        'test/support/utils.js': '',
      },
    ],
    [
      'a cycle of tests that nothing else uses',
      ['test/a.js', 'test/b.js'],
      {
        'test/a.js': "require('./b');",
        'test/b.js': "require('./a');",
      },
    ],
    ['Specs of .NET', ['Shop.Specs/CartSpecs.cs'], { 'Shop.Specs/CartSpecs.cs': '' }],
    [
      'a package and its tests in Kotlin',
      ['shop/src/test/kotlin/CartTest.kt'],
      {
        'shop/src/test/kotlin/CartTest.kt': '',
      },
    ],
  ] as const)('are %s', async (_, expected, more) => {
    const named = Object.fromEntries(expected.map((file) => [file, '']));
    const texts = { 'package.json': '', 'src/cart.ts': '', ...named, ...more };
    expect(testsOf(await affectedIn(texts, ['package.json']))).toEqual([...expected].toSorted());
  });
});

describe('a file that is gone', () => {
  it('affects what used it before the change', async () => {
    const before = await analyzeText(shop);
    const { 'src/money.ts': _, ...rest } = shop;
    const after = await analyzeText({ ...rest, 'src/cart.ts': 'export const cart = [];' });
    const affected = findAffected(after, ['src/money.ts', 'src/cart.ts'], before);
    expect(testsOf(affected)).toEqual(['test/cart.test.ts', 'test/money.test.ts']);
    expect(affected.files.map(({ file }) => file)).not.toContain('src/money.ts');
  });
});

describe('the configuration', () => {
  it('names files that no test can see, in place of documentation', async () => {
    const settings = { ignore: ['*.png', 'src/page.ts'] };
    const affected = await affectedIn(shop, ['logo.png', 'src/page.ts'], settings);
    expect(affected).toMatchObject({ selectsAll: [], tests: [] });
    expect((await affectedIn(shop, ['README.md'], settings)).selectsAll).toHaveLength(1);
  });

  it('names tests that see every change, and files that a runner takes', async () => {
    const always = await affectedIn(shop, ['src/greeting.ts'], { always: ['test/money.test.ts'] });
    expect(reasonsOf(always)).toContain('test/money.test.ts: the configuration always selects it');
    const tests = await affectedIn(shop, ['src/money.ts'], { tests: ['src/page.ts'] });
    expect(testsOf(tests)).toEqual(['src/page.ts']);
  });

  it('names files whose computed imports load nothing of the project', async () => {
    const texts = { ...shop, 'test/all.test.ts': 'export const load = (name: string) => import(name);' };
    const settings = { external: ['test/all.test.ts'] };
    expect(testsOf(await affectedIn(texts, ['src/greeting.ts'], settings))).toEqual([
      'test/greeting.test.ts',
    ]);
  });
});

it('answers with the reasons, without a list of the whole project', async () => {
  const answer = answerAffected(await affectedIn(shop, ['src/greeting.ts']), { since: 'main (1a2b3c4)' });
  expect(renderAnswer(answer))
    .toBe(`1 file changed since main (1a2b3c4), 1 file depends on it: 1 of 3 tests selected.

Tests to run (1):
  test/greeting.test.ts: → src/greeting.ts (changed)

Dependents (1):
  test/greeting.test.ts: → src/greeting.ts (changed)

Packages (1):
  .: 2 files, 1 test, first src/greeting.ts
`);
  expect(renderAnswer(answerAffected(await affectedIn(shop, ['package.json'])))).toBe(
    '1 file changed: all 3 tests selected.\n\nEvery test is selected:\n  package.json is not in the dependency graph\n',
  );
  const firstLine = async (texts: Record<string, string>): Promise<string | undefined> =>
    renderAnswer(answerAffected(await affectedIn(texts, ['package.json']))).split('\n')[0];
  expect(await firstLine({ 'a.ts': '' })).toBe(
    '1 file changed: all tests would be selected, but there are none.',
  );
  expect(await firstLine({ 'a.test.ts': '' })).toBe('1 file changed: the only test is selected.');
});

it('does not take helpers in testing_support for tests', async () => {
  const texts = {
    'lib/shop/testing_support/orders.rb': 'module Orders; end',
    'lib/shop/cart.rb': 'class Cart; end',
    'spec/cart_spec.rb': "require 'shop/cart'",
  };
  expect((await affectedIn(texts, ['lib/shop/cart.rb'])).testCount).toBe(1);
});

it('has large numbers with separators, in all answers', () => {
  const tests = Array.from({ length: 1_200 }, (_, i) => `test/cart-${i}.test.ts`);
  const large = reportFrom(factsOf(Object.fromEntries(tests.map((test) => [test, ['src/cart.ts']]))));
  const answers = [
    answerAffected(findAffected(large, ['src/cart.ts'])),
    answerImpact(findImpact(large, ['src/cart.ts'])),
  ];
  for (const answer of answers) {
    const text = renderAnswer(answer, 400);
    expect(text).toContain('1,200');
    expect(text).not.toMatch(/[ (]\d{4,}/);
  }
});
