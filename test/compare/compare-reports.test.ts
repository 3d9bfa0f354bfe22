import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/compare/compare-reports.ts';
import type { Change, RenamedFile } from '../../src/model/change.ts';
import { completeReport } from '../../src/model/bare-report.ts';
import type { Report, RuleViolation } from '../../src/model/report.ts';
import type { Rule } from '../../src/model/rule.ts';
import { bareReport } from '../support/bare-report.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

describe('the cycles of a change', () => {
  it('are new with the dependency that closes them and a way around through it', () => {
    const { cycles } = change(
      { 'cart.ts': ['price.ts'], 'price.ts': ['tax.ts'], 'tax.ts': [] },
      { 'cart.ts': ['price.ts'], 'price.ts': ['tax.ts'], 'tax.ts': ['cart.ts'] },
    );
    expect(cycles).toEqual([
      {
        state: 'new',
        kind: 'load',
        members: ['cart.ts', 'price.ts', 'tax.ts'],
        sizeBefore: 0,
        sizeAfter: 3,
        joined: ['cart.ts', 'price.ts', 'tax.ts'],
        left: [],
        because: [dependency('tax.ts', 'cart.ts')],
        path: [
          dependency('tax.ts', 'cart.ts'),
          dependency('cart.ts', 'price.ts'),
          dependency('price.ts', 'tax.ts'),
        ],
      },
    ]);
  });

  it('are gone with the dependency that closed them', () => {
    const { cycles } = change(
      { 'cart.ts': ['price.ts'], 'price.ts': ['cart.ts'] },
      { 'cart.ts': ['price.ts'], 'price.ts': [] },
    );
    expect(cycles).toMatchObject([
      {
        state: 'gone',
        kind: 'load',
        members: ['cart.ts', 'price.ts'],
        sizeBefore: 2,
        sizeAfter: 0,
        joined: [],
        left: ['cart.ts', 'price.ts'],
        because: [dependency('price.ts', 'cart.ts')],
        path: [],
      },
    ]);
  });

  it('grow, and do not count as gone where two become one', () => {
    const two = {
      'cart.ts': ['price.ts'],
      'price.ts': ['cart.ts'],
      'order.ts': ['stock.ts'],
      'stock.ts': ['order.ts'],
    };
    const one = { ...two, 'price.ts': ['cart.ts', 'order.ts'], 'stock.ts': ['order.ts', 'cart.ts'] };
    expect(statesOf(change(two, one))).toEqual(['grown 2→4']);
    expect(statesOf(change(one, two))).toEqual(['shrunk 4→2', 'shrunk 4→2']);
  });

  it('become worse where an import for types loads', () => {
    const { cycles, dependencies } = change(
      { 'cart.ts': ['price.ts'], 'price.ts': ['type cart.ts'] },
      { 'cart.ts': ['price.ts'], 'price.ts': ['cart.ts'] },
    );
    expect(dependencies).toEqual({ added: [], removed: [] });
    expect(cycles).toMatchObject([{ state: 'new', because: [dependency('price.ts', 'cart.ts')] }]);
  });

  it('are of another kind where a lazy import loads', () => {
    const { cycles } = change(
      { 'cart.ts': ['price.ts'], 'price.ts': ['lazy cart.ts'] },
      { 'cart.ts': ['price.ts'], 'price.ts': ['cart.ts'] },
    );
    expect(cycles).toMatchObject([
      { state: 'changed', kind: 'load', kindBefore: 'lazy', because: [dependency('price.ts', 'cart.ts')] },
    ]);
  });

  it('are those of files that load each other, and not the larger ones that lazy imports close around them', () => {
    const before = {
      'cart.ts': ['price.ts', 'lazy page.ts'],
      'price.ts': ['cart.ts'],
      'page.ts': ['cart.ts'],
      'list.ts': ['cart.ts'],
    };
    const lazy = { ...before, 'page.ts': ['cart.ts', 'list.ts'] };
    expect(change(before, lazy).cycles).toMatchObject([
      { state: 'grown', kind: 'lazy', sizeBefore: 3, sizeAfter: 4, joined: ['list.ts'] },
    ]);
    const loading = { ...before, 'cart.ts': ['price.ts', 'page.ts'] };
    expect(change(before, loading).cycles).toMatchObject([
      { state: 'grown', kind: 'load', sizeBefore: 2, sizeAfter: 3, joined: ['page.ts'] },
    ]);
  });

  it('follow renamed files', () => {
    const { cycles, files, dependencies } = change(
      { 'cart.ts': ['price.ts'], 'price.ts': ['cart.ts'] },
      { 'cart.ts': ['rate.ts'], 'rate.ts': ['cart.ts'] },
      [{ from: 'price.ts', to: 'rate.ts' }],
    );
    expect({ cycles, files, dependencies }).toEqual({
      cycles: [],
      files: { added: [], removed: [], renamed: [{ from: 'price.ts', to: 'rate.ts' }], changed: [] },
      dependencies: { added: [], removed: [] },
    });
  });
});

it('takes a file that was written again in another language for the same file', () => {
  const { files, dependencies, backDependencies, tangles } = change(
    {
      'shop/Cart.java': ['shop/tax/Rate.java'],
      'shop/tax/Rate.java': ['shop/Cart.java'],
      'shop/Shop.java': ['shop/tax/Rate.java'],
    },
    {
      'shop/Cart.kt': ['shop/tax/Rate.java'],
      'shop/tax/Rate.java': ['shop/Cart.kt'],
      'shop/Shop.java': ['shop/tax/Rate.java'],
    },
    // What git takes for a rename.
    [{ from: 'shop/Cart.java', to: 'shop/Other.kt' }],
  );
  expect(files.renamed).toEqual([{ from: 'shop/Cart.java', to: 'shop/Cart.kt' }]);
  expect({ dependencies, backDependencies, tangles }).toEqual({
    dependencies: { added: [], removed: [] },
    backDependencies: { added: [], removed: [] },
    tangles: [],
  });
});

describe('files of a folder that moved', () => {
  const before = { 'tests/cart.ts': [], 'tests/price.ts': [], 'tests/tax.ts': [] };
  const after = { 't/unit/cart.ts': [], 't/unit/price.ts': [], 't/unit/tax.ts': [] };
  const cart = { from: 'tests/cart.ts', to: 't/unit/cart.ts' };
  const price = { from: 'tests/price.ts', to: 't/unit/price.ts' };
  const tax = { from: 'tests/tax.ts', to: 't/unit/tax.ts' };

  it('went along, even if they were written again', () => {
    const { files } = change(before, after, [cart, price]);
    expect(files.renamed).toEqual([cart, price, tax]);
  });

  it('are those with the same names, where git takes others that are alike', () => {
    const more = { ...after, 't/tax.ts': [] };
    const { files } = change(before, more, [cart, price, { from: tax.from, to: 't/tax.ts' }]);
    expect(files).toMatchObject({ renamed: [cart, price, tax], added: ['t/tax.ts'] });
  });

  it('are unknown where most went elsewhere', () => {
    const { files } = change({ ...before, 'tests/rate.ts': [] }, after, [cart, price]);
    expect(files.renamed).toEqual([cart, price]);
    expect(change(before, after, [cart]).files.renamed).toEqual([cart]);
  });
});

it('follows a rewritten file in source roots that count as one', () => {
  const before = {
    'my-shop/src/main/java/shop/Cart.java': ['my-shop/src/main/java/shop/tax/Rate.java'],
    'my-shop/src/main/java/shop/tax/Rate.java': ['my-shop/src/main/java/shop/Cart.java'],
    'my-shop/src/main/kotlin/shop/Shop.kt': ['my-shop/src/main/java/shop/tax/Rate.java'],
  };
  const after = {
    'my-shop/src/main/java/shop/Cart.kt': ['my-shop/src/main/java/shop/tax/Rate.java'],
    'my-shop/src/main/java/shop/tax/Rate.java': ['my-shop/src/main/java/shop/Cart.kt'],
    'my-shop/src/main/kotlin/shop/Shop.kt': ['my-shop/src/main/java/shop/tax/Rate.java'],
  };
  const { members } = reportFrom(factsOf(before)).tangles[0]!;
  expect(members).toContain('my-shop/src/main/*/shop/Cart.java');
  expect(change(before, after).tangles).toEqual([]);
});

it('follows a renamed folder in source roots that count as one', () => {
  const project = (tax: string) => ({
    'src/main/java/shop/Cart.java': [`src/main/java/shop/${tax}/Rate.java`],
    [`src/main/java/shop/${tax}/Rate.java`]: ['src/main/java/shop/Cart.java'],
    [`src/main/kotlin/shop/${tax}/Table.kt`]: ['src/main/java/shop/Cart.java'],
  });
  const { members } = reportFrom(factsOf(project('tax'))).tangles[0]!;
  expect(members).toContain('src/main/*/shop/tax/');
  const renames = ['java/shop/tax/Rate.java', 'kotlin/shop/tax/Table.kt'].map((path) => ({
    from: `src/main/${path}`,
    to: `src/main/${path.replace('/tax/', '/rates/')}`,
  }));
  expect(change(project('tax'), project('rates'), renames).tangles).toEqual([]);
  // What is left under the old name is the same folder.
  const [half] = renames;
  const split = {
    ...project('rates'),
    'src/main/kotlin/shop/tax/Table.kt': ['src/main/java/shop/Cart.java'],
  };
  expect(change(project('tax'), split, [half!]).tangles).not.toEqual([]);
});

it('says why health is another one where nothing but the number of files changed', () => {
  const before = {
    'core/cart.ts': ['ui/page.ts'],
    'ui/page.ts': ['core/cart.ts'],
    'ui/list.ts': ['core/cart.ts'],
  };
  const after = { ...before, 'ui/tax.ts': ['ui/list.ts'], 'ui/rate.ts': ['ui/list.ts'] };
  const reasons = change(before, after).health?.reasons.map(({ reason }) => reason);
  expect(reasons).toContain(
    '1 dependency points back between folders, in 1 tangle; as before, but there are more product files',
  );
  const fixed = change(before, { ...before, 'core/cart.ts': [] }).health?.reasons.map(({ reason }) => reason);
  expect(fixed).toContain('No longer: 1 dependency points back between folders, in 1 tangle');
});

it('says what was counted before where health counts another number', () => {
  const before = { 'core/cart.ts': ['ui/page.ts'], 'ui/page.ts': ['core/cart.ts'], 'core/tax.ts': [] };
  const after = { ...before, 'core/tax.ts': ['ui/page.ts'], 'ui/page.ts': ['core/cart.ts', 'core/tax.ts'] };
  const reasons = change(before, after).health?.reasons.map(({ reason }) => reason);
  expect(reasons).toContain(
    '3 of 3 files load each other in a cycle; before: 2 of 3 files load each other in a cycle',
  );
});

describe('a deduction that costs more', () => {
  const tangled = {
    'core/cart.ts': ['ui/page.ts'],
    'ui/page.ts': ['core/cart.ts'],
    'ui/list.ts': ['core/cart.ts'],
  };
  const others = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`text/${i}.ts`, []]));
  const grown = (before: Dependencies, after: Dependencies): readonly string[] =>
    change(before, after).health!.reasons.flatMap((each) =>
      each.after > each.before ? [`${each.kind} ${each.grew ? 'grew' : 'as before'}`] : [],
    );

  it('did not grow if only files were removed', () => {
    expect(grown({ ...tangled, ...others }, tangled)).toEqual(['tangles as before', 'cycles as before']);
  });

  it('grew if there is more of what it counts, whatever else was removed', () => {
    const after = { ...tangled, 'core/price.ts': ['ui/page.ts'] };
    expect(grown({ ...tangled, ...others, 'core/price.ts': [] }, after)).toEqual([
      'tangles grew',
      'cycles as before',
    ]);
  });

  it('says so where its sentence has the number of files', () => {
    const reasons = change({ ...tangled, ...others }, tangled).health!.reasons.map(({ reason }) => reason);
    expect(reasons).toContain(
      '2 of 3 files load each other in a cycle; as before, but there are fewer product files',
    );
  });

  it('does not count files that reach others as before', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`shop/${i}.ts`, i === 59 ? [] : [`shop/${i + 1}.ts`]]),
    );
    expect(grown({ ...chain, ...others }, chain)).toEqual(['reach as before']);
    expect(grown(chain, { ...chain, 'shop/59.ts': ['text/a.ts', 'text/b.ts', 'text/c.ts'] })).toEqual([
      'reach grew',
    ]);
  });
});

it('finds nothing new where a file takes over a dependency from another one of its folder', () => {
  const before = {
    'core/cart.ts': ['ui/page.ts'],
    'core/price.ts': [],
    'ui/page.ts': ['core/cart.ts'],
    'ui/list.ts': ['core/cart.ts'],
  };
  const { backDependencies } = change(before, {
    ...before,
    'core/cart.ts': ['core/price.ts'],
    'core/price.ts': ['ui/page.ts'],
  });
  expect(backDependencies).toEqual({ added: [], removed: [] });
});

describe('the tangles of a change', () => {
  it('are new with the dependency between folders that closes them', () => {
    const { tangles, backDependencies } = change(
      { 'core/cart.ts': [], 'ui/page.ts': ['core/cart.ts'], 'ui/list.ts': ['core/cart.ts'] },
      { 'core/cart.ts': ['ui/page.ts'], 'ui/page.ts': ['core/cart.ts'], 'ui/list.ts': ['core/cart.ts'] },
    );
    expect(tangles).toEqual([
      {
        state: 'new',
        folder: '.',
        members: ['ui/', 'core/'],
        sizeBefore: 0,
        sizeAfter: 2,
        joined: ['ui/', 'core/'],
        left: [],
        because: [dependency('core/cart.ts', 'ui/page.ts')],
      },
    ]);
    expect(backDependencies.added).toEqual([
      {
        ...dependency('core/cart.ts', 'ui/page.ts'),
        folder: '.',
        from: 'core/',
        to: 'ui/',
        origin: 'dependency',
      },
    ]);
  });

  it('say where only the order of the folders changed', () => {
    const before = {
      'core/cart.ts': ['ui/page.ts'],
      'ui/page.ts': ['core/cart.ts'],
      'ui/list.ts': ['core/cart.ts'],
    };
    const after = {
      ...before,
      'core/cart.ts': ['ui/page.ts', 'ui/list.ts'],
      'core/tax.ts': ['ui/page.ts'],
      'core/rate.ts': ['ui/page.ts'],
    };
    const { backDependencies } = change(before, after);
    expect(backDependencies.added.map(({ source, origin }) => `${source} ${origin}`)).toEqual([
      'ui/list.ts order',
      'ui/page.ts order',
    ]);
    expect(backDependencies.removed.map(({ source, origin }) => `${source} ${origin}`)).toEqual([
      'core/cart.ts order',
    ]);
  });

  it('say where a file moved', () => {
    const { backDependencies } = change(
      {
        'core/cart.ts': ['core/page.ts'],
        'core/page.ts': [],
        'ui/list.ts': ['core/cart.ts'],
        'ui/menu.ts': ['core/cart.ts'],
      },
      {
        'core/cart.ts': ['ui/page.ts'],
        'ui/page.ts': [],
        'ui/list.ts': ['core/cart.ts'],
        'ui/menu.ts': ['core/cart.ts'],
      },
      [{ from: 'core/page.ts', to: 'ui/page.ts' }],
    );
    expect(backDependencies.added).toMatchObject([
      { source: 'core/cart.ts', target: 'ui/page.ts', origin: 'move' },
    ]);
  });

  it('follow renamed folders', () => {
    const { tangles, backDependencies } = change(
      { 'core/cart.ts': ['ui/page.ts'], 'ui/page.ts': ['core/cart.ts'], 'ui/list.ts': ['core/cart.ts'] },
      { 'base/cart.ts': ['ui/page.ts'], 'ui/page.ts': ['base/cart.ts'], 'ui/list.ts': ['base/cart.ts'] },
      [{ from: 'core/cart.ts', to: 'base/cart.ts' }],
    );
    expect({ tangles, backDependencies }).toEqual({
      tangles: [],
      backDependencies: { added: [], removed: [] },
    });
  });

  it('have the same member where a folder was made beside a file of its name', () => {
    const before = {
      'src/cart.ts': ['src/ui/page.ts'],
      'src/ui/page.ts': ['src/cart.ts'],
      'src/ui/list.ts': ['src/cart.ts'],
    };
    const after = { ...before, 'src/cart.ts': ['src/ui/page.ts', 'src/cart/tax.ts'], 'src/cart/tax.ts': [] };
    expect(reportFrom(factsOf(before)).tangles[0]!.members).toContain('src/cart.ts');
    expect(reportFrom(factsOf(after)).tangles[0]!.members).toContain('src/cart/');
    expect(change(before, after).tangles).toEqual([]);
    expect(change(after, before).tangles).toEqual([]);
  });

  it('are the same in another folder, as after parts of the project got manifests', () => {
    const report = reportFrom(
      factsOf({
        'src/core/cart.ts': ['src/ui/page.ts'],
        'src/ui/page.ts': ['src/core/cart.ts'],
        'src/ui/list.ts': ['src/core/cart.ts'],
      }),
    );
    expect(report.tangles[0]!.folder).toBe('src');
    const modules = { ...report, tangles: report.tangles.map((tangle) => ({ ...tangle, folder: '.' })) };
    expect(
      compareReports(report, modules, { beforeName: 'old', afterName: 'new', renames: [] }).tangles,
    ).toEqual([]);
  });
});

describe('the notes of a change', () => {
  const cart = reportFrom(factsOf({ 'cart.ts': [] }));
  const names = { beforeName: 'old.json', afterName: 'new.json' };

  it('say that renames are unknown, and that nothing is in common', () => {
    const price = reportFrom(factsOf({ 'price.ts': [] }));
    expect(compareReports(cart, price, names).notes).toEqual([
      'The two have no file in common. Are they of the same project?',
      'Reports do not say which files were renamed: a renamed file counts as removed and added.',
    ]);
  });

  it('say that files count as removed because their folder cannot be read', () => {
    const before = reportFrom(factsOf({ 'cart.ts': [], 'vault/key.ts': [] }));
    const unreadable = (file: string) => ({ kind: 'unreadable-folder', file, message: '' }) as const;
    const after: Report = { ...cart, diagnostics: [unreadable('data'), unreadable('vault')] };
    expect(compareReports(before, after, { ...names, renames: [] }).notes).toEqual([
      'vault cannot be read, so that the files there count as removed.',
    ]);
  });

  it('say that the rules, the layers or the versions are not the same', () => {
    const rule = { name: 'pure', verb: 'budget', severity: 'error', limits: [] } as unknown as Rule;
    const other: Report = {
      ...cart,
      generator: { name: 'lintel', version: '0.0.1' },
      settings: { ...cart.settings, rules: [rule], layers: [['ui'], ['core']] },
    };
    expect(compareReports(other, cart, { ...names, notes: ['The clone is shallow.'] }).notes).toEqual([
      'The clone is shallow.',
      `Lintel 0.0.1 made one report and ${cart.generator.version} the other: some differences may come from that.`,
      'The rules are not the same: a violation may be new or gone because its rule is.',
      'The configured layers are not the same: a layer violation may be new or gone because of that.',
    ]);
  });
});

describe('the rule violations of a change', () => {
  it('leave out the baseline, follow renames and count a budget that got worse', () => {
    const before = withViolations([
      { from: 'core/cart.ts', to: 'ui/page.ts', line: 1, status: 'new' },
      { from: 'core/tax.ts', to: 'ui/page.ts', line: 1, status: 'new' },
      { from: 'core/old.ts', to: 'ui/page.ts', line: 1, status: 'new' },
    ]);
    const after = withViolations([
      { from: 'core/basket.ts', to: 'ui/page.ts', line: 7, status: 'new' },
      { from: 'core/tax.ts', to: 'ui/list.ts', line: 2, status: 'new' },
      { from: 'core/tax.ts', to: 'ui/page.ts', line: 3, status: 'baseline' },
    ]);
    const renames = [{ from: 'core/cart.ts', to: 'core/basket.ts' }];
    const { violations } = compareReports(before('core/cart.ts', '12'), after('core/basket.ts', '13'), {
      beforeName: 'before',
      afterName: 'after',
      renames,
    });
    expect(violations.added.map(({ rule, from, to }) => [rule, from, to])).toEqual([
      ['limits', 'packages', '13'],
      ['pure', 'core/tax.ts', 'ui/list.ts'],
    ]);
    expect(violations.removed.map(({ rule, from, to }) => [rule, from, to])).toEqual([
      // That of core/tax.ts is still there: it was only accepted into the baseline.
      ['pure', 'core/old.ts', 'ui/page.ts'],
    ]);
  });

  it('do not count a budget that got better as new or as gone', () => {
    const none = withViolations([]);
    expect(
      compareReports(none('cart.ts', '13'), none('cart.ts', '12'), { beforeName: 'a', afterName: 'b' })
        .violations,
    ).toEqual({ added: [], removed: [] });
  });
});

it('lists packages that nothing used, with their users', () => {
  const { packages } = change(
    { 'cart.ts': ['pkg:react'] },
    { 'cart.ts': ['pkg:react', 'pkg:vue', 'pkg:node:fs'] },
  );
  expect(packages).toEqual({
    added: [
      { id: 'pkg:node:fs', builtin: true, usedBy: [dependency('cart.ts', 'pkg:node:fs', 3)] },
      { id: 'pkg:vue', usedBy: [dependency('cart.ts', 'pkg:vue', 2)] },
    ],
    removed: [],
  });
});

it('compares reports that have only what every report must have', () => {
  const full = reportFrom(factsOf({ 'core/cart.ts': ['core/price.ts'], 'core/price.ts': ['core/cart.ts'] }));
  const bare = completeReport(bareReport(full));
  const names = { beforeName: 'old.json', afterName: 'new.json' };
  expect(compareReports(bare, full, names)).toMatchObject({
    files: { added: [], removed: [], changed: [] },
    dependencies: { added: [], removed: [] },
    cycles: [],
    notes: [
      'old.json was made by another program or an earlier version: it has no tangles, rules or health.',
    ],
  });
  const empty = reportFrom(factsOf({ 'core/cart.ts': ['core/price.ts'] }));
  expect(compareReports(empty, bare, names).cycles).toMatchObject([{ state: 'new', path: [{}, {}] }]);
});

it('does not take what a report of another program lacks for something that is new or gone', () => {
  const full = reportFrom(
    factsOf({ 'core/cart.ts': ['ui/page.ts'], 'ui/page.ts': ['core/price.ts'], 'core/price.ts': [] }),
  );
  expect(full.tangles).toHaveLength(1);
  const bare = completeReport(bareReport(full));
  const names = { beforeName: 'old.json', afterName: 'new.json' };
  for (const compared of [compareReports(bare, full, names), compareReports(full, bare, names)])
    expect(compared).toMatchObject({ tangles: [], backDependencies: { added: [], removed: [] } });
});

/** The name of its one file and the value of its budget → a report with these violations. */
function withViolations(violations: readonly RuleViolation[]) {
  return (file: string, packages: string): Report => ({
    ...reportFrom(factsOf({ [file]: [] })),
    rules: {
      unknownEntries: [],
      results: [
        { name: 'pure', verb: 'mustNotUse', severity: 'error', selectors: [], violations, stale: [] },
        {
          name: 'limits',
          verb: 'budget',
          severity: 'error',
          selectors: [],
          violations: [{ from: 'packages', to: packages, status: 'new' }],
          stale: [],
        },
      ],
    },
  });
}

function change(before: Dependencies, after: Dependencies, renames: readonly RenamedFile[] = []): Change {
  return compareReports(reportFrom(factsOf(before)), reportFrom(factsOf(after)), {
    beforeName: 'before',
    afterName: 'after',
    renames,
  });
}

function statesOf({ cycles }: Change): string[] {
  return cycles.map(({ state, sizeBefore, sizeAfter }) => `${state} ${sizeBefore}→${sizeAfter}`);
}

function dependency(source: string, target: string, line = 1) {
  const specifier = target;
  return { source, target, imports: [{ line, specifier, kind: 'static' }] };
}
