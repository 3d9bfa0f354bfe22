import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { renderSummary } from '../../src/cli/summary/render-summary.ts';
import type { Report } from '../../src/model/report.ts';
import { type Dependencies, factsOf, reportFrom } from '../support/dependencies.ts';
import { reportOf } from '../support/report-of.ts';

const plain = picocolors.createColors(false);

function summaryOf(report: Report, width = Infinity): string {
  return renderSummary(
    { report, written: ['.lintel/graph.json'], durationMs: 412 },
    { colors: plain, width },
  );
}

const shop: Report = {
  ...reportOf({
    files: ['shop/cart.ts', 'shop/checkout/place-order.ts', 'shop/prices.ts'],
    packages: ['zod'],
    builtins: ['node:fs'],
    edges: [
      ['shop/cart.ts', 'shop/prices.ts'],
      ['shop/checkout/place-order.ts', 'pkg:node:fs'],
      ['shop/checkout/place-order.ts', 'pkg:zod'],
      ['shop/checkout/place-order.ts', 'shop/cart.ts'],
      ['shop/prices.ts', 'shop/cart.ts'],
    ],
    cycle: ['shop/cart.ts', 'shop/prices.ts'],
  }),
  risks: {
    god_modules: [],
    layer_violations: [],
    dependency_explosions: [],
    top_risk_files: [
      {
        file: 'shop/checkout/place-order.ts',
        riskScore: 1204,
        dependents: 1190,
        outgoing: 14,
        size: 9000,
        changes: 3,
        signals: ['circular_dependency', 'god_module', 'dependency_explosion', 'layer_violations:2'],
      },
      {
        file: 'shop/cart.ts',
        riskScore: 15,
        dependents: 2,
        outgoing: 1,
        size: 900,
        changes: 0,
        signals: ['circular_dependency'],
      },
      {
        file: 'shop/prices.ts',
        riskScore: 3,
        dependents: 1,
        outgoing: 1,
        size: 900,
        changes: 0,
        signals: ['layer_violations:1'],
      },
    ],
    thresholds: { god_module_min_outgoing: 8, dependency_explosion_min_connections: 12 },
    history: { used: false, reason: 'Turned off.' },
  },
  cycleDetails: [
    {
      kind: 'load',
      size: 2,
      cuts: [{ edges: [['shop/prices.ts', 'shop/cart.ts']], change: 'remove', after: 0 }],
    },
  ],
  health: {
    score: 82,
    grade: 'B',
    deductions: [
      { kind: 'tangles', reason: '1 dependency points back between folders', value: 0.1, points: 6 },
      { kind: 'cycles', reason: '2 of 3 files load each other in a cycle', value: 0.1, points: 12 },
    ],
  },
  diagnostics: [
    {
      kind: 'file-too-large',
      file: 'shop/catalogue.ts',
      message: 'This file is larger than 10 MiB; its imports were skipped.',
    },
    {
      kind: 'unresolved-import',
      file: 'shop/checkout/place-order.ts',
      line: 7,
      specifier: './tax.js',
      message: "Cannot resolve './tax.js': no such file",
    },
    {
      kind: 'unresolved-import',
      file: 'shop/prices.ts',
      line: 12,
      message: "Cannot resolve '@till/x': no such package",
    },
    { kind: 'link-not-followed', file: 'shop/a', message: 'A link.' },
    { kind: 'link-not-followed', file: 'shop/b', message: 'A link.' },
  ],
};

describe('the summary', () => {
  it('tells the verdict, where to start and what is missing', () => {
    expect(summaryOf(shop)).toBe(`\
shop  /srv/shop

Health  82 B
  −12.0  2 of 3 files load each other in a cycle
   −6.0  1 dependency points back between folders

Files         3  TypeScript 3
Dependencies  5  3 on files · 2 on packages
Packages      2  1 built in
Cycles        1  at load time
Tangles       0
Layers        –  nothing to check: no order between folders

Cycles
  2 files at load time
      shop/prices.ts:3
    → shop/cart.ts:3
    → shop/prices.ts

Fix first
  1  Remove shop/prices.ts:3 → shop/cart.ts
     breaks the cycle of 2 files · about +12.0 points

Handle with care
  1,204  shop/checkout/place-order.ts
         8.8 KB · 14 imports · 1,190 dependents · in a cycle · god module · hub · 2 layer violations
     15  shop/cart.ts
         900 B · 1 import · 2 dependents · in a cycle
      3  shop/prices.ts
         900 B · 1 import · 1 dependent · 1 layer violation
  Changes not counted: turned off.

Unresolved imports  2
  shop/checkout/place-order.ts:7  './tax.js': no such file
  shop/prices.ts:12               '@till/x': no such package

Also  1 file too large (shop/catalogue.ts is larger than 10 MiB) · 2 links not followed

Wrote .lintel/graph.json · took 0.41 s
`);
  });

  it('keeps to the width of a narrow terminal', () => {
    expect(summaryOf(shop, 44)).toBe(`\
shop  /srv/shop

Health  82 B
  −12.0  2 of 3 files load each other in a
         cycle
   −6.0  1 dependency points back between
         folders

Files         3  TypeScript 3
Dependencies  5  3 on files · 2 on packages
Packages      2  1 built in
Cycles        1  at load time
Tangles       0
Layers        –  nothing to check: no order
                 between folders

Cycles
  2 files at load time
      shop/prices.ts:3
    → shop/cart.ts:3
    → shop/prices.ts

Fix first
  1  Remove shop/prices.ts:3 → shop/cart.ts
     breaks the cycle of 2 files
     about +12.0 points

Handle with care
  1,204  shop/checkout/place-order.ts
         8.8 KB · 14 imports
         1,190 dependents · in a cycle
         god module · hub
         2 layer violations
     15  shop/cart.ts
         900 B · 1 import · 2 dependents
         in a cycle
      3  shop/prices.ts
         900 B · 1 import · 1 dependent
         1 layer violation
  Changes not counted: turned off.

Unresolved imports  2
  shop/checkout/place-order.ts:7
    './tax.js': no such file
  shop/prices.ts:12     '@till/x': no such
                        package

Also  1 file too large (shop/catalogue.ts is
      larger than 10 MiB)
      2 links not followed

Wrote .lintel/graph.json · took 0.41 s
`);
  });

  it('keeps languages together with their numbers, and begins no line with a separator', () => {
    const languages = ['typescript', 'typescript', 'cpp', 'go', 'java', 'python', 'ruby'];
    const report = reportOf({ files: languages.map((language, i) => `${language}/${i}`) });
    const nodes = report.detailed.nodes.map((node, i) => ({ ...node, language: languages[i] }));
    const mixed = { ...report, detailed: { ...report.detailed, nodes } } as Report;
    expect(summaryOf(mixed, 44)).toContain(`
Files         7  TypeScript 2 · C++ 1 · Go 1
                 Java 1 · Python 1 · Ruby 1
`);
  });

  it('puts a reason below its place where a path in it does not fit beside it', () => {
    const diagnostic = {
      kind: 'unresolved-import',
      file: 'shop/prices.ts',
      line: 12,
      message: "Cannot resolve './luts': there is no file shop/prices/mapping/luts.ktx2",
    } as const;
    expect(summaryOf({ ...shop, diagnostics: [diagnostic] }, 44)).toContain(`
Unresolved imports  1
  shop/prices.ts:12
    './luts': there is no file
    shop/prices/mapping/luts.ktx2
`);
  });

  it('shortens long paths of unresolved imports no more than the terminal needs, and in the middle', () => {
    const folder = 'shop/prices/of/last/year/and/the/one/before';
    const diagnostic = {
      kind: 'unresolved-import',
      file: 'shop/prices/of/last/year/table.ts',
      line: 12,
      message: `Cannot resolve './luts': there is no file ${folder}/luts.ktx2`,
    } as const;
    expect(summaryOf({ ...shop, diagnostics: [diagnostic] }, 44)).toContain(`
  shop/prices/of/last/year/table.ts:12
    './luts': there is no file
    shop/prices/o…d/the/one/before/luts.ktx2
`);
  });

  it('says little of a project with nothing to say', () => {
    expect(summaryOf(reportOf({ files: ['cart.py'] }))).toBe(`\
shop  /srv/shop

Health  100 A

Files         1  TypeScript 1
Dependencies  0  0 on files · 0 on packages
Packages      0
Cycles        0
Tangles       0
Layers        –  nothing to check: no order between folders

Wrote .lintel/graph.json · took 0.41 s
`);
  });

  it.each([
    ['too-small', 'Too small to judge: fewer than 10 product files'],
    ['too-flat', 'Too flat to judge: all product files are in one folder'],
  ] as const)('says why health says little (%s)', (caveat, words) => {
    const report = reportOf({ files: ['cart.py'] });
    expect(summaryOf({ ...report, health: { ...report.health, caveat } })).toContain(
      `Health  100 A\n  ${words}\n`,
    );
  });

  it.each([
    ['unconnected', 'Too few dependencies between product files to judge'],
    ['unresolved', 'Most imports of product files are unresolved or lead out of the project'],
  ] as const)('gives no grade to what is hardly known (%s)', (caveat, words) => {
    const report = reportOf({ files: ['cart.py'] });
    expect(summaryOf({ ...report, health: { ...report.health, caveat } })).toContain(
      `Health  not judged\n  ${words}\n`,
    );
  });

  it('gives no grade where most product files were not read, and says which', () => {
    const report = reportOf({ files: ['cart.py'] });
    const health = { ...report.health, caveat: 'not-read' as const };
    const notRead = [
      { language: 'Vala', files: 1368 },
      { language: 'Perl', files: 1 },
    ];
    const summary = summaryOf({ ...report, health, notRead });
    expect(summary).toContain(
      'Health  not judged\n  Most product files are in languages that Lintel does not read\n',
    );
    expect(summary).toContain('Not read      1,369  1,368 Vala files, 1 Perl file\n');
  });

  it('shows who includes the header of a source that nobody includes', () => {
    const users = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`till${i}.c`, ['cart.h']]));
    const { files, imports } = factsOf({ 'cart.c': ['cart.h'], ...users });
    const sized = files.map((file) => ({ ...file, size: file.path === 'cart.c' ? 90_000 : 10 }));
    expect(summaryOf(reportFrom({ files: sized, imports }))).toContain(
      'cart.c\n      88 KB · 1 import · 0 dependents, 12 of its header\n',
    );
  });

  it('says how many dependents are product files where most are tests', () => {
    const tests = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`test/till${i}.ts`, ['cart.ts']]));
    const { files, imports } = factsOf({ 'cart.ts': [], 'shop.ts': ['cart.ts'], ...tests });
    const sized = files.map((file) => ({ ...file, size: file.path === 'cart.ts' ? 90_000 : 10 }));
    expect(summaryOf(reportFrom({ files: sized, imports }))).toContain(
      'cart.ts\n      88 KB · 0 imports · 13 dependents, 1 of them in the product',
    );
  });

  it('counts cycles by kind, at load time first', () => {
    const report = reportFrom(
      factsOf({
        'Cart.java': ['Price.java'],
        'Price.java': ['Cart.java'],
        'cart.ts': ['price.ts'],
        'price.ts': ['cart.ts'],
        'stock.py': ['lazy store.py'],
        'store.py': ['stock.py'],
      }),
    );
    expect(summaryOf(report)).toContain(
      'Cycles        3  1 at load time, 1 closed only by lazy imports, 1 independent of load order\n',
    );
  });

  it('shows the largest cycles as paths, those at load time first, and counts what it leaves out', () => {
    const report = reportFrom(
      factsOf({
        ...ring('orders', 9),
        ...ring('billing', 2),
        'cart/0.py': ['lazy cart/1.py'],
        'cart/1.py': ['cart/0.py'],
        'stock/0.py': ['lazy stock/1.py'],
        'stock/1.py': ['stock/0.py'],
        'Price.java': ['Tax.java'],
        'Tax.java': ['Price.java'],
      }),
    );
    expect(summaryOf(report)).toContain(`\
Cycles
  9 files at load time
      orders/8.ts:1
    → orders/0.ts:1
    → orders/1.ts:1
    → orders/2.ts:1
    → orders/3.ts:1
      and 4 more files
    → orders/8.ts
  2 files at load time
      billing/1.ts:1
    → billing/0.ts:1
    → billing/1.ts
  2 files, closed only by lazy imports
      cart/0.py:1
    → cart/1.py:1
    → cart/0.py
  and 2 more cycles, in the report's cycles
`);
  });

  it('shows one cycle of files that load in any order, where there are only such', () => {
    const report = reportFrom(
      factsOf({ 'A.java': ['B.java'], 'B.java': ['A.java'], 'C.java': ['D.java'], 'D.java': ['C.java'] }),
    );
    expect(summaryOf(report)).toContain(`\
Cycles
  2 files, independent of load order
      A.java:1
    → B.java:1
    → A.java
  and 1 more cycle, in the report's cycles
`);
  });

  it('says of a cycle when it lies outside the product, and when it is larger with all imports', () => {
    const report = reportFrom(
      factsOf({
        'shop/a.ts': ['shop/b.ts', 'lazy shop/c.ts'],
        'shop/b.ts': ['shop/a.ts'],
        'shop/c.ts': ['shop/a.ts'],
        'test/a.ts': ['test/b.ts'],
        'test/b.ts': ['test/a.ts'],
      }),
    );
    expect(summaryOf(report)).toContain('  2 files at load time, 3 with all imports\n');
    expect(summaryOf(report)).toContain('  2 files at load time, outside the product\n');
  });

  it('shows cycles of the product before those of its tests, which may be there on purpose', () => {
    const report = reportFrom(
      factsOf({
        'shop/a.ts': ['lazy shop/b.ts'],
        'shop/b.ts': ['shop/a.ts'],
        'test/a.ts': ['test/b.ts'],
        'test/b.ts': ['test/a.ts'],
      }),
    );
    expect(summaryOf(report)).toContain(
      'Cycles        2  1 closed only by lazy imports, 1 outside the product\n',
    );
    expect(summaryOf(report)).toMatch(
      /2 files, closed only by lazy imports\n[^]*2 files at load time, outside the product/,
    );
  });

  it('says which files are left out where little is left to judge', () => {
    const vendored = Object.fromEntries([...Array(12).keys()].map((i) => [`deps/broker/part${i}.ts`, []]));
    expect(summaryOf(reportFrom(factsOf({ 'build.ts': [], 'shop/cart.ts': [], ...vendored })))).toContain(
      'Too small to judge: fewer than 10 product files. 12 files count as vendored: set roles in the configuration if they are not\n',
    );
  });

  it('says which product files are not judged if the number of those that are is told', () => {
    const withScripts = { ...ring('shop', 3), 'shop/start.sh': [], 'shop/stop.sh': [] };
    expect(summaryOf(reportFrom(factsOf(withScripts)))).toMatch(
      /3 of 3 files load each other[^]+Files +5 +TypeScript 3 · shell 2 · 2 shell scripts that are not judged\n/,
    );
    expect(summaryOf(reportFrom(factsOf({ ...withScripts, 'test/shop.test.ts': [] })))).toMatch(
      /Files +6 +product 5 with 2 shell scripts that are not judged · TypeScript 4 · shell 2\n/,
    );
    expect(summaryOf(reportFrom(factsOf({ ...ring('shop', 3), 'shop/package-info.java': [] })))).toMatch(
      /3 of 3 files load each other[^]+Files +4 +TypeScript 3 · Java 1 · 1 file that is not judged \(no part of a program\)\n/,
    );
    expect(summaryOf(reportFrom(factsOf({ ...ring('shop', 3), 'shop/build.gradle.kts': [] })))).toMatch(
      /3 of 3 files load each other[^]+Files +4 +TypeScript 3 · Kotlin 1 · 1 file that is not judged \(no part of a program\)\n/,
    );
    expect(summaryOf(reportFrom(factsOf({ 'shop/cart.ts': [], 'shop/start.sh': [] })))).toMatch(
      /Files +2 +shell 1 · TypeScript 1\n/,
    );
  });

  it('lists the unresolved imports of the product first, and counts them', () => {
    const facts = factsOf({ 'shop/cart.ts': ['shop/price.ts'], 'fixtures/none.ts': ['shop/cart.ts'] });
    const unresolved = { kind: 'unresolved-import' as const, line: 3, message: 'No such file.' };
    const summaryWith = (...files: string[]) =>
      summaryOf(reportFrom({ ...facts, diagnostics: files.map((file) => ({ ...unresolved, file })) }));
    expect(summaryWith('fixtures/none.ts', 'shop/cart.ts')).toContain(
      'Unresolved imports  2, 1 in the product\n  shop/cart.ts:3      No such file.\n  fixtures/none.ts:3',
    );
    expect(summaryWith('fixtures/none.ts')).toContain('Unresolved imports  1, outside the product\n');
  });

  it('counts back dependencies, and says what violations go against', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [`shop/pages/${i}.ts`, ['shop/orders/cart.ts']]),
    );
    const dependencies = { ...pages, 'shop/orders/cart.ts': ['shop/pages/0.ts'] };
    expect(summaryOf(reportFrom(factsOf(dependencies)))).toContain(
      'Tangles       1  1 back dependency between folders\n' +
        "Layers        1  dependency against the project's own order\n",
    );
    expect(summaryOf(reportFrom(factsOf(dependencies), { layers: [['orders'], ['pages']] }))).toContain(
      'Layers        6  dependencies against the configured layers\n',
    );
    expect(summaryOf(reportFrom(factsOf({ ...dependencies, 'shop/core/a.ts': ['shop/ui/b.ts'] })))).toContain(
      "Layers        2  1 against the project's own order · 1 against what the folder names mean\n",
    );
  });

  it('reports no violation as good news only where an order was checked', () => {
    const followed = { 'shop/pages/page.ts': ['shop/orders/cart.ts'] };
    expect(summaryOf(reportFrom(factsOf(followed)))).toContain(
      'Layers        0  no dependency goes against a clear order\n',
    );
    expect(
      summaryOf(reportFrom(factsOf({ ...followed, 'shop/orders/cart.ts': ['shop/pages/page.ts'] }))),
    ).toContain(
      'Layers        0  no dependency goes against a clear order · 1 tangle has no order clear enough for layers\n',
    );
    expect(summaryOf(reportFrom(factsOf({ 'index.ts': ['lib/cart.ts'] })))).toContain(
      'Layers        –  nothing to check: no order between folders\n',
    );
  });

  it('lists a dependency that breaks a cycle and a tangle once', () => {
    const report = reportFrom(
      factsOf({
        'shop/pages/page.ts': ['shop/orders/cart.ts', 'shop/orders/price.ts'],
        'shop/orders/cart.ts': ['shop/pages/page.ts'],
      }),
    );
    const text = summaryOf(report);
    expect(text.split('shop/orders/cart.ts:1 → shop/pages/page.ts')).toHaveLength(2);
  });

  it('breaks a long action between its parts', () => {
    expect(summaryOf(shop, 40)).toContain(`\
  1  Remove shop/prices.ts:3
       → shop/cart.ts
`);
  });

  it('counts changes where there is a history', () => {
    const risks = { ...shop.risks, history: { used: true, reason: 'Commits of the 12 months.' } };
    const text = summaryOf({ ...shop, risks });
    expect(text).toContain('8.8 KB · 14 imports · 1,190 dependents · 3 changes · in a cycle');
    expect(text).toContain('  Changes: commits of the 12 months.\n');
  });

  it('lets no name of the project steer the terminal', () => {
    const name = '\u001b[2J\u202e\n\u200bcart.ts';
    const hostile: Report = {
      ...reportOf({ files: [name], edges: [[name, name]], cycle: [name] }),
      projectRoot: `/srv/${name}`,
      cycleDetails: [
        { kind: 'load', size: 1, cuts: [{ edges: [[name, name]], change: 'remove', after: 0 }] },
      ],
      tangles: [
        {
          folder: name,
          members: [`${name}/a/`, `${name}/b/`],
          back: [{ from: `${name}/a/`, to: `${name}/b/`, forward: 2, direct: 2, edges: [[name, 'x']] }],
          cuts: [{ edges: [[name, 'x']], change: 'move', after: 0 }],
        },
      ],
      health: {
        ...shop.health,
        deductions: shop.health.deductions.map((deduction) => ({ ...deduction, reason: name })),
      },
      risks: {
        ...shop.risks,
        top_risk_files: [
          { file: name, riskScore: 1, dependents: 0, outgoing: 1, size: 900, changes: 0, signals: [] },
        ],
        history: { used: false, reason: name },
      },
      diagnostics: [{ kind: 'unresolved-import', file: name, line: 1, message: name }],
    };
    const text = summaryOf(hostile);
    expect(text.split('\\u{1b}[2J\\u{202e}\\u{a}\\u{200b}cart.ts').length - 1).toBe(14);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('paints the verdict by its grade', () => {
    const style = { colors: picocolors.createColors(true), width: 80 };
    const outcome = { report: shop, written: [], durationMs: 0 };
    expect(renderSummary(outcome, style)).toContain('\u001b[32m82 B\u001b[39m');
  });
});

function ring(folder: string, size: number): Dependencies {
  return Object.fromEntries(
    Array.from({ length: size }, (_, i) => [`${folder}/${i}.ts`, [`${folder}/${(i + 1) % size}.ts`]]),
  );
}
