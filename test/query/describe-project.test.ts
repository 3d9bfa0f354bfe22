import { describe, expect, it } from 'vitest';
import { describeProject } from '../../src/query/describe-project.ts';
import { findEntryPoints } from '../../src/query/product/entry-points.ts';
import { findParts } from '../../src/query/product/project-parts.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { questionedShop } from '../support/questioned-shop.ts';

describe('a project', () => {
  const overview = describeProject(questionedShop());

  it('is described by its size, languages and roles', () => {
    expect(overview).toMatchObject({
      name: 'shop',
      files: 12,
      languages: [{ name: 'typescript', files: 12 }],
      roles: [
        { role: 'product', files: 10 },
        { role: 'test', files: 2 },
      ],
    });
  });

  it('is described by its parts from top to bottom, and what goes against that order', () => {
    expect(overview.parts.map(({ folder, files }) => [folder, files])).toEqual([
      ['.', 1],
      ['web', 4],
      ['orders', 3],
      ['data', 2],
    ]);
    expect(overview.parts[1]!.uses).toEqual([
      { folder: 'orders', dependencies: 4 },
      { folder: 'data', dependencies: 1 },
    ]);
    expect(overview.parts[2]!.usesBack).toEqual([{ folder: 'web', dependencies: 1 }]);
  });

  it('is described by where it begins and what most of it uses', () => {
    expect(overview.entryPoints.files).toEqual([{ file: 'main.ts', reaches: 9 }]);
    expect(overview.hubs[0]).toEqual({ file: 'orders/cart.ts', dependents: 4 });
    expect(overview.packages).toEqual([
      { name: 'react', dependents: 3 },
      { name: 'pg', dependents: 1 },
    ]);
  });

  it('is described by the layers of its rules, if it has such', () => {
    expect(overview.layers).toEqual({
      basis: 'rule',
      rule: 'order',
      layers: [['web/**'], ['orders/**'], ['data/**']],
    });
  });

  it('is described by what is wrong', () => {
    const { problems } = overview;
    expect(problems.cycles.map(({ kind, count, largest }) => [kind, count, largest])).toEqual([
      ['lazy', 1, 2],
    ]);
    expect(problems.tangles.map(({ folder, back }) => [folder, back])).toEqual([['.', 1]]);
    expect(problems.brokenRules).toEqual([{ rule: 'order', violations: 1 }]);
    expect(problems.unresolved).toBe(1);
    expect(problems.fixes.length).toBeGreaterThan(0);
  });
});

describe('the parts of a project', () => {
  const partsOf = (dependencies: Dependencies): readonly string[] =>
    findParts(reportFrom(factsOf(dependencies))).map(({ folder, files }) => `${folder} ${files}`);
  const files = (folder: string, count: number): Dependencies =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/${i}.ts`, []]));

  it('are the folders in a folder that holds most', () => {
    expect(
      partsOf({
        ...files('src/web', 4),
        ...files('src/data', 4),
        ...files('tools', 2),
        'src/web/0.ts': ['src/data/0.ts'],
      }),
    ).toEqual(['src/web 4', 'src/data 4', 'tools 2']);
  });

  it('keep the outer name of folders inside one another', () => {
    expect(
      partsOf({
        ...files('clients/src/main/java', 3),
        ...files('core/src/main/java', 3),
        ...files('x', 3),
        ...files('y', 3),
        ...files('z', 3),
        ...files('v', 3),
        ...files('w', 3),
      }),
    ).toEqual(['clients 3', 'core 3', 'v 3', 'w 3', 'x 3', 'y 3', 'z 3']);
  });

  it.each([
    ['kt', 'build.gradle.kts'],
    ['ex', 'mix.exs'],
    ['hs', 'Setup.hs'],
    ['ts', 'webpack.config.js'],
    ['ts', 'eslint.config.mjs'],
    ['ts', '.babelrc.js'],
    ['ts', 'gulpfile.js'],
  ])('do not use what only the scripts of their build use (%s)', (extension, script) => {
    const parts = findParts(
      reportFrom(
        factsOf({
          [`api/cart.${extension}`]: [`core/line.${extension}`],
          [`core/line.${extension}`]: [],
          [`core/${script}`]: [`plugins/publish.${extension}`],
          [`plugins/publish.${extension}`]: [],
        }),
      ),
    );
    expect(parts.find(({ folder }) => folder === 'core')?.uses).toEqual([]);
  });

  it('use what a module of Haskell uses that is called like a build script', () => {
    const parts = findParts(
      reportFrom(
        factsOf({
          'Shop/Api/Cart.hs': ['Shop/Core/Line.hs'],
          'Shop/Core/Line.hs': [],
          'Shop/Core/Setup.hs': ['Shop/Plugins/Publish.hs'],
          'Shop/Plugins/Publish.hs': [],
        }),
      ),
    );
    expect(parts.find(({ folder }) => folder === 'Shop/Core')?.uses).toEqual([
      { folder: 'Shop/Plugins', dependencies: 1 },
    ]);
  });

  it('are not more than fit on a page', () => {
    const many = Object.assign(
      {},
      ...Array.from({ length: 40 }, (_, i) => files(`src/part${i}`, 2)),
    ) as Dependencies;
    expect(partsOf(many).length).toBeLessThanOrEqual(19);
  });
});

describe('what points back between parts', () => {
  const describeParts = (dependencies: Dependencies): readonly string[] =>
    findParts(reportFrom(factsOf(dependencies))).map(({ folder, uses, usesBack }) => {
      const list = (all: typeof uses): string =>
        all.map((use) => `${use.folder} ${use.dependencies}`).join(', ');
      return `${folder}: uses ${list(uses)}; against the order ${list(usesBack)}`;
    });

  it('is what points back in the tangle of their folders, also where more dependencies do not', () => {
    const report = {
      // A circle of files.
      'web/cart.ts': ['data/row.ts'],
      'data/row.ts': ['data/table.ts', 'data/query.ts', 'web/cart.ts'],
      'data/table.ts': ['web/cart.ts'],
      'data/query.ts': ['web/cart.ts'],
      // From what these use, nothing leads back.
      'web/page.ts': ['data/name.ts'],
      'web/form.ts': ['data/name.ts'],
      'web/list.ts': ['data/name.ts'],
    };
    expect(reportFrom(factsOf(report)).tangles[0]!.members).toEqual(['data/', 'web/']);
    expect(describeParts(report)).toEqual([
      'data: uses web 3; against the order ',
      'web: uses ; against the order data 4',
    ]);
  });

  it('is told of files next to a folder beside what does not', () => {
    const parts = describeParts({
      'src/shop.ts': ['src/ui/page.ts', 'src/ui/form.ts', 'src/ui/list.ts'],
      'src/text.ts': ['src/ui/page.ts'],
      'src/ui/page.ts': ['src/text.ts'],
      'src/ui/form.ts': ['src/text.ts'],
      'src/ui/list.ts': ['src/text.ts'],
    });
    expect(parts).toEqual([
      'src/ui: uses src 3; against the order ',
      'src: uses src/ui 3; against the order src/ui 1',
    ]);
  });
});

describe('the entry points of a project', () => {
  const entriesOf = (dependencies: Dependencies, name = 'work'): readonly string[] =>
    findEntryPoints({ ...reportFrom(factsOf(dependencies)), projectRoot: `/home/${name}` }).files.map(
      ({ file }) => file,
    );

  it('are programs first, tools and templates last', () => {
    expect(
      entriesOf({
        'scripts/main.py': ['shop/cart.py', 'shop/tax.py'],
        'packages/shop-starter/src/main.ts': ['packages/shop/src/page.ts'],
        'packages/shop/src/entrypoints/admin.ts': ['packages/shop/src/page.ts'],
        'jobs/orders.py': ['shop/cart.py', 'shop/tax.py'],
        'shop/urls.py': ['shop/cart.py'],
        'desk/src/org/desk/DeskApplication.java': ['desk/src/org/desk/Till.java'],
      }),
    ).toEqual([
      'desk/src/org/desk/DeskApplication.java',
      'packages/shop/src/entrypoints/admin.ts',
      'shop/urls.py',
      'jobs/orders.py',
      'scripts/main.py',
      'packages/shop-starter/src/main.ts',
    ]);
  });

  it('are no headers, and no other sources of C where programs have the name of one', () => {
    const sources = {
      'src/sync.h': ['src/item.h'],
      'src/upload_mac.c': ['src/item.h'],
      'src/net/upload.c': ['src/item.h'],
      'hints/hints.c': ['src/item.h'],
      'src/cli/sync-cli.c': ['src/item.h'],
    };
    expect(entriesOf({ ...sources, 'src/main.c': ['src/item.h'] })).toEqual([
      'src/main.c',
      'hints/hints.c',
      'src/cli/sync-cli.c',
    ]);
    expect(entriesOf({ 'src/ls.c': ['src/item.h'], 'src/sync.h': ['src/item.h'] })).toEqual(['src/ls.c']);
  });

  it('are no declarations and no migrations', () => {
    expect(
      entriesOf({
        'src/@types/global.d.ts': ['src/cart.ts', 'src/tax.ts'],
        'shop/migrations/0008_prices.py': ['shop/cart.py', 'shop/tax.py'],
        'db/migrate/20260601_prices.rb': ['shop/cart.rb', 'shop/tax.rb'],
        'shop/migrations/run.py': ['shop/cart.py'],
      }),
    ).toEqual(['shop/migrations/run.py']);
  });

  it('are no declarations of a file next to them, and no file whose declarations are used', () => {
    const files = {
      'theme/Theme.svelte.d.ts': ['ui/colors.ts', 'ui/sizes.ts'],
      'theme/Theme.svelte': ['ui/colors.ts'],
      'ui/cart.d.ts': ['ui/colors.ts'],
      'ui/cart.js': ['ui/colors.ts'],
      'ui/shop.ts': ['ui/cart.d.ts'],
    };
    const { files: entries, unused } = findEntryPoints(reportFrom(factsOf(files)));
    expect(entries.map(({ file }) => file)).toEqual(['ui/shop.ts', 'theme/Theme.svelte']);
    expect(unused).toEqual([
      { folder: 'theme', files: 2 },
      { folder: 'ui', files: 1 },
    ]);
  });

  it('are a manage.py at the root, not a command of that name', () => {
    expect(
      entriesOf({ 'shop/commands/manage.py': ['shop/cart.py', 'shop/tax.py'], 'main.py': ['shop/tax.py'] }),
    ).toEqual(['main.py', 'shop/commands/manage.py']);
    expect(
      entriesOf({ 'manage.py': ['shop/tax.py'], 'jobs/orders.py': ['shop/tax.py', 'shop/cart.py'] }),
    ).toEqual(['manage.py', 'jobs/orders.py']);
  });

  it('are listed beside the __init__.py of their folder, whatever that reaches', () => {
    expect(
      entriesOf({
        'shop/__init__.py': ['shop/version.py'],
        'shop/tagger.py': ['shop/__init__.py', 'shop/cart.py'],
        'shop/worse.py': ['shop/cart.py'],
      }),
    ).toEqual(['shop/__init__.py', 'shop/tagger.py']);
  });

  it('are also files that others use: the program of a crate, the file with the name of the project', () => {
    const texts = {
      'core/main.rs': ['core/cart.rs'],
      'core/cart.rs': ['core/main.rs'],
      'lib/Shop.java': ['lib/Tax.java'],
      'lib/Wrapper.java': ['lib/Shop.java', 'lib/Tax.java'],
    };
    expect(entriesOf(texts, 'shop')).toEqual(['core/main.rs', 'lib/Shop.java']);
    expect(entriesOf(texts)).toEqual(['core/main.rs', 'lib/Wrapper.java']);
  });

  it('are one file of a program that has one for each platform', () => {
    expect(
      entriesOf({
        'till/src/jsMain/kotlin/main.kt': ['till/src/commonMain/kotlin/Cart.kt'],
        'till/src/jvmMain/kotlin/main.kt': ['till/src/commonMain/kotlin/Cart.kt'],
        'desk/src/jvmMain/kotlin/main.kt': ['till/src/commonMain/kotlin/Cart.kt'],
      }),
    ).toEqual(['desk/src/jvmMain/kotlin/main.kt', 'till/src/jsMain/kotlin/main.kt']);
  });

  it('are no file with the name of the project that the entry file of a module passes on', () => {
    const texts = { 'index.js': ['lib/shop.js'], 'lib/shop.js': ['lib/cart.js', 'lib/tax.js'] };
    expect(entriesOf(texts, 'shop')).toEqual(['index.js']);
  });

  it('are programs whatever the files beside them use', () => {
    expect(
      entriesOf({
        'cmd/till/main.go': ['cmd/till/flags.go', 'cart/cart.go'],
        'cmd/till/flags.go': ['cmd/till/main.go', 'cart/cart.go', 'cart/line.go'],
        'cmd/price/price.go': ['cart/cart.go'],
        'cmd/price/flags.go': ['cmd/price/price.go', 'cart/cart.go'],
        'desk/main.c': ['desk/main.h', 'desk/page.h'],
        'desk/page.c': ['desk/main.h', 'desk/page.h'],
        'shop/__main__.py': ['shop/cart.py'],
        'shop/cart.py': ['shop/__main__.py'],
        'exe/sell': ['shop/cart.py'],
        'bin/profile': ['exe/sell'],
      }),
    ).toEqual([
      'bin/profile',
      'cmd/till/main.go',
      'desk/main.c',
      'exe/sell',
      'cmd/price/price.go',
      'shop/__main__.py',
    ]);
  });

  it('are those of a whole module before those inside it', () => {
    expect(
      entriesOf({
        'src/plugins/till/main.cpp': ['src/cart.h', 'src/tax.h', 'src/plugins/till/till.h'],
        'src/main.cpp': ['src/main.h', 'src/tax.h'],
        'src/main.h': ['src/cart.h'],
      }),
    ).toEqual(['src/main.cpp', 'src/plugins/till/main.cpp']);
  });

  it('are no files that are used through their header', () => {
    const { files, unused } = findEntryPoints(
      reportFrom(
        factsOf({
          'src/main.c': ['src/main.h', 'src/cart.h', 'include/tax.h'],
          'src/cart.c': ['src/cart.h', 'include/tax.h'],
          'src/tax.c': ['include/tax.h', 'src/rate.h'],
          'desk/report-tool.c': ['tool/report.h', 'src/cart.h'],
        }),
      ),
    );
    expect(files).toEqual([
      { file: 'src/main.c', reaches: 6 },
      { file: 'desk/report-tool.c', reaches: 6 },
    ]);
    expect(unused).toEqual([{ folder: 'src', files: 1 }]);
  });

  it('do not count sources as unused that any header may declare', () => {
    const { unused } = findEntryPoints(
      reportFrom(
        factsOf({
          'src/main.c': ['src/shop.h'],
          'src/cart.c': ['src/shop.h'],
          'src/tax.c': ['src/tax.h', 'src/shop.h'],
          'src/old.h': ['src/shop.h'],
          'scripts/report.py': [],
        }),
      ),
    );
    expect(unused).toEqual([
      { folder: 'src', files: 2 },
      { folder: 'scripts', files: 1 },
    ]);
  });

  it('are no files of a package of Go that others use', () => {
    expect(
      entriesOf({
        'main.go': ['cart/cart.go'],
        'cart/line.go': ['tax/tax.go', 'cart/cart.go'],
        'cart/cart.go': ['tax/tax.go'],
      }),
    ).toEqual(['main.go']);
  });
});
