// What the documentation of import-linter (2.x) and tach says of each of their contracts, as rules. Both are for Python, and
// so are the projects.
import { describe, expect, it } from 'vitest';
import { checkRules, linesOf } from '../support/broken-rules.ts';

type Rule = Readonly<Record<string, unknown>>;

/** A project of modules, each with what it imports: `shop.cart: shop.low, django`. A package ends with a dot. */
function project(...modules: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    modules.map((line) => {
      const [name = '', imports = ''] = line.split(': ');
      const path = name.replaceAll('.', '/');
      return [
        path.endsWith('/') ? `${path}__init__.py` : `${path}.py`,
        imports
          .split(', ')
          .filter((each) => each !== '')
          .map((each) => `import ${each}\n`)
          .join(''),
      ];
    }),
  );
}

async function broken(files: Readonly<Record<string, string>>, ...rules: readonly Rule[]): Promise<string[]> {
  const named = rules.map((rule, i) => ({ name: i === 0 ? 'rule' : `rule ${i + 1}`, ...rule }));
  return linesOf(await checkRules({}, { rules: named }, files));
}

describe('import-linter: layers', () => {
  const layers = ['shop/high', 'shop/medium', 'shop/low'];
  const shop = project(
    'shop.high.: shop.medium, shop.low',
    'shop.high.two',
    'shop.medium.: shop.low',
    'shop.low.',
    'shop.low.one',
    'shop.utils',
  );

  it('let higher layers import lower ones', async () => {
    expect(await broken(shop, { layers, transitive: true })).toEqual([]);
  });

  it('forbid the other way, for modules inside layers too', async () => {
    const wrong = project('shop.medium.: shop.high', 'shop.low.one: shop.high.two');
    expect(await broken({ ...shop, ...wrong }, { layers, transitive: true })).toEqual([
      'rule: shop/low/one.py:1 -> shop/high/two.py',
      'rule: shop/medium/__init__.py:1 -> shop/high/__init__.py',
    ]);
  });

  it('forbid a way through modules that are not listed', async () => {
    const wrong = project('shop.low.one: shop.utils', 'shop.utils: shop.high');
    expect(await broken({ ...shop, ...wrong }, { layers, transitive: true })).toEqual([
      'rule: shop/low/one.py:1 -> shop/utils.py -> shop/high/__init__.py',
    ]);
  });

  it('can be root packages', async () => {
    const roots = project('high.: medium', 'medium.: low', 'low.: high');
    expect(await broken(roots, { layers: ['high/**', 'medium/**', 'low/**'] })).toEqual([
      'rule: low/__init__.py:1 -> high/__init__.py',
    ]);
  });

  it('can be single modules', async () => {
    const modules = project('shop.high: shop.low', 'shop.low: shop.high');
    expect(await broken(modules, { layers: ['shop/high.py', 'shop/low.py'] })).toEqual([
      'rule: shop/low.py:1 -> shop/high.py',
    ]);
  });

  it('are a mistake where one does not exist, unless it is optional', async () => {
    const rule = { layers: [...layers, 'shop/lowest'] };
    expect(await broken(shop, rule)).toEqual([expect.stringContaining('"shop/lowest" matches no file')]);
    expect(await broken(shop, { ...rule, optional: true })).toEqual([]);
  });

  const containers = project(
    'shop.foo.high.: shop.foo.low',
    'shop.foo.low.: shop.bar.high',
    'shop.bar.high.',
    'shop.bar.medium.',
    'shop.bar.low.',
  );
  const within = {
    layers: ['high', 'medium', 'low'],
    within: ['shop/foo', 'shop/bar'],
    optional: true,
  };

  it('can repeat in containers, where a layer may be missing and another container be used', async () => {
    expect(await broken(containers, within)).toEqual([]);
    const wrong = project('shop.foo.low.: shop.foo.high');
    expect(await broken({ ...containers, ...wrong }, within)).toEqual([
      'rule: shop/foo/low/__init__.py:1 -> shop/foo/high/__init__.py',
    ]);
  });

  it('can be exhaustive: a package beside them that is not listed breaks the contract', async () => {
    // A module that is a single file does so for import-linter, not here: a file beside the layers is often the entry point.
    const extra = project('shop.foo.extra.', 'shop.foo.utils.', 'shop.bar.main');
    const rule = { ...within, name: 'order', exhaustive: true };
    expect(await broken({ ...containers, ...extra }, rule)).toEqual([
      'order: shop/foo/extra/ -> ',
      'order: shop/foo/utils/ -> ',
    ]);
    // What import-linter ignores by name is accepted in the baseline.
    const baseline = { version: 1, violations: [{ rule: 'order', from: 'shop/foo/utils/', to: '' }] };
    const files = { ...containers, ...extra, 'lintel-baseline.json': JSON.stringify(baseline) };
    const { results } = await checkRules({}, { rules: [rule] }, files);
    expect(results[0]!.violations).toMatchObject([
      { from: 'shop/foo/extra/', status: 'new' },
      { from: 'shop/foo/utils/', status: 'baseline' },
    ]);
  });

  it('can hold siblings, which are independent or not', async () => {
    const siblings = project('shop.high.', 'shop.blue.: shop.green', 'shop.green.: shop.low', 'shop.low.');
    const order = { layers: ['shop/high', ['shop/blue', 'shop/green'], 'shop/low'] };
    expect(await broken(siblings, order)).toEqual([]);
    expect(await broken(siblings, order, { independent: ['shop/blue', 'shop/green'] })).toEqual([
      'rule 2: shop/blue/__init__.py:1 -> shop/green/__init__.py',
    ]);
    const wrong = project('shop.green.: shop.high');
    expect(await broken({ ...siblings, ...wrong }, order)).toEqual([
      'rule: shop/green/__init__.py:1 -> shop/high/__init__.py',
    ]);
  });
});

describe('import-linter: forbidden', () => {
  const shop = project(
    'shop.one.',
    'shop.one.blue: shop.two.green, django',
    'shop.one.red: shop.utils',
    'shop.two.',
    'shop.two.green',
    'shop.utils: shop.two',
  );

  it('counts descendants, ways through others, and external packages', async () => {
    const rule = { from: 'shop/one', mustNotUse: ['shop/two', 'package:django'], transitive: true };
    expect(await broken(shop, rule)).toEqual([
      'rule: shop/one/blue.py:2 -> pkg:django',
      'rule: shop/one/blue.py:1 -> shop/two/green.py',
      'rule: shop/one/red.py:1 -> shop/utils.py -> shop/two/__init__.py',
    ]);
  });

  it('can allow ways through others', async () => {
    expect(await broken(shop, { from: 'shop/one', mustNotUse: 'shop/two' })).toEqual([
      'rule: shop/one/blue.py:1 -> shop/two/green.py',
    ]);
  });

  it('ignores imports, also as a step of a longer way', async () => {
    const rule = { from: 'shop/one', mustNotUse: 'shop/two', transitive: true };
    const ignored = [
      ['shop/one/blue.py', 'shop/two/green.py'],
      ['shop/utils.py', 'shop/two/__init__.py'],
    ];
    expect(await broken(shop, { ...rule, except: ignored })).toEqual([]);
  });

  it('can mean the modules alone, not their descendants', async () => {
    const rule = { from: 'shop/one/__init__.py', mustNotUse: 'shop/two/__init__.py', transitive: true };
    expect(await broken(shop, rule)).toEqual([]);
  });
});

describe('import-linter: independence', () => {
  const independent = ['shop/foo', 'shop/bar', 'shop/baz'];
  const shop = project(
    'shop.foo.: shop.utils',
    'shop.bar.',
    'shop.bar.green: shop.utils',
    'shop.baz.',
    'shop.baz.blue: shop.foo',
    'shop.utils: shop.baz',
  );

  it('forbids imports in any direction, also through others', async () => {
    expect(await broken(shop, { independent })).toEqual([
      'rule: shop/bar/green.py:1 -> shop/utils.py -> shop/baz/__init__.py',
      'rule: shop/baz/blue.py:1 -> shop/foo/__init__.py',
      'rule: shop/foo/__init__.py:1 -> shop/utils.py -> shop/baz/__init__.py',
    ]);
  });

  it('ignores imports', async () => {
    const except = [
      ['shop/bar/green.py', 'shop/utils.py'],
      ['shop/baz/blue.py', 'shop/foo'],
    ];
    expect(await broken(shop, { independent, except })).toEqual([
      'rule: shop/foo/__init__.py:1 -> shop/utils.py -> shop/baz/__init__.py',
    ]);
  });
});

describe('import-linter: protected', () => {
  const shop = project(
    'shop.allowed.one: shop.protected.blue',
    'shop.red: shop.protected.blue',
    'shop.through: shop.allowed.one',
    'shop.protected.blue',
    'shop.protected.green: shop.protected.blue',
    'shop.also_protected.yellow: shop.protected.blue',
  );

  it('allows the listed importers, and a protected package itself; a way through others is no import', async () => {
    const only = 'shop/allowed';
    const [first, second] = [
      { protected: 'shop/protected', only },
      { protected: 'shop/also_protected', only },
    ];
    expect(await broken(shop, first, second)).toEqual([
      'rule: shop/also_protected/yellow.py:1 -> shop/protected/blue.py',
      'rule: shop/red.py:1 -> shop/protected/blue.py',
    ]);
  });

  it('has wildcards, and can mean modules alone', async () => {
    const models = project(
      'shop.one.models',
      'shop.three.models',
      'shop.colors.red.: shop.one.models',
      'shop.colors.red.foo: shop.three.models',
      'shop.colors.blue: shop.one.models',
      'shop.one.green: shop.one.models',
    );
    const rule = { protected: 'shop/**/models.py', only: ['shop/colors/*.py', 'shop/colors/*/__init__.py'] };
    expect(await broken(models, rule)).toEqual([
      'rule: shop/colors/red/foo.py:1 -> shop/three/models.py',
      'rule: shop/one/green.py:1 -> shop/one/models.py',
    ]);
    const except = [
      ['shop/one/green.py', 'shop/one/models.py'],
      ['shop/colors/red/foo.py', 'shop/three/models.py'],
    ];
    expect(await broken(models, { ...rule, except })).toEqual([]);
  });
});

describe('import-linter: acyclic siblings', () => {
  const shop = project(
    'shop.: shop.blue.one',
    'shop.blue.one: shop.green.a, shop.blue.two.x',
    'shop.blue.two.x',
    'shop.blue.two.y: shop.blue.three',
    'shop.blue.three: shop.blue.two.x',
    'shop.green.a',
    'shop.green.b: shop.red',
    'shop.red: shop.yellow.c',
    'shop.yellow.c',
    'shop.yellow.d: shop.blue.three, shop',
  );
  const children = { acyclic: ['shop/*', '!shop/__init__.py'] };
  const grandchildren = { acyclic: ['shop/*/*', '!shop/*/__init__.py'] };

  it('forbid a circle among children, though no modules form one', async () => {
    expect(await broken(shop, children)).toEqual([
      'rule: shop/blue/one.py:1 -> shop/green/a.py',
      'rule: shop/green/b.py:1 -> shop/red.py',
      'rule: shop/red.py:1 -> shop/yellow/c.py',
      'rule: shop/yellow/d.py:1 -> shop/blue/three.py',
    ]);
  });

  it('drill down into each of them with a rule for each generation', async () => {
    expect(await broken(shop, grandchildren)).toEqual([
      'rule: shop/blue/three.py:1 -> shop/blue/two/x.py',
      'rule: shop/blue/two/y.py:1 -> shop/blue/three.py',
    ]);
  });

  it('can skip descendants, and ignore imports', async () => {
    const skipping = { acyclic: [...grandchildren.acyclic, '!shop/blue'] };
    expect(await broken(shop, skipping)).toEqual([]);
    const except = [['shop/red.py', 'shop/yellow/c.py']];
    expect(await broken(shop, { ...children, except })).toEqual([]);
  });
});

describe('tach: modules', () => {
  const shop = project(
    'domain: core.main, parsing, django, errors',
    'core.main: parsing',
    'parsing',
    'errors',
  );

  it('may use what they depend on, and utilities; external packages are another check', async () => {
    const rule = { from: 'domain.py', mayUse: ['core/**', 'errors.py', 'package:*'] };
    expect(await broken(shop, rule)).toEqual(['rule: domain.py:2 -> parsing.py']);
  });

  it('may use nothing where they depend on nothing', async () => {
    expect(await broken(shop, { from: 'core/**', mayUse: 'core/**' })).toEqual([
      'rule: core/main.py:1 -> parsing.py',
    ]);
  });

  it('may not use what they cannot depend on', async () => {
    expect(await broken(shop, { from: 'domain.py', mustNotUse: 'parsing.py' })).toEqual([
      'rule: domain.py:2 -> parsing.py',
    ]);
  });

  it('are used only by those that they are visible to', async () => {
    expect(await broken(shop, { protected: 'parsing.py', only: 'core/**' })).toEqual([
      'rule: domain.py:2 -> parsing.py',
    ]);
  });

  it('can have a deprecated dependency, which does not fail', async () => {
    const rule = { name: 'old', from: 'domain.py', mustNotUse: 'parsing.py', severity: 'warn' };
    const { results } = await checkRules({}, { rules: [rule] }, shop);
    expect(results).toMatchObject([
      { severity: 'warn', violations: [{ from: 'domain.py', to: 'parsing.py' }] },
    ]);
  });

  it('may not be circular', async () => {
    const circle = { ...shop, ...project('parsing: domain') };
    expect(await broken(circle, { acyclic: ['domain.py', 'core/**', 'parsing.py'] })).toEqual([
      'rule: core/main.py:1 -> parsing.py',
      'rule: domain.py:1 -> core/main.py',
      'rule: domain.py:2 -> parsing.py',
      'rule: parsing.py:1 -> domain.py',
    ]);
    expect(await broken(shop, { acyclic: ['domain.py', 'core/**', 'parsing.py'] })).toEqual([]);
  });

  it('may import for type checking what they do not depend on', async () => {
    const typed = {
      ...shop,
      'domain.py': 'from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import parsing\n',
    };
    const rule = { from: 'domain.py', mustNotUse: 'parsing.py' };
    expect(await broken(typed, rule)).toEqual(['rule: domain.py:3 -> parsing.py']);
    expect(await broken(typed, { ...rule, kinds: ['static', 'lazy', 'reference'] })).toEqual([]);
  });

  it('count everything that is in no module as one', async () => {
    const files = { ...shop, ...project('script: parsing') };
    const rule = { from: ['**/*.py', '!{domain,parsing,errors}.py', '!core/**'], mayUse: 'core/**' };
    expect(await broken(files, rule)).toEqual(['rule: script.py:1 -> parsing.py']);
  });
});

describe('tach: interfaces', () => {
  const rule = { protected: ['core/**', '!core/__init__.py', '!core/services/**'], only: 'core/**' };

  it('allow the public modules alone', async () => {
    const shop = {
      'core/__init__.py': 'from core.main import get_data\n',
      'core/main.py': '',
      'core/services/pay.py': 'import core.main\n',
      'domain.py': 'from core.main import DataModel\nfrom core import get_data\nimport core.services.pay\n',
    };
    expect(await broken(shop, rule)).toEqual(['rule: domain.py:1 -> core/main.py']);
  });
});

describe('tach: layers', () => {
  const layers = ['ui/**', 'commands/**', 'core/**'];
  const shop = project(
    'ui.cli: commands.check, core.cache',
    'commands.check: core.cache',
    'core.cache: core.filesystem',
    'core.filesystem',
  );

  it('let higher ones use lower ones, and never the other way', async () => {
    expect(await broken(shop, { layers })).toEqual([]);
    expect(await broken({ ...shop, ...project('core.filesystem: ui.cli') }, { layers })).toEqual([
      'rule: core/filesystem.py:1 -> ui/cli.py',
    ]);
  });

  it('can be closed, so that those above cannot pass them', async () => {
    expect(await broken(shop, { layers, closed: true })).toEqual(['rule: ui/cli.py:2 -> core/cache.py']);
  });

  it('need their own dependencies to be declared', async () => {
    const rule = { from: 'core/{module}.py', mustNotUse: 'core/*.py' };
    const declared = { ...rule, except: [['core/cache.py', 'core/filesystem.py']] };
    expect(await broken(shop, { layers }, rule)).toEqual(['rule 2: core/cache.py:1 -> core/filesystem.py']);
    expect(await broken(shop, { layers }, declared)).toEqual([]);
  });
});
