import { describe, expect, it } from 'vitest';
import { brokenRules, checkRules, type Imports, linesOf, reportOf } from '../support/broken-rules.ts';

describe('mustNotUse', () => {
  const shop = {
    'ui/button.ts': 'react\ncore/price.ts',
    'core/price.ts': 'ui/button.ts\nlodash\nnode:fs',
    'core/tax.ts': 'core/price.ts\ntype:ui/button.ts',
  };

  it('forbids files and packages', async () => {
    const rule = { name: 'pure', from: 'core/**', mustNotUse: ['ui/**', 'package:lod*', 'package:node:*'] };
    expect(await brokenRules(shop, rule)).toEqual([
      'pure: core/price.ts:2 -> pkg:lodash',
      'pure: core/price.ts:3 -> pkg:node:fs',
      'pure: core/price.ts:1 -> ui/button.ts',
      'pure: core/tax.ts:2 -> ui/button.ts',
    ]);
  });

  it('takes a module of Node for one package, however it is imported', async () => {
    const rule = { name: 'no disk', from: 'core/**', mustNotUse: 'package:node:fs' };
    const imports = { 'core/a.ts': 'fs/promises', 'core/b.ts': 'node:fs/promises', 'core/c.ts': 'fs' };
    expect(await brokenRules(imports, rule)).toEqual([
      'no disk: core/a.ts:1 -> pkg:node:fs',
      'no disk: core/b.ts:1 -> pkg:node:fs',
      'no disk: core/c.ts:1 -> pkg:node:fs',
    ]);
  });

  it('looks only at the kinds of imports that it is told to', async () => {
    const rule = { name: 'pure', from: 'core/**', mustNotUse: 'ui/**' };
    expect(await brokenRules(shop, { ...rule, kinds: ['static'] })).toEqual([
      'pure: core/price.ts:1 -> ui/button.ts',
    ]);
    expect(await brokenRules(shop, { ...rule, kinds: ['type'] })).toEqual([
      'pure: core/tax.ts:2 -> ui/button.ts',
    ]);
  });

  it('allows what is excepted', async () => {
    const rule = {
      name: 'pure',
      from: 'core/**',
      mustNotUse: 'ui/**',
      except: [['core/tax.ts', 'ui/button.ts']],
    };
    expect(await brokenRules(shop, rule)).toEqual(['pure: core/price.ts:1 -> ui/button.ts']);
  });

  it('follows other files where it is transitive, and shows the way', async () => {
    const chain = {
      'core/a.ts': 'lib/b.ts\nlib/d.ts',
      'lib/b.ts': 'lib/c.ts',
      'lib/c.ts': 'ui/x.ts',
      'lib/d.ts': '',
      'ui/x.ts': '',
    };
    const rule = { name: 'pure', from: 'core/**', mustNotUse: 'ui/**' };
    expect(await brokenRules(chain, rule)).toEqual([]);
    expect(await brokenRules(chain, { ...rule, transitive: true })).toEqual([
      'pure: core/a.ts:1 -> lib/b.ts -> lib/c.ts -> ui/x.ts',
    ]);
  });

  it('means the same captured name on both sides', async () => {
    const parts = {
      'src/a/main.ts': 'src/a/deep/x.ts\nsrc/b/deep/x.ts',
      'src/a/deep/x.ts': '',
      'src/b/deep/x.ts': '',
    };
    const rule = { name: 'own', from: 'src/{part}/main.ts', mustNotUse: 'src/{part}/deep/**' };
    expect(await brokenRules(parts, rule)).toEqual(['own: src/a/main.ts:1 -> src/a/deep/x.ts']);
    const through = { ...parts, 'src/a/main.ts': 'lib/y.ts', 'lib/y.ts': 'src/a/deep/x.ts\nsrc/b/deep/x.ts' };
    expect(await brokenRules(through, { ...rule, transitive: true })).toEqual([
      'own: src/a/main.ts:1 -> lib/y.ts -> src/a/deep/x.ts',
    ]);
  });
});

describe('mayUse', () => {
  it('allows what is listed, the files themselves and the standard library', async () => {
    const shop = {
      'core/a.ts': 'core/b.ts\nlib/x.ts\nother/y.ts\nlodash\n@scope/thing\nnode:fs',
      'core/b.ts': '',
      'lib/x.ts': '',
      'other/y.ts': '',
    };
    expect(await brokenRules(shop, { name: 'lean', from: 'core/**', mayUse: 'lib/**' })).toEqual([
      'lean: core/a.ts:3 -> other/y.ts',
      'lean: core/a.ts:5 -> pkg:@scope/thing',
      'lean: core/a.ts:4 -> pkg:lodash',
    ]);
    expect(
      await brokenRules(shop, { name: 'lean', from: 'core/**', mayUse: ['lib/**', 'package:*'] }),
    ).toEqual(['lean: core/a.ts:3 -> other/y.ts']);
  });

  it('keeps parts of one captured name together', async () => {
    const parts = {
      'f/a/x.ts': 'f/a/y.ts\nf/b/z.ts\nshared/s.ts',
      'f/a/y.ts': '',
      'f/b/z.ts': '',
      'shared/s.ts': '',
    };
    expect(await brokenRules(parts, { name: 'parts', from: 'f/{part}/**', mayUse: 'shared/**' })).toEqual([
      'parts: f/a/x.ts:2 -> f/b/z.ts',
    ]);
  });
});

describe('layers', () => {
  const shop = {
    'web/page.ts': 'app/order.ts\ndata/store.ts',
    'app/order.ts': 'data/store.ts',
    'data/store.ts': 'web/page.ts',
    'tools/x.ts': 'web/page.ts',
  };
  const rule = { name: 'order', layers: ['web/**', 'app/**', 'data/**'] };

  it('may use what is below', async () => {
    expect(await brokenRules(shop, rule)).toEqual(['order: data/store.ts:1 -> web/page.ts']);
  });

  it('are named by the folder that a file belongs to', async () => {
    const { results } = await checkRules(shop, {
      rules: [{ name: 'order', layers: ['web/**', ['app/**', 'data/**']] }],
    });
    expect(results[0]!.violations).toMatchObject([{ layers: ['data', 'web'], detail: 'data is below web' }]);
  });

  it('may use only the next one where they are closed', async () => {
    expect(await brokenRules(shop, { ...rule, closed: true })).toEqual([
      'order: data/store.ts:1 -> web/page.ts',
      'order: web/page.ts:2 -> data/store.ts',
    ]);
  });

  it('have to list every folder where they are exhaustive', async () => {
    expect(
      await brokenRules(
        { 'src/web/a.ts': '', 'src/data/b.ts': '', 'src/new/c.ts': '' },
        {
          name: 'order',
          layers: ['src/web/**', 'src/data/**'],
          exhaustive: true,
        },
      ),
    ).toEqual(['order: src/new/ -> ']);
  });

  it('need no layer for files beside their folders', async () => {
    expect(
      await brokenRules(
        { 'src/web/a.ts': '', 'src/data/b.ts': '', 'src/main.ts': 'src/web/a.ts' },
        { name: 'order', layers: ['src/web/**', 'src/data/**'], exhaustive: true },
      ),
    ).toEqual([]);
  });

  it('are repeated in each folder of within', async () => {
    const packages = {
      'packages/a/ui/x.ts': '',
      'packages/a/db.ts': 'packages/a/ui/x.ts',
      'packages/b/db/y.ts': 'packages/a/ui/x.ts',
      'packages/b/ui/z.ts': 'packages/b/db/y.ts',
    };
    const within = { name: 'order', layers: ['ui', 'db'], within: 'packages/*' };
    expect(await brokenRules(packages, within)).toEqual(['order: packages/a/db.ts:1 -> packages/a/ui/x.ts']);
  });

  it('are not reached through other files where they are transitive', async () => {
    const around = {
      'web/a.ts': '',
      'data/b.ts': 'lib/c.ts',
      'lib/c.ts': 'web/a.ts',
      'app/d.ts': 'lib/e.ts',
      'lib/e.ts': 'data/b.ts',
    };
    expect(await brokenRules(around, { ...rule, transitive: true })).toEqual([
      'order: data/b.ts:1 -> lib/c.ts -> web/a.ts',
    ]);
  });

  it('of the configuration are a rule too', async () => {
    const report = await checkRules(shop, { layers: ['web', 'app', 'data'] });
    expect(linesOf(report)).toEqual(['layers: data/store.ts:1 -> web/page.ts']);
  });
});

describe('independent', () => {
  const features = {
    'f/a/x.ts': 'f/b/y.ts\nlib/z.ts',
    'f/b/y.ts': 'f/b/own.ts',
    'f/b/own.ts': '',
    'f/c/w.ts': '',
    'lib/z.ts': 'f/c/w.ts\nf/a/x.ts',
  };

  it.each(['f/*', 'f/{feature}/**'])('are the folders or names of %s', async (independent) => {
    expect(await brokenRules(features, { name: 'islands', independent })).toEqual([
      'islands: f/a/x.ts:1 -> f/b/y.ts',
      'islands: f/a/x.ts:2 -> lib/z.ts -> f/c/w.ts',
    ]);
  });

  it('may use each other through other files where that is said', async () => {
    expect(await brokenRules(features, { name: 'islands', independent: 'f/*', transitive: false })).toEqual([
      'islands: f/a/x.ts:1 -> f/b/y.ts',
    ]);
  });

  it('are the selectors of a list', async () => {
    expect(await brokenRules(features, { name: 'islands', independent: ['f/{a,b}/**', 'f/c/**'] })).toEqual([
      'islands: f/a/x.ts:2 -> lib/z.ts -> f/c/w.ts',
    ]);
  });
});

describe('protected', () => {
  it('may be used by those of the same captured name', async () => {
    const parts = {
      'src/a/main.ts': 'src/a/internal/x.ts\nsrc/b/internal/y.ts',
      'src/a/internal/x.ts': '',
      'src/b/internal/y.ts': 'src/b/internal/z.ts',
      'src/b/internal/z.ts': '',
    };
    expect(
      await brokenRules(parts, {
        name: 'internals',
        protected: 'src/{part}/internal/**',
        only: 'src/{part}/*.ts',
      }),
    ).toEqual(['internals: src/a/main.ts:2 -> src/b/internal/y.ts']);
  });
});

describe('acyclic', () => {
  const folders = {
    'src/a/x.ts': 'src/b/y.ts',
    'src/b/y.ts': 'src/b/z.ts',
    'src/b/z.ts': 'src/a/w.ts',
    'src/a/w.ts': '',
    'src/c/v.ts': 'src/a/x.ts',
  };

  it('forbids circles between folders, though there is none between files', async () => {
    expect(await brokenRules(folders, { name: 'no cycles', acyclic: 'src/*' })).toEqual([
      'no cycles: src/a/x.ts:1 -> src/b/y.ts',
      'no cycles: src/b/z.ts:1 -> src/a/w.ts',
    ]);
    expect(await brokenRules(folders, { name: 'no cycles', acyclic: 'src/**' })).toEqual([]);
  });

  it('speaks of everything that a list selects', async () => {
    const files = {
      'src/a.ts': 'web/b.ts',
      'web/b.ts': 'src/a.ts',
      'lib/c.ts': 'lib/d.ts',
      'lib/d.ts': 'lib/c.ts',
    };
    expect(await brokenRules(files, { name: 'no cycles', acyclic: ['src/**', 'web/**'] })).toEqual([
      'no cycles: src/a.ts:1 -> web/b.ts',
      'no cycles: web/b.ts:1 -> src/a.ts',
    ]);
  });

  it('leaves out what only types make, unless asked', async () => {
    const pair = { 'a.ts': 'type:b.ts', 'b.ts': 'a.ts' };
    expect(await brokenRules(pair, { name: 'no cycles', acyclic: '**' })).toEqual([]);
    expect(await brokenRules(pair, { name: 'no cycles', acyclic: '**', kinds: ['static', 'type'] })).toEqual([
      'no cycles: a.ts:1 -> b.ts',
      'no cycles: b.ts:1 -> a.ts',
    ]);
  });
});

describe('budget', () => {
  it('limits figures of the report', async () => {
    const { results } = await checkRules(
      { 'a.ts': 'b.ts', 'b.ts': 'a.ts\nc.ts', 'c.ts': 'react' },
      { rules: [{ name: 'limits', budget: { cycles: 0, packages: 1, outgoing: 1, health: 100 } }] },
    );
    expect(results[0]!.violations.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'cycles 1',
      'outgoing 2',
      expect.stringMatching(/^health \d+$/),
    ]);
  });
});

describe('layers that overlap', () => {
  const shop = { 'src/cart.ts': 'src/utils/round.ts', 'src/utils/round.ts': 'src/cart.ts' };

  it('are a mistake if a layer has no file of its own', async () => {
    expect(await brokenRules(shop, { name: 'order', layers: ['src/**', 'src/utils/**'] })).toEqual([
      'order: lintel.config.json, line 1: the layer "src/utils/**" has no file of its own, in the rule "order": all of them are in "src/**" before it. Take them out there with "!src/utils/**", or add "optional": true.',
    ]);
    const rule = { name: 'order', layers: ['src/**', 'src/utils/**'], optional: true };
    expect(await brokenRules(shop, rule)).toEqual([]);
  });

  it('give a file to the first that selects it', async () => {
    const without = { name: 'order', layers: [['src/**', '!src/utils/**'], 'src/utils/**'] };
    expect(await brokenRules(shop, without)).toEqual(['order: src/utils/round.ts:1 -> src/cart.ts']);
    const inner = { name: 'order', layers: ['src/utils/**', 'src/**'] };
    expect(await brokenRules(shop, inner)).toEqual(['order: src/cart.ts:1 -> src/utils/round.ts']);
  });
});

describe('any rule', () => {
  const shop = { 'core/price.ts': 'ui/button.ts', 'core/price.test.ts': 'ui/button.ts', 'ui/button.ts': '' };

  it('can leave tests and other side files out', async () => {
    const rule = { name: 'pure', from: 'core/**', mustNotUse: 'ui/**' };
    expect(await brokenRules(shop, rule)).toHaveLength(2);
    expect(await brokenRules(shop, { ...rule, productOnly: true })).toEqual([
      'pure: core/price.ts:1 -> ui/button.ts',
    ]);
  });

  it('that silently checks nothing is a mistake, unless it is optional', async () => {
    const rule = { name: 'pure', from: 'core/**', mustNotUse: ['ui/**', 'uii/**'] };
    expect(await brokenRules(shop, rule)).toEqual([
      'pure: lintel.config.json, line 1: "uii/**" of ui/**, uii/** matches no file, in the rule "pure". Did you mean "ui/**"? Correct it, or add "optional": true.',
    ]);
    expect(await brokenRules(shop, { ...rule, optional: true })).toHaveLength(2);
    expect(await brokenRules(shop, { name: 'order', layers: ['view/**', 'ui/**', 'data/**'] })).toEqual([
      'order: lintel.config.json, line 1: "view/**", "data/**" match no file, in the rule "order". Correct them, or add "optional": true.',
    ]);
  });

  it('costs health if it has layers, is an error and broken anew', async () => {
    const rule = { name: 'order', layers: ['ui/**', 'core/**'], severity: 'warn' };
    const limits = { name: 'limits', budget: { health: 100 } };
    expect(await brokenRules(shop, rule, limits)).toHaveLength(2);
    expect(await brokenRules(shop, { ...rule, severity: 'error' }, limits)).toHaveLength(3);
  });

  it.each([
    { name: 'pure', from: 'core/**', mustNotUse: 'ui/**' },
    { name: 'no cycles', acyclic: '*' },
  ])('costs no health if it has no layers: $name', async (rule) => {
    const files = { ...shop, 'ui/button.ts': 'core/tax.ts', 'core/tax.ts': '' };
    const { results } = await checkRules(files, { rules: [rule] });
    expect(results[0]!.violations.length).toBeGreaterThan(0);
    expect(await deductionsOf(files, [rule])).toEqual(await deductionsOf(files, []));
  });
});

async function deductionsOf(imports: Imports, rules: readonly Readonly<Record<string, unknown>>[]) {
  return (await reportOf(imports, { rules })).health.deductions;
}
