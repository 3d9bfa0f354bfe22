import { describe, expect, it } from 'vitest';
import type { ImportKind } from '../../src/model/source.ts';
import type { Report } from '../../src/model/report.ts';
import { lineOf } from '../../src/query/dependency-place.ts';
import { describeFixes } from '../../src/query/fixes/describe-fixes.ts';
import { fixesOfReport } from '../../src/query/fixes/fixes-of-report.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';

describe('what to fix first', () => {
  it('begins with what brings most points for each dependency', () => {
    const report = reportOf({
      ...pagesOverOrders,
      'orders/cart.ts': ['orders/price.ts'],
      'orders/price.ts': ['orders/cart.ts'],
      'orders/order.ts': ['pages/cart-page.ts'],
    });
    expect(actionsFor(report)).toEqual([
      'Remove orders/price.ts:1 → orders/cart.ts',
      'Move the target of orders/order.ts:1 → pages/cart-page.ts to orders',
    ]);
    const [first, second] = fixesOfReport(report);
    expect(first!.gain).toBeGreaterThan(second!.gain);
  });

  it('puts the cut that frees most folders for each dependency first, where points are about equal', () => {
    const report = reportOf({
      ...Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`shop/prices/${i}.ts`, []])),
      'shop/a/a.ts': ['shop/b/b.ts', 'shop/b/c.ts', 'shop/b/d.ts'],
      'shop/b/b.ts': ['shop/a/a2.ts'],
      'shop/b/c.ts': ['shop/a/a3.ts'],
      'bank/x/x.ts': ['bank/y/y.ts'],
      'bank/y/y.ts': ['bank/x/x2.ts'],
    });
    expect(actionsFor(report)).toEqual([
      'Move the target of bank/y/y.ts:1 → bank/x/x2.ts',
      'Move the targets of 2 dependencies of b/ on a/ in shop',
    ]);
  });

  it('puts a cut that restores a clear order first, where points are about equal', () => {
    const report = reportOf({
      ...Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`shop/prices/${i}.ts`, []])),
      'bank/x/x.ts': ['bank/y/y.ts'],
      'bank/y/y.ts': ['bank/x/x2.ts'],
      'shop/a/a.ts': ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'].map(
        (n) => `shop/b/${n}.ts`,
      ),
      'shop/b/b.ts': ['shop/a/a2.ts'],
      'shop/b/c.ts': ['shop/a/a3.ts'],
    });
    expect(actionsFor(report)).toEqual([
      'Move the targets of 2 dependencies of b/ on a/ in shop',
      'Move the target of bank/y/y.ts:1 → bank/x/x2.ts',
    ]);
  });

  it('promises nothing for a cut that leaves as many files in cycles', () => {
    const report = reportOf({
      'cart.ts': ['price.ts', 'order.ts', 'tax.ts'],
      'price.ts': ['cart.ts', 'order.ts'],
      'order.ts': ['cart.ts', 'price.ts'],
      'tax.ts': ['rate.ts', 'state.ts', 'cart.ts'],
      'rate.ts': ['tax.ts', 'state.ts'],
      'state.ts': ['tax.ts', 'rate.ts'],
    });
    const fixes = fixesOfReport(report);
    expect(fixes[0]).toMatchObject({ gain: 0, before: 6, cut: { after: 3, remaining: 6 } });
    const effects = describeFixes(fixes, report).map((fix) => fix.effects.join(' '));
    expect(effects[0]).toContain('the cycle splits into several, the largest with 3 of 6 files');
    expect(effects.at(-1)).toContain('then breaks the cycle');
  });

  it('never ranks a cut above one that it counts on', () => {
    const ring = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`r${i}.ts`, [`r${(i + 1) % 12}.ts`, `r${(i + 5) % 12}.ts`]]),
    );
    const steps = fixesOfReport(reportOf(ring)).map((fix) => (fix.kind === 'cut-cycle' ? fix.step : -1));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('leaves out cycles and unresolved imports of files that are not the product', () => {
    const facts = factsOf({
      'shop/cart.ts': [],
      'test/a.ts': ['test/b.ts'],
      'test/b.ts': ['test/a.ts'],
    });
    const unresolved = { kind: 'unresolved-import' as const, line: 3, message: 'No such file.' };
    const report = reportFrom({
      ...facts,
      diagnostics: [
        { ...unresolved, file: 'shop/cart.ts' },
        { ...unresolved, file: 'test/a.ts' },
      ],
    });
    expect(actionsFor(report)).toEqual(['Correct the import at shop/cart.ts:3']);
  });

  it('promises no points where health is not judged', () => {
    const report = reportOf({ 'cart.ts': ['price.ts'], 'price.ts': ['cart.ts'] });
    const effectsOf = (judged: typeof report) =>
      describeFixes(fixesOfReport(judged), judged).flatMap((fix) => fix.effects.join('; '));
    const unjudged = { ...report, health: { ...report.health, caveat: 'unconnected' as const } };
    expect(effectsOf(report)[0]).toMatch(/^breaks the cycle of 2 files; about \+[\d.]+ points/);
    expect(effectsOf(unjudged)[0]).not.toContain('points');
  });

  it('says what a cut changes, and why this way', () => {
    const report = reportOf({
      ...pagesOverOrders,
      'orders/order.ts': ['pages/cart-page.ts'],
      'pages/cart-page.ts': ['orders/cart.ts', 'orders/order.ts'],
    });
    const [fix] = describeFixes(fixesOfReport(report), report);
    expect(fix).toEqual({
      action: ['Invert orders/order.ts:1', '→ pages/cart-page.ts'],
      places: [],
      effects: [
        'breaks the cycle of 2 files',
        expect.stringMatching(/^about \+\d+\.\d points$/),
        '5 dependencies go the other way',
      ],
    });
  });

  it('speaks of an order only where it is clear, so that the dependency is a layer violation', () => {
    const report = reportOf({
      ...pagesOverOrders,
      'pages/price-page.ts': ['orders/price.ts', 'orders/cart.ts'],
      'orders/order.ts': ['pages/cart-page.ts'],
      'pages/cart-page.ts': ['orders/cart.ts', 'orders/order.ts'],
    });
    expect(report.risks.layer_violations).toHaveLength(1);
    const [fix] = describeFixes(fixesOfReport(report), report);
    expect(fix?.effects).toEqual([
      'breaks the cycle of 2 files',
      expect.stringMatching(/^about \+\d+\.\d points$/),
      "against the project's order",
    ]);
  });

  it('leaves out a gain of less than a tenth of a point', () => {
    const report = reportOf({ 'cart.ts': ['price.ts'], 'price.ts': ['cart.ts'] });
    const [fix] = fixesOfReport(report);
    const effectsFor = (gain: number) => describeFixes([{ ...fix!, gain }], report)[0]!.effects;
    expect(effectsFor(0.04)).toEqual(['breaks the cycle of 2 files']);
    expect(effectsFor(0.06)).toEqual(['breaks the cycle of 2 files', 'about +0.1 points']);
  });

  it('names the line of an import before that of a name', () => {
    const at = (line: number, kind: ImportKind) => ({ line, specifier: 'Shop', kind });
    expect(lineOf({ imports: [at(3, 'type'), at(7, 'reference'), at(9, 'static')] })).toBe(9);
    expect(lineOf({ imports: [at(3, 'type'), at(7, 'reference')] })).toBe(7);
    expect(lineOf({ imports: [at(3, 'type')] })).toBe(3);
  });

  it('tells how many dependencies go the other way between folders', () => {
    const report = reportOf({
      'pages/CartPage.java': ['orders/Cart.java', 'orders/Order.java'],
      'orders/Order.java': ['pages/CartPage.java'],
    });
    const [fix] = describeFixes(fixesOfReport(report), report);
    expect(fix?.effects).toEqual([
      'breaks the tangle at the root',
      expect.stringMatching(/^about \+\d+\.\d points$/),
      '2 dependencies go the other way',
    ]);
  });

  it('names the folders of a cut that they have in common', () => {
    const report = reportOf({
      'shop/web/page.py': ['shop/common/tax.py', 'shop/common/cart.py'],
      'shop/data/row.py': ['shop/common/tax.py', 'shop/common/cart.py'],
      'shop/common/till.py': ['shop/web/page.py', 'shop/data/row.py'],
    });
    const [fix] = fixesOfReport(report);
    if (fix?.kind !== 'cut-tangle') throw new Error('It is a tangle.');
    const edges = report.tangles[0]!.back.flatMap((back) => back.edges);
    const [described] = describeFixes([{ ...fix, cut: { ...fix.cut, edges } }], report);
    expect(described?.action).toEqual([
      'Move the targets of 2 dependencies',
      'of common/ on data/ and web/',
      'in shop',
      'to shop/common',
    ]);
  });

  it('names the folders of a cut at the root', () => {
    const report = reportOf({
      'pages/page.py': ['orders/cart.py', 'orders/tax.py', 'orders/till.py', 'orders/order.py'],
      'orders/till.py': ['pages/page.py'],
      'orders/order.py': ['pages/page.py', 'pages/menu.py'],
    });
    const fix = fixesOfReport(report).find(({ kind }) => kind === 'cut-tangle');
    const [described] = describeFixes([fix!], report);
    expect(described?.action).toEqual(['Cut 3 dependencies', 'of orders/ on pages/']);
    expect(described?.effects[0]).toBe('breaks the tangle at the root');
  });

  it('tells for each dependency what to do, where that differs', () => {
    const report = reportOf({
      'pages/page.py': ['orders/cart.py', 'orders/tax.py', 'orders/till.py', 'orders/order.py'],
      'orders/till.py': ['pages/page.py'],
      'orders/order.py': ['pages/page.py', 'pages/menu.py'],
    });
    const [described] = describeFixes(fixesOfReport(report).slice(-1), report);
    expect(described?.places).toEqual([
      ['orders/order.py:2', '→ pages/menu.py', '(move the target)'],
      ['orders/order.py:1', '→ pages/page.py', '(invert)'],
      ['orders/till.py:1', '→ pages/page.py', '(invert)'],
    ]);
    expect(described?.effects.slice(2)).toEqual([
      'move the target: 1, invert: 2',
      '4 dependencies go the other way',
    ]);
  });

  it('counts only the dependencies between the two folders themselves as going the other way', () => {
    const report = reportOf({
      'app/a.ts': ['core/x.ts', 'core/y.ts'],
      'core/x.ts': ['data/d.ts'],
      'core/y.ts': ['data/e.ts'],
      'data/d.ts': ['app/a.ts'],
    });
    const [described] = describeFixes(fixesOfReport(report), report);
    expect(described?.action[0]).toBe('Invert data/d.ts:1');
    expect(described?.effects.at(-1)).toBe('the other way leads through other folders');
  });

  it('tells several tangles of one folder apart', () => {
    const report = reportOf({
      'shop/a/a.ts': ['shop/b/b.ts', 'shop/b/c.ts'],
      'shop/b/b.ts': ['shop/a/a2.ts'],
      'shop/x/x.ts': ['shop/y/y.ts', 'shop/y/z.ts'],
      'shop/y/y.ts': ['shop/x/x2.ts'],
    });
    expect(describeFixes(fixesOfReport(report), report).map(({ effects }) => effects[0])).toEqual([
      'breaks the tangle of a/ and b/ in shop',
      'breaks the tangle of x/ and y/ in shop',
    ]);
  });

  it('begins with the one file in the wrong folder that many back dependencies come from', () => {
    const shop = {
      ...Object.fromEntries(files('shop/conf/option', 10).map((file) => [file, ['shop/common/words.py']])),
      ...Object.fromEntries(
        files('shop/common/cart', 7).map((file, i) => [file, [`shop/conf/option${i}.py`]]),
      ),
    };
    const movesFor = (dependencies: Dependencies) => {
      const report = reportOf(dependencies);
      const described = describeFixes(fixesOfReport(report), report);
      return described.filter(({ action }) => action[1]?.startsWith('out of '));
    };
    expect(movesFor(shop)).toEqual([
      {
        action: ['Move shop/common/words.py', 'out of shop/common'],
        places: [],
        effects: [
          '7 of the 7 back dependencies of the tangle in shop go away',
          expect.stringMatching(/^about \+\d+\.\d points$/),
          '10 dependencies of its other members lead to it, and it uses nothing else in shop/common',
        ],
      },
    ]);
    const needsItsFolder = { ...shop, 'shop/common/words.py': files('shop/common/rate', 3) };
    expect(movesFor(needsItsFolder)).toEqual([]);
    const isHeartOfItsFolder = {
      ...shop,
      ...Object.fromEntries(
        files('shop/common/cart', 7).map((file, i) => [
          file,
          [`shop/conf/option${i}.py`, 'shop/common/words.py'],
        ]),
      ),
    };
    expect(movesFor(isHeartOfItsFolder)).toEqual([]);
    const usesItsUsers = { ...shop, 'shop/common/words.py': files('shop/conf/option', 10) };
    expect(movesFor(usesItsUsers)).toEqual([]);
  });

  it('moves a file together with what it needs of its folder', () => {
    const report = reportOf({
      ...Object.fromEntries(files('shop/conf/option', 10).map((file) => [file, ['shop/common/check.py']])),
      'shop/conf/option1.py': ['shop/common/check.py', 'shop/common/failure.py'],
      'shop/common/check.py': ['shop/common/failure.py'],
      ...Object.fromEntries(
        files('shop/common/cart', 7).map((file, i) => [file, [`shop/conf/option${i}.py`]]),
      ),
    });
    const [first] = describeFixes(fixesOfReport(report), report);
    expect(first).toMatchObject({
      action: ['Move shop/common/check.py and shop/common/failure.py', 'out of shop/common'],
      effects: [
        '7 of the 7 back dependencies of the tangle in shop go away',
        expect.stringMatching(/^about \+\d+\.\d points$/),
        '11 dependencies of its other members lead to them, and they use nothing else in shop/common',
      ],
    });
  });

  it('begins with the one file that uses everything, among helpers that everything uses', () => {
    const shop = {
      'main.py': ['shop/util/registry.py'],
      'shop/util/registry.py': files('shop/parts/part', 12),
      'shop/util/text.py': ['shop/util/words.py'],
      ...Object.fromEntries(files('shop/parts/part', 20).map((file) => [file, ['shop/util/text.py']])),
    };
    const report = reportOf(shop);
    const fixes = fixesOfReport(report);
    expect(describeFixes(fixes, report).map(({ action, effects }) => [action, effects.at(-1)])).toEqual([
      [
        ['Move shop/util/registry.py', 'out of shop/util'],
        'it has 12 dependencies on its other members, and hardly anything in shop/util uses it',
      ],
    ]);
    const isUsed = { ...shop, 'shop/util/text.py': ['shop/util/words.py', 'shop/util/registry.py'] };
    expect(fixesOfReport(reportOf(isUsed)).map(({ kind }) => kind)).not.toContain('place');
  });

  it('leaves out cuts that the move of such a file makes needless', () => {
    const parts = files('shop/part', 14);
    const report = reportOf({
      'shop/util/registry/all.py': parts,
      // Without the registry, what the first part uses of the helpers follows the order.
      'shop/util/registry/first.py': [parts[0]!],
      'shop/util/text.py': ['shop/util/words.py'],
      ...Object.fromEntries(parts.map((file) => [file, ['shop/util/text.py', 'shop/util/words.py']])),
      [parts[0]!]: ['shop/util/text.py'],
    });
    expect(actionsFor(report)).toEqual(['Move shop/util/registry/ out of shop/util']);
  });

  it('cuts after such a move what the move leaves, for the points that it leaves', () => {
    const report = reportOf({
      'shop/util/registry.py': files('shop/parts/part', 12),
      'shop/util/text.py': ['shop/util/words.py', 'shop/parts/price.py'],
      'shop/util/words.py': ['shop/parts/order.py'],
      ...Object.fromEntries(
        files('shop/parts/part', 20).map((file) => [file, ['shop/util/text.py', 'shop/util/words.py']]),
      ),
    });
    const fixes = fixesOfReport(report);
    expect(describeFixes(fixes, report).map(({ action, effects }) => [action.join(' '), effects[0]])).toEqual(
      [
        [
          'Move shop/util/registry.py out of shop/util',
          '12 of the 14 back dependencies of the tangle in shop go away',
        ],
        ['Move the targets of 2 dependencies of util/ on parts/ in shop', 'then breaks the tangle'],
      ],
    );
    const promised = fixes.reduce((sum, { gain }) => sum + gain, 0);
    const lost = report.health.deductions.reduce((sum, { points }) => sum + points, 0);
    expect(promised).toBeLessThanOrEqual(lost);
  });

  it('moves types where only types are used', () => {
    const report = reportOf({
      'pages/cart-page.ts': ['orders/cart.ts', 'orders/order.ts'],
      'orders/order.ts': ['type pages/cart-page.ts'],
    });
    const [fix] = describeFixes(fixesOfReport(report), report);
    expect(fix?.action.join(' ')).toBe('Move the types used by orders/order.ts:1 → pages/cart-page.ts');
    expect(fix?.effects).toEqual([
      'breaks the tangle at the root',
      expect.stringMatching(/^about \+\d+\.\d points$/),
      'only types or interfaces are used: move them to the lower folder or to a separate file',
      '2 dependencies go the other way',
    ]);
  });

  it('names the folders of a cut that stands for several dependencies, and lists these', () => {
    const report = reportOf({
      'shop/pages/cart-page.ts': ['shop/orders/cart.ts', 'shop/orders/order.ts', 'shop/orders/price.ts'],
      'shop/orders/cart.ts': ['shop/pages/text.ts'],
      'shop/orders/order.ts': ['shop/pages/text.ts'],
    });
    expect(describeFixes(fixesOfReport(report), report)).toEqual([
      {
        action: ['Move the target of 2 dependencies', 'of orders/ on pages/', 'in shop'],
        places: [
          ['shop/orders/cart.ts:1', '→ shop/pages/text.ts'],
          ['shop/orders/order.ts:1', '→ shop/pages/text.ts'],
        ],
        effects: [
          'breaks the tangle',
          'about +18.8 points',
          'the target uses nothing else in its folder: it (or its subfolder) may belong next to its users or in a lower folder',
        ],
      },
    ]);
  });

  it('lists once what a cut of a cycle and one of a tangle have in common', () => {
    // The import of ui/page.ts closes a cycle of files, and with that of ui/menu.ts a tangle of folders.
    const report = reportFrom(
      factsOf({
        'ui/page.ts': ['core/cart.ts', 'core/item.ts', 'core/tax.ts', 'ui/menu.ts'],
        'ui/menu.ts': ['core/item.ts', 'core/tax.ts', 'ui/theme.ts'],
        'core/cart.ts': ['ui/page.ts'],
        'core/price.ts': ['ui/menu.ts'],
      }),
    );
    const cuts = fixesOfReport(report).flatMap((fix) => ('cut' in fix ? fix.cut.edges : []));
    const ids = cuts.map((edge) => edge.join(' '));
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('counts configured layers in the points of a cut that breaks them', () => {
    const shop = {
      'ui/page.ts': ['core/cart.ts', 'core/item.ts', 'ui/menu.ts'],
      'ui/menu.ts': ['core/cart.ts', 'core/item.ts'],
      'core/cart.ts': ['ui/page.ts'],
    };
    const lost = (dependencies: Dependencies): number =>
      reportFrom(factsOf(dependencies), { layers }).health.deductions.reduce(
        (sum, { points }) => sum + points,
        0,
      );
    const layers = [['ui'], ['core']];
    const report = reportFrom(factsOf(shop), { layers });
    const [first] = fixesOfReport(report);
    expect(first).toMatchObject({ kind: 'cut-cycle', effort: 1 });
    expect(first!.gain).toBeCloseTo(lost(shop) - lost({ ...shop, 'core/cart.ts': [] }), 0);
  });

  it('says how many more lines of the file make a dependency that must go', () => {
    const facts = factsOf({ 'orders/cart.ts': ['orders/price.ts'], 'orders/price.ts': ['orders/cart.ts'] });
    const report = reportFrom(facts);
    const detailed = {
      ...report.detailed,
      edges: report.detailed.edges.map((edge) => ({
        ...edge,
        imports: [1, 4, 9].map((line) => ({ ...edge.imports[0]!, line })),
      })),
    };
    const [described] = describeFixes(fixesOfReport(report), { ...report, detailed });
    expect(described!.action[0]).toMatch(/^Remove orders\/\w+\.ts:1 \(and 2 more lines\)$/);
  });

  it('lists dependencies that configured layers do not allow', () => {
    const report = reportFrom(factsOf({ 'core/cart.ts': ['ui/page.ts'] }), { layers: [['ui'], ['core']] });
    expect(describeFixes(fixesOfReport(report), report)).toEqual([
      {
        action: ['Remove core/cart.ts:1', '→ ui/page.ts'],
        places: [],
        effects: ['the configured layers do not allow it', 'about +19.2 points'],
      },
    ]);
  });
});

const pagesOverOrders: Dependencies = {
  'pages/cart-page.ts': ['orders/cart.ts'],
  'pages/order-page.ts': ['orders/cart.ts', 'orders/order.ts'],
  'pages/price-page.ts': ['orders/price.ts'],
};

function reportOf(dependencies: Dependencies): Report {
  return reportFrom(factsOf(dependencies));
}

function actionsFor(report: Report): string[] {
  const fixes = fixesOfReport(report);
  return describeFixes(fixes, report).map(({ action }) => action.join(' '));
}

function files(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${name}${i}.py`);
}
