import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import type { AnalysisContext } from '../../src/pipeline.ts';
import { DiskCache } from '../../src/cache/disk-cache.ts';
import { fingerprintProject } from '../../src/cache/fingerprint-project.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Report } from '../../src/model/report.ts';
import { PreviousAnalysis } from '../../src/previous-analysis.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { ReportPieces } from '../../src/session/report-pieces.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

interface Analysis {
  readonly report: Report;
  /** The files that were read. */
  readonly read: readonly string[];
}

/** As seen a minute later: nobody's clock is in doubt any more. */
const later = (): number => Date.now() + 60_000;

async function analyzeLater(folder: string, cacheFile?: string): Promise<Analysis> {
  return analyzeWith(folder, { cache: cacheFile === undefined ? undefined : openCache(cacheFile, false) });
}

function openCache(file: string, isReused: boolean): DiskCache {
  return new DiskCache({ file, key: 'shop', scanStartedMs: later(), isReused });
}

async function analyzeWith(folder: string, context: AnalysisContext): Promise<Analysis> {
  const project = await scanFolder(folder);
  const read: string[] = [];
  const watched: typeof project = {
    ...project,
    read: (file) => {
      read.push(file.path);
      return project.read(file);
    },
  };
  const report = await analyze(watched, defaultOptions, context);
  return { report: { ...report, generatedAt: '' }, read };
}

function textOf(report: Report): string {
  return [...renderReport(report)].join('');
}

/** Every write has a second of its own: a disk may give all that happens within some milliseconds the same time. */
class Shop {
  readonly folder = temporaryFolder();
  #seconds = 1_600_000_000;

  write(path: string, text: string): void {
    writeFiles(this.folder, { [path]: text });
    this.touch(path);
  }

  touch(path: string): void {
    if (existsSync(this.#at(path))) utimesSync(this.#at(path), 0, this.#seconds++);
  }

  rename(from: string, to: string): void {
    if (existsSync(this.#at(from))) renameSync(this.#at(from), this.#at(to));
  }

  remove(path: string): void {
    rmSync(this.#at(path), { force: true });
  }

  #at(path: string): string {
    return join(this.folder, path);
  }
}

it('reads only what changed', async () => {
  const shop = new Shop();
  shop.write('cart.ts', "import './price.ts';");
  shop.write('price.ts', "import './tax.ts';");
  shop.write('tax.ts', '');
  const cacheFile = join(shop.folder, '.lintel', 'analysis.cache');
  const first = await analyzeLater(shop.folder, cacheFile);
  const second = await analyzeLater(shop.folder, cacheFile);
  shop.write('price.ts', "import './cart.ts';");
  shop.rename('tax.ts', 'vat.ts');
  const third = await analyzeLater(shop.folder, cacheFile);
  expect([first.read, second.read, third.read.slice(0, 2)]).toEqual([
    ['cart.ts', 'price.ts', 'tax.ts'],
    [],
    ['price.ts', 'vat.ts'],
  ]);
  // A cycle: how its files use what they import is read again.
  expect(new Set(third.read.slice(2))).toEqual(new Set(['cart.ts', 'price.ts']));
  expect(second.report).toEqual(first.report);
  expect(third.report.cycles).toEqual([['cart.ts', 'price.ts']]);
});

it('reads again what could not be read', async () => {
  const shop = new Shop();
  shop.write('cart.ts', '');
  shop.write('catalogue.ts', ' '.repeat(defaultOptions.maxFileSize + 1));
  const cacheFile = join(shop.folder, '.lintel', 'analysis.cache');
  const first = await analyzeLater(shop.folder, cacheFile);
  const second = await analyzeLater(shop.folder, cacheFile);
  expect(second.read).toEqual(['catalogue.ts']);
  expect(second.report).toEqual(first.report);
});

it('notices that another file provides a name of the Closure Library', async () => {
  const shop = new Shop();
  shop.write('cart.js', "goog.provide('shop.Cart');");
  shop.write('till.js', "goog.require('shop.Cart');");
  shop.write('vat.js', '');
  const cacheFile = join(shop.folder, '.lintel', 'analysis.cache');
  const first = await analyzeLater(shop.folder, cacheFile);
  shop.write('cart.js', '');
  shop.write('vat.js', "goog.provide('shop.Cart');");
  const second = await analyzeLater(shop.folder, cacheFile);
  expect([first.report.edges, second.report.edges]).toEqual([
    [['till.js', 'cart.js']],
    [['till.js', 'vat.js']],
  ]);
});

it('notices that an import which only documentation used is used by the product', async () => {
  const shop = new Shop();
  const cart = (body: string) =>
    `package shop;\nimport tax.Rate;\n/** {@link Rate} */ class Cart { ${body} }`;
  shop.write('shop/Cart.java', cart(''));
  shop.write('tax/Rate.java', 'package tax;\npublic class Rate { shop.Cart cart; }');
  const context = {
    cache: openCache(join(shop.folder, '.lintel', 'shared.cache'), true),
    previous: new PreviousAnalysis(),
  };
  const first = await analyzeWith(shop.folder, context);
  context.cache.startRun(later());
  shop.write('shop/Cart.java', cart('Rate rate;'));
  const second = await analyzeWith(shop.folder, context);
  expect([first.report.cycles, second.report.cycles]).toEqual([[], [['shop/Cart.java', 'tax/Rate.java']]]);
  expect(textOf(second.report)).toBe(textOf((await analyzeLater(shop.folder)).report));
});

/** What may stand in each file: imports that come, go, move and lead elsewhere, and what they stand on. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'cart.ts': [
    '',
    "import './price.ts';",
    "\n\nimport './price.ts';",
    "import { tax } from '#tax'; import './price.ts';",
    "import { Price } from './price.ts'; export const price: Price = 1;",
    "import { Price } from './price.ts'; export const price = Price;",
  ],
  'price.ts': [
    '',
    "import type {} from './cart.ts';",
    "import 'shop/bin.js'; import 'lodash';",
    "import { price } from './cart.ts'; export const Price = price;",
  ],
  'bin/tax.js': ['', "require('../cart')"],
  'package.json': [
    '{',
    '{ "imports": { "#tax": "./bin/tax.js" } }',
    '{ "name": "shop", "dependencies": { "lodash": "1" } }',
  ],
  'tsconfig.json': [
    '{}',
    '{ "compilerOptions": { "baseUrl": "bin" } }',
    '{ "compilerOptions": { "verbatimModuleSyntax": true } }',
    '{ "compilerOptions": { "paths": { "shop/*": ["./*"] } } }',
  ],
  'shop/__init__.py': ['', 'from . import bin'],
  'shop/bin.py': ['', 'import shop.tools.tax', 'from .tools import tax, requests'],
  'shop/tools/tax.py': ['', 'from shop import bin'],
  'main.go': [
    'package main',
    'package main\nimport "acme.org/shop/stock"\nvar n = stock.Count',
    'package main\n\nvar n = shelf',
  ],
  'shelf.go': [
    'package main\nvar shelf = 1',
    '//go:build linux\n\npackage main\nvar shelf = 2',
    'package main',
  ],
  'stock/stock.go': [
    'package stock\nvar Count = 1',
    'package stock',
    'package stock\nfunc use() { Count++ }',
  ],
  'stock/count.go': ['package stock\nvar Count = 2', 'package stock'],
  'go.mod': ['module acme.org/shop\n', 'module acme.org/store\n'],
  'src/lib.rs': [
    '',
    'mod cart;\nuse cart::Cart;',
    'pub struct Cart;',
    '#[cfg(test)] mod cart;\n#[cfg(test)] use cart::Cart;',
  ],
  'src/cart.rs': ['', 'pub struct Cart;', 'use crate::Cart;'],
  'Cargo.toml': ['[package]\nname = "shop"\n', '['],
  'orders.c': ['', '#include "orders.h"', '#include "stock/count.h"'],
  'include/orders.h': ['', '#include <stdio.h>'],
  'include/stock/count.h': ['', '#include "../orders.h"'],
  '.gitignore': ['', '/price.ts\n', '/price.ts\n/bin/\ntax.py\n', '*.ts\n/shop/*\n/stock\n'],
};
const path = fc.constantFrom(...Object.keys(texts));
const edit = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write'), path, choice: fc.nat(3) }) },
  fc.record({ kind: fc.constant('rename'), path, to: path }),
  fc.record({ kind: fc.constantFrom('touch', 'remove'), path }),
);
const visits = fc.array(fc.array(edit, { maxLength: 3 }), { minLength: 2, maxLength: 6 });

itForInputs(
  'gives the report of a fresh run, whatever was edited, added, renamed, removed or touched',
  40,
  async (numRuns) => {
    await fc.assert(
      fc.asyncProperty(visits, async (rounds) => {
        const shop = new Shop();
        for (const [each, [, text = '']] of Object.entries(texts)) shop.write(each, text);
        const cacheFile = join(shop.folder, '.lintel', 'analysis.cache');
        const shared = openCache(join(shop.folder, '.lintel', 'shared.cache'), true);
        const previous = new PreviousAnalysis();
        const pieces = new ReportPieces(2);
        const reports = new Map<string | undefined, string>();
        for (const edits of rounds) {
          for (const step of edits) {
            if ('choice' in step) shop.write(step.path, texts[step.path]?.[step.choice] ?? '');
            else if ('to' in step) shop.rename(step.path, step.to);
            else if (step.kind === 'touch') shop.touch(step.path);
            else shop.remove(step.path);
          }
          const fresh = textOf((await analyzeLater(shop.folder)).report);
          const project = await scanFolder(shop.folder);
          const fingerprint = fingerprintProject(project, defaultOptions, {
            key: '',
            scanStartedMs: later(),
          });
          expect(reports.get(fingerprint) ?? fresh).toBe(fresh);
          reports.set(fingerprint, fresh);
          expect(textOf((await analyzeLater(shop.folder, cacheFile)).report)).toBe(fresh);
          const served = await analyzeWith(shop.folder, { cache: shared, previous });
          const bytes = Buffer.concat(pieces.render(served.report).whole.map((piece) => piece.bytes));
          expect(bytes.toString()).toBe(fresh);
          shared.save();
          shared.startRun(later());
        }
      }),
      { numRuns },
    );
  },
);
