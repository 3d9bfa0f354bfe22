import picocolors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { renderSummary } from '../../src/cli/summary/render-summary.ts';
import type { Report } from '../../src/model/report.ts';
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
        signals: ['circular_dependency', 'god_module', 'dependency_explosion', 'layer_violations:2'],
      },
      { file: 'shop/cart.ts', riskScore: 15, dependents: 2, outgoing: 1, signals: ['circular_dependency'] },
      { file: 'shop/prices.ts', riskScore: 3, dependents: 1, outgoing: 1, signals: ['layer_violations:1'] },
    ],
    thresholds: { god_module_min_outgoing: 8, dependency_explosion_min_connections: 12 },
  },
  health: {
    score: 82,
    grade: 'B',
    deductions: [
      { reason: '1 cycle', points: 12 },
      { reason: '1 layer violation', points: 6 },
    ],
  },
  diagnostics: [
    { kind: 'file-too-large', file: 'shop/catalogue.ts', message: 'Over 10 MiB.' },
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

Health        82 B  1 cycle −12 · 1 layer violation −6
Files         3     typescript 3
Dependencies  5     3 on files · 2 on packages
Packages      2     1 built in
Cycles        1     2 files in the largest

Cycles
  2 files
    shop/cart.ts
    shop/prices.ts

Riskiest files
  1,204  shop/checkout/place-order.ts
         in a cycle · god module (14 dependencies) · hub (1,204 connections) · 2 layer violations · 1,190 files depend on it
     15  shop/cart.ts
         in a cycle · 2 files depend on it · depends on 1
      3  shop/prices.ts
         1 layer violation · 1 file depends on it · depends on 1

Unresolved imports  2
  shop/checkout/place-order.ts:7  './tax.js': no such file
  shop/prices.ts:12               '@till/x': no such package

Also  1 file too large · 2 links not followed

Wrote .lintel/graph.json · took 0.41 s
`);
  });

  it('keeps to the width of a narrow terminal', () => {
    expect(summaryOf(shop, 44)).toBe(`\
shop  /srv/shop

Health        82 B  1 cycle −12 · 1 layer v…
Files         3     typescript 3
Dependencies  5     3 on files · 2 on packa…
Packages      2     1 built in
Cycles        1     2 files in the largest

Cycles
  2 files
    shop/cart.ts
    shop/prices.ts

Riskiest files
  1,204  shop/checkout/place-order.ts
         in a cycle · god module (14 depend…
     15  shop/cart.ts
         in a cycle · 2 files depend on it …
      3  shop/prices.ts
         1 layer violation · 1 file depends…

Unresolved imports  2
  shop/c…ce-order.ts:7  './tax.js': no such…
  shop/prices.ts:12     '@till/x': no such …

Also  1 file too large · 2 links not follow…

Wrote .lintel/graph.json · took 0.41 s
`);
  });

  it('says little of a project with nothing to say', () => {
    expect(summaryOf(reportOf({ files: ['cart.py'] }))).toBe(`\
shop  /srv/shop

Health        100 A
Files         1      typescript 1
Dependencies  0      0 on files · 0 on packages
Packages      0
Cycles        0

Wrote .lintel/graph.json · took 0.41 s
`);
  });

  it('shows the largest cycles, and counts what it leaves out', () => {
    const ring = (name: string, size: number) => Array.from({ length: size }, (_, i) => `${name}/${i}.ts`);
    const cycles = [['a.ts'], ring('billing', 2), ring('cart', 5), ring('orders', 9)];
    expect(summaryOf({ ...reportOf({ files: ['a.ts'] }), cycles })).toContain(`\
Cycles  largest first
  9 files
    orders/0.ts
    orders/1.ts
    orders/2.ts
    orders/3.ts
    and 5 more files
  5 files
    cart/0.ts
    cart/1.ts
    cart/2.ts
    cart/3.ts
    cart/4.ts
  2 files
    billing/0.ts
    billing/1.ts
  and 1 more cycle
`);
  });

  it('lets no name of the project steer the terminal', () => {
    const name = '\u001b[2J\u202e\n\u200bcart.ts';
    const hostile: Report = {
      ...shop,
      projectRoot: `/srv/${name}`,
      cycles: [[name]],
      risks: {
        ...shop.risks,
        top_risk_files: [{ file: name, riskScore: 1, dependents: 0, outgoing: 1, signals: [] }],
      },
      diagnostics: [{ kind: 'unresolved-import', file: name, line: 1, message: name }],
    };
    const text = summaryOf(hostile);
    expect(text.split('\\u{1b}[2J\\u{202e}\\u{a}\\u{200b}cart.ts').length - 1).toBe(6);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('paints the verdict by its grade', () => {
    const style = { colors: picocolors.createColors(true), width: 80 };
    const outcome = { report: shop, written: [], durationMs: 0 };
    expect(renderSummary(outcome, style)).toContain('Health        \u001b[32m82 B\u001b[39m');
  });
});
