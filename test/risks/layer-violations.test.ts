import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/model/options.ts';
import { type Dependencies, type Facts, factsOf, reportFrom } from '../support/dependencies.ts';

const rule = 'lower-level module should not depend on higher-level module';

describe('layer violations', () => {
  it('go against the order that the project itself follows, six dependencies to one', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 6),
      'shop/orders/order0.ts': ['shop/pages/page0.ts'],
    };
    expect(reportFrom(factsOf(dependencies)).risks.layer_violations).toEqual([
      {
        source: 'shop/orders/order0.ts',
        target: 'shop/pages/page0.ts',
        sourceLayer: 'shop/orders',
        targetLayer: 'shop/pages',
        rule,
        basis: 'inferred',
        remedy: 'cut',
      },
    ]);
  });

  it('are not claimed where the order is not clear', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 5),
      'shop/orders/order0.ts': ['shop/pages/page0.ts'],
    };
    expect(violationsIn(dependencies)).toEqual([]);
  });

  it('are not claimed where a single file makes the order, wherever it lies', () => {
    const orders = Array.from({ length: 12 }, (_, i) => `shop/orders/order${i}.ts`);
    const dependencies = {
      'shop/events/all-events.ts': orders,
      'shop/orders/order0.ts': ['shop/events/send.ts'],
      'shop/orders/order1.ts': ['shop/events/send.ts'],
    };
    expect(violationsIn(dependencies)).toEqual([]);
    const pages = { 'shop/events/a.ts': orders.slice(2, 4), 'shop/events/b.ts': orders.slice(2, 3) };
    expect(violationsIn({ ...dependencies, ...pages })).toEqual([
      'shop/orders -> shop/events',
      'shop/orders -> shop/events',
    ]);
  });

  it('are mended by moving the target where nothing leads back to the source', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 6),
      'shop/orders/order9.ts': ['shop/pages/format.ts'],
    };
    const { risks } = reportFrom(factsOf(dependencies));
    expect(risks.layer_violations.map(({ remedy }) => remedy)).toEqual(['move']);
  });

  it('are not mended by moving a target that uses its own folder', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 6),
      'shop/orders/order9.ts': ['shop/pages/format.ts'],
      'shop/pages/format.ts': ['shop/pages/table.ts'],
    };
    const { risks } = reportFrom(factsOf(dependencies));
    expect(risks.layer_violations.map(({ remedy }) => remedy)).toEqual(['cut']);
  });

  it('are not mended by moving a header whose source leads back', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 6),
      'shop/orders/order9.c': ['shop/pages/format.h', 'shop/orders/order9.h'],
      'shop/pages/format.c': ['shop/pages/format.h', 'shop/orders/order9.h'],
    };
    const { risks } = reportFrom(factsOf(dependencies));
    expect(risks.layer_violations.map(({ remedy }) => remedy)).toEqual(['cut']);
  });

  it('are not mended by moving a header out of the include folder of its module', () => {
    const remediesOf = (header: string): readonly (string | undefined)[] =>
      reportFrom(
        factsOf({
          ...uses('shop/pages', 'shop/orders', 6),
          'shop/orders/order9.c': [header],
          'shop/pages/table/format.c': [header],
        }),
      ).risks.layer_violations.map(({ remedy }) => remedy);
    expect(remediesOf('shop/pages/include/format.h')).toEqual(['cut']);
    expect(remediesOf('shop/pages/types/format.h')).toEqual(['move']);
  });

  it('are not mended by moving the entry file of a folder, which stands for it', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 6),
      'shop/orders/order9.ts': ['shop/pages/index.ts'],
    };
    const { risks, tangles } = reportFrom(factsOf(dependencies));
    expect(risks.layer_violations.map(({ remedy }) => remedy)).toEqual(['cut']);
    expect(tangles[0]?.cuts.map(({ change }) => change)).toEqual(['invert']);
  });

  it('are not mended by moving one of the files that a name leads to, such as those of a partial class', () => {
    const facts = factsOf({
      ...uses('shop/pages', 'shop/orders', 12),
      'shop/orders/order12.ts': ['shop/pages/format.ts', 'shop/pages/table.ts'],
    });
    const asOne = facts.imports.map((found) =>
      found.from === 'shop/orders/order12.ts'
        ? { ...found, statement: { ...found.statement, specifier: 'Format' } }
        : found,
    );
    const remediesOf = (imports: Facts['imports']): readonly (string | undefined)[] =>
      reportFrom({ ...facts, imports }).risks.layer_violations.map(({ remedy }) => remedy);
    expect(remediesOf(facts.imports)).toEqual(['move', 'move']);
    expect(remediesOf(asOne)).toEqual(['cut', 'cut']);
  });

  it('are to be moved with a folder that uses nothing else of the folder around it', () => {
    const remediesOf = (project: Dependencies): readonly (string | undefined)[] =>
      reportFrom(factsOf(project)).risks.layer_violations.map(({ remedy }) => remedy);
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 18),
      'shop/orders/order0.ts': ['shop/pages/style/index.ts', 'shop/pages/style/colour.ts'],
      'shop/pages/style/index.ts': ['shop/pages/style/colour.ts'],
      'shop/pages/style/colour.ts': ['shop/pages/style/name.ts'],
    };
    expect(remediesOf(dependencies)).toEqual(['move', 'move']);
    const needsItsFolder = { ...dependencies, 'shop/pages/style/name.ts': ['shop/pages/page0.ts'] };
    expect(remediesOf(needsItsFolder)).toEqual(['cut', 'cut']);
    const usesItsUsers = { ...dependencies, 'shop/pages/style/name.ts': ['shop/orders/tax.ts'] };
    expect(remediesOf(usesItsUsers)).toEqual(['cut', 'cut']);
    const isMostOfIt = {
      ...dependencies,
      'shop/pages/style/name.ts': Array.from({ length: 40 }, (_, i) => `shop/pages/style/part${i}.ts`),
    };
    expect(remediesOf(isMostOfIt)).toEqual(['cut', 'cut']);
  });

  it('are not found in a program, which nothing depends on', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 6),
      'shop/orders/bin/main.go': ['shop/pages/page0.ts'],
    };
    expect(violationsIn(dependencies)).toEqual([]);
    expect(violationsIn({ ...dependencies, 'shop/orders/test.ts': ['shop/orders/bin/main.go'] })).toEqual([
      'shop/orders -> shop/pages',
    ]);
  });

  it('are not found in lazy imports, unless the configuration forbids the dependency', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/orders', 18),
      'shop/orders/order0.ts': ['lazy shop/pages/page0.ts'],
      'shop/orders/order1.ts': ['lazy shop/pages/page0.ts', 'shop/pages/page0.ts'],
      'shop/orders/order2.ts': ['lazy shop/pages/page0.ts', 'test shop/pages/page0.ts'],
    };
    const sources = (layers?: Options['layers']) =>
      reportFrom(factsOf(dependencies), layers === undefined ? {} : { layers }).risks.layer_violations.map(
        ({ source }) => source,
      );
    expect(sources()).toEqual(['shop/orders/order1.ts']);
    expect(sources([['pages'], ['orders']])).toEqual([
      'shop/orders/order0.ts',
      'shop/orders/order1.ts',
      'shop/orders/order2.ts',
    ]);
  });

  it('are not claimed of what runs where only types lead down', () => {
    const checkers = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`shop/checkers/c${i}.py`, ['type shop/lint/linter.py']]),
    );
    expect(violationsIn({ ...checkers, 'shop/lint/linter.py': ['shop/checkers/c0.py'] })).toEqual([]);
    expect(violationsIn({ ...checkers, 'shop/lint/linter.py': ['type shop/checkers/c0.py'] })).toEqual([
      'shop/lint -> shop/checkers',
    ]);
  });

  it('count what leads down through a folder between the two', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/app', 6),
      ...uses('shop/app', 'shop/orders', 6),
      'shop/orders/order0.ts': ['shop/pages/page0.ts'],
    };
    expect(violationsIn(dependencies)).toEqual(['shop/orders -> shop/pages']);
  });

  it('are not claimed where as many point back between the two, whatever leads through others', () => {
    const around = { ...uses('shop/pages', 'shop/app', 7), ...uses('shop/app', 'shop/orders', 7) };
    const back = { 'shop/orders/order.ts': ['shop/pages/page0.ts'] };
    const once = { 'shop/pages/page.ts': ['shop/orders/cart0.ts'] };
    const twice = { 'shop/pages/page.ts': ['shop/orders/cart0.ts', 'shop/orders/cart1.ts'] };
    expect(violationsIn({ ...around, ...back, ...once })).toEqual([]);
    expect(violationsIn({ ...around, ...back, ...twice })).toEqual(['shop/orders -> shop/pages']);
  });

  it('do not count what leads down through a folder with which one of them is even', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/views', 12),
      ...uses('shop/views', 'shop/orders', 12),
      'shop/orders/order0.ts': ['shop/pages/text.ts'],
    };
    expect(violationsIn(dependencies)).toContain('shop/orders -> shop/pages');
    const even = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`shop/views/part${i}.ts`, [`shop/pages/page${i}.ts`]]),
    );
    expect(violationsIn({ ...dependencies, ...even })).toEqual([]);
  });

  it('leave tests out', () => {
    const dependencies = {
      ...uses('shop/pages', 'shop/test', 6),
      'shop/test/order0.ts': ['shop/pages/page0.ts'],
    };
    expect(violationsIn(dependencies)).toEqual([]);
  });

  describe('by conventional names', () => {
    it('are found between siblings that say too little by themselves', () => {
      expect(violationsIn({ 'src/core/cart.ts': ['src/ui/button.ts'] })).toEqual(['src/core -> src/ui']);
    });

    it('are not found where the project says otherwise', () => {
      expect(violationsIn(uses('src/core', 'src/ui', 6))).toEqual([]);
    });

    it('are not found between folders that are no siblings', () => {
      expect(violationsIn({ 'lib/core/cart.ts': ['packages/ui/page.ts'] })).toEqual([]);
    });

    it('are not found where one is a build module: manifests say who may use it', () => {
      const facts = factsOf({ 'crates/core/cart.rs': ['crates/cli/flags.rs'] });
      const modules = new Set(['crates/cli']);
      expect(reportFrom({ ...facts, modules }).risks.layer_violations).toEqual([]);
    });
  });

  describe('by configured layers', () => {
    const layers = [['Pages'], ['Entities', 'Models']];

    it('go by the order of the configuration alone', () => {
      const dependencies = {
        'src/models/user.ts': ['src/pages/home.ts', 'src/entities/order.ts'],
        'src/core/cart.ts': ['src/ui/button.ts'],
      };
      expect(violationsIn(dependencies, { layers })).toEqual(['models -> pages']);
    });

    it('go by the first folder from the left that names a layer, in any case', () => {
      const dependencies = { 'lib/Models/pages/cart.ts': ['packages/PAGES/models/page.ts'] };
      expect(violationsIn(dependencies, { layers })).toEqual(['models -> pages']);
    });

    it('go by folders, never by the name of the file or a part of a name', () => {
      const dependencies = {
        'models/money.ts': ['pages', 'src/pages.ts', 'src/my-pages/page.ts'],
        'models.ts': ['pages/page.ts'],
      };
      expect(violationsIn(dependencies, { layers })).toEqual([]);
    });

    it('take a folder named like a member of every object for what it is', () => {
      const dependencies = { 'constructor/a.ts': ['__proto__/b.ts'], 'toString/c.ts': ['pages/page.ts'] };
      expect(violationsIn(dependencies, { layers })).toEqual([]);
    });

    it('cost health, unlike those of an inferred order, which tangles count', () => {
      const { health } = reportFrom(factsOf({ 'src/models/user.ts': ['src/pages/home.ts'] }), { layers });
      expect(health.deductions.map(({ kind }) => kind)).toEqual(['rules']);
    });
  });
});

/** `count` files in one folder, each using one in the other. */
function uses(from: string, to: string, count: number): Dependencies {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `${from}/${nameOf(from)}${i}.ts`,
      [`${to}/${nameOf(to)}${i}.ts`],
    ]),
  );
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1).replace(/s$/, '');
}

function violationsIn(dependencies: Dependencies, options: Partial<Options> = {}): string[] {
  return reportFrom(factsOf(dependencies), options).risks.layer_violations.map(
    ({ sourceLayer, targetLayer }) => `${sourceLayer} -> ${targetLayer}`,
  );
}
