import { existsSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { ExtractionCache } from '../../src/cache/extraction-cache.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import type { Report } from '../../src/model/report.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

interface Analysis {
  readonly report: Report;
  /** The files that were read. */
  readonly read: readonly string[];
}

/** As seen a minute later: nobody's clock is in doubt any more. */
async function analyzeLater(folder: string, cacheFile?: string): Promise<Analysis> {
  const cache =
    cacheFile === undefined ? undefined : new ExtractionCache(cacheFile, folder, Date.now() + 60_000);
  const project = await scanFolder(folder);
  const read: string[] = [];
  const watched: typeof project = {
    ...project,
    read: (file) => {
      read.push(file.path);
      return project.read(file);
    },
  };
  const report = await analyze(watched, defaultOptions, {}, cache);
  cache?.save();
  return { report: { ...report, generatedAt: '' }, read };
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
  const cacheFile = join(shop.folder, '.lintel', 'extractions.cache');
  const first = await analyzeLater(shop.folder, cacheFile);
  const second = await analyzeLater(shop.folder, cacheFile);
  shop.write('price.ts', "import './cart.ts';");
  shop.rename('tax.ts', 'vat.ts');
  const third = await analyzeLater(shop.folder, cacheFile);
  expect([first.read, second.read, third.read]).toEqual([
    ['cart.ts', 'price.ts', 'tax.ts'],
    [],
    ['price.ts', 'vat.ts'],
  ]);
  expect(second.report).toEqual(first.report);
  expect(third.report.cycles).toEqual([['cart.ts', 'price.ts']]);
});

it('reads again what could not be read', async () => {
  const shop = new Shop();
  shop.write('cart.ts', '');
  shop.write('catalogue.ts', ' '.repeat(defaultOptions.maxFileSize + 1));
  const cacheFile = join(shop.folder, '.lintel', 'extractions.cache');
  const first = await analyzeLater(shop.folder, cacheFile);
  const second = await analyzeLater(shop.folder, cacheFile);
  expect(second.read).toEqual(['catalogue.ts']);
  expect(second.report).toEqual(first.report);
});

const paths = ['cart.ts', 'price.ts', 'shop/__init__.py', 'shop/bin.py', 'shop/main.go', 'tsconfig.json'];
const texts = [
  '',
  "import './cart.ts';",
  "import type {} from './price.ts';",
  'from . import bin',
  'import shop.bin',
  'package main',
  '//go:build linux\n\npackage main\nimport "fmt"\n',
  '{ "compilerOptions": { "baseUrl": "shop" } }',
];
const path = fc.constantFrom(...paths);
const edit = fc.oneof(
  fc.record({ kind: fc.constant('write'), path, text: fc.constantFrom(...texts) }),
  fc.record({ kind: fc.constant('rename'), path, to: path }),
  fc.record({ kind: fc.constantFrom('touch', 'remove'), path }),
);
const visits = fc.array(fc.array(edit, { maxLength: 4 }), { minLength: 2, maxLength: 5 });

it(
  'gives the report of a fresh run, whatever was edited, renamed, removed or touched',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(visits, async (rounds) => {
        const shop = new Shop();
        for (const each of paths) shop.write(each, '');
        const cacheFile = join(shop.folder, '.lintel', 'extractions.cache');
        for (const edits of rounds) {
          for (const step of edits) {
            if ('text' in step) shop.write(step.path, step.text);
            else if ('to' in step) shop.rename(step.path, step.to);
            else if (step.kind === 'touch') shop.touch(step.path);
            else shop.remove(step.path);
          }
          const cached = await analyzeLater(shop.folder, cacheFile);
          const fresh = await analyzeLater(shop.folder);
          expect(JSON.stringify(cached.report)).toBe(JSON.stringify(fresh.report));
        }
      }),
      { numRuns: 25 },
    );
  },
);
