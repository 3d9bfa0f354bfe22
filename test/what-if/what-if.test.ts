// Without a dependency, a report must become what an analysis of the project without it would say.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/model/options.ts';
import type { Dependency, Report } from '../../src/model/report.ts';
import { createWhatIf } from '../../src/what-if/what-if.ts';
import { analyzeText } from '../support/analyze-text.ts';
import { type Dependencies, type Facts, factsOf, reportFrom } from '../support/dependencies.ts';
import { rulesOf } from '../support/rules-of.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

function without(facts: Facts, removed: readonly Dependency[]): Facts {
  const isRemoved = (from: string, target: Facts['imports'][number]['target']): boolean =>
    removed.some(
      ([source, id]) =>
        source === from &&
        (target.kind === 'package'
          ? id === `pkg:${target.name}`
          : target.kind === 'files' && id === target.paths[0]),
    );
  return { ...facts, imports: facts.imports.filter(({ from, target }) => !isRemoved(from, target)) };
}

interface Compared {
  /** Without a removal, and with it. */
  readonly concluded: readonly unknown[];
  readonly analysed: readonly unknown[];
}

function compare(facts: Facts, removed: readonly Dependency[], options: Partial<Options> = {}): Compared {
  const report = reportFrom(facts, options);
  const whatIf = createWhatIf(report);
  const real = reportFrom(without(facts, removed), options);
  return { concluded: [whatIf?.([]), whatIf?.(removed)], analysed: [report, real] };
}

const shop: Dependencies = {
  'app/page.ts': ['core/cart.ts', 'core/price.ts', 'core/stock.ts', 'pkg:react'],
  'app/menu.ts': ['core/cart.ts', 'core/stock.ts', 'core/price.ts'],
  'app/checkout.ts': ['core/cart.ts', 'core/price.ts'],
  'core/cart.ts': ['core/price.ts', 'app/menu.ts', 'type core/stock.ts'],
  'core/price.ts': ['core/cart.ts', 'lazy core/stock.ts', 'docs app/page.ts'],
  'core/stock.ts': ['core/price.ts'],
};

describe('the report without a dependency', () => {
  it.each<[string, readonly Dependency[]]>([
    ['of a cycle', [['core/price.ts', 'core/cart.ts']]],
    ['against the order', [['core/cart.ts', 'app/menu.ts']]],
    ['on a package', [['app/page.ts', 'pkg:react']]],
    ['of documentation', [['core/price.ts', 'app/page.ts']]],
    [
      'and another one',
      [
        ['core/price.ts', 'core/cart.ts'],
        ['core/cart.ts', 'core/price.ts'],
      ],
    ],
    ['that it does not have', [['core/stock.ts', 'app/page.ts']]],
  ])('%s', (_, removed) => {
    const { concluded, analysed } = compare(factsOf(shop), removed);
    expect(concluded).toEqual(analysed);
  });

  it('counts type-only imports in cycles if the analysis did', () => {
    const facts = factsOf({
      'a/cart.ts': ['type a/price.ts'],
      'a/price.ts': ['a/cart.ts', 'a/tax.ts'],
      'a/tax.ts': ['a/price.ts'],
    });
    const { concluded, analysed } = compare(facts, [['a/tax.ts', 'a/price.ts']], {
      cycles: { typeOnly: true },
    });
    expect(concluded).toEqual(analysed);
  });

  it.each<Dependency>([
    ['core/cart.ts', 'app/menu.ts'],
    ['core/price.ts', 'core/cart.ts'],
  ])('keeps the configured layers that are broken elsewhere: %s → %s', (source, target) => {
    const { concluded, analysed } = compare(factsOf(shop), [[source, target]], {
      layers: [['app'], ['core']],
    });
    expect(concluded).toEqual(analysed);
  });

  it('checks rules again', () => {
    const rules = [
      { name: 'order', layers: ['app/**', 'core/**'] },
      { name: 'no cycles', acyclic: '**' },
      { name: 'limits', budget: { cycles: 0, health: 99 } },
    ];
    const baseline = [
      { rule: 'order', from: 'core/cart.ts', to: 'app/menu.ts' },
      { rule: 'no cycles', from: 'core/stock.ts', to: 'core/price.ts' },
      { rule: 'gone', from: 'a', to: 'b' },
    ];
    const options = { rules: rulesOf({ rules }, baseline) };
    const { concluded, analysed } = compare(factsOf(shop), [['core/price.ts', 'core/cart.ts']], options);
    expect(concluded).toEqual(analysed);
  });

  it.each<Dependency>([
    ['packages/price/b.ts', 'packages/cart/a.ts'],
    ['tools/c.ts', 'packages/price/b.ts'],
  ])('keeps the modules that share one folder: %s → %s', (source, target) => {
    const facts = {
      ...factsOf({
        'packages/cart/a.ts': ['packages/price/b.ts', 'tools/c.ts'],
        'packages/cart/d.ts': ['packages/price/b.ts'],
        'packages/price/b.ts': ['packages/cart/a.ts'],
        'tools/c.ts': ['packages/price/b.ts'],
      }),
      modules: new Set(['packages/cart', 'packages/price']),
    };
    const { concluded, analysed } = compare(facts, [[source, target]]);
    expect(concluded).toEqual(analysed);
  });

  it('is what a real analysis says', async () => {
    const texts = {
      'src/core/cart.py': 'from . import price\n',
      'src/core/price.py': 'from . import cart\nfrom ..app import page\n',
      'src/core/__init__.py': '',
      'src/app/__init__.py': '',
      'src/app/page.py': 'from ..core import cart, price\n',
      'src/__init__.py': '',
    };
    const whatIf = createWhatIf(await analyzeText(texts));
    const real = await analyzeText({
      ...texts,
      'src/core/price.py': '###################\nfrom ..app import page\n',
    });
    expect(conclusionsOf(whatIf!([['src/core/price.py', 'src/core/cart.py']]))).toEqual(conclusionsOf(real));
  });
});

it('does not exist for a report whose conclusions are not those of this version', () => {
  const report = reportFrom(factsOf(shop));
  expect(createWhatIf({ ...report, health: { ...report.health, score: 1 } })).toBeUndefined();
  expect(createWhatIf({ ...report, cycles: [] })).toBeUndefined();
});

itForInputs('is what an analysis of the smaller project says, for any project', 200, (numRuns) => {
  fc.assert(
    fc.property(projects, ({ files, dependencies, removed, modules }) => {
      const targetsOf = (from: number): string[] =>
        dependencies.filter((pair) => pair[0] === from).map(([, to, kind]) => `${kind}${files[to]!}`);
      const facts = {
        ...factsOf(Object.fromEntries(files.map((file, from) => [file, targetsOf(from)]))),
        modules: new Set(modules),
      };
      const { concluded, analysed } = compare(
        facts,
        removed
          .map((place) => dependencies[place % dependencies.length]!)
          .map(([from, to]) => [files[from]!, files[to]!]),
      );
      expect(concluded).toEqual(analysed);
    }),
    { numRuns, seed: 16 },
  );
});

const folders = ['app', 'core', 'utils', 'packages/ui', 'packages/domain'];

const projects = fc
  .uniqueArray(
    fc
      .tuple(fc.constantFrom(...folders), fc.nat(1), fc.nat(2), fc.constantFrom('ts', 'py', 'java', 'rs'))
      .map(([folder, part, file, extension]) => `${folder}/part${part}/File${file}.${extension}`),
    { minLength: 12, maxLength: 40 },
  )
  .chain((files) => {
    const dependency = fc
      .tuple(
        fc.nat(files.length - 1),
        fc.nat(files.length - 1),
        fc.constantFrom('', '', '', 'type ', 'lazy ', 'test '),
      )
      .filter(([from, to]) => from !== to);
    return fc.record({
      files: fc.constant(files.toSorted()),
      dependencies: fc.array(dependency, { minLength: 15, maxLength: 80 }),
      removed: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      modules: fc.subarray(folders),
    });
  });

function conclusionsOf({ cycles, cycleDetails, tangles, risks, health, metrics, edges }: Report): object {
  return { cycles, cycleDetails, tangles, violations: risks.layer_violations, health, metrics, edges };
}
