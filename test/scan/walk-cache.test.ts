import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/config/default-options.ts';
import { languages } from '../../src/languages/index.ts';
import type { Project } from '../../src/model/project.ts';
import { scan } from '../../src/scan/scan.ts';
import { WalkCache } from '../../src/scan/walk-cache.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

const texts = {
  '.gitignore': 'dist/\n',
  'cart.ts': '',
  'package.json': '{}',
  'orders/order.ts': '',
  'orders/picture.png': '',
  'orders/.gitignore': '*.gen.ts\n',
  'orders/code.gen.ts': '',
  'stock/deep/bin.py': '',
};

/** A project whose every change is a second apart: a disk may give all within some milliseconds the same time. */
class Shop {
  readonly folder = temporaryFolder(texts);
  /** As seen a minute later: nobody's clock is in doubt any more. */
  readonly walkCache = new WalkCache(() => Date.now() + 60_000);
  #seconds = 1_600_000_000;

  write(path: string, text: string): void {
    mkdirSync(dirname(this.#at(path)), { recursive: true });
    writeFileSync(this.#at(path), text);
    this.#mark(path);
  }

  remove(path: string): void {
    rmSync(this.#at(path), { recursive: true, force: true });
    this.#mark(path);
  }

  rename(from: string, to: string): void {
    if (!existsSync(this.#at(from)) || !existsSync(dirname(this.#at(to)))) return;
    renameSync(this.#at(from), this.#at(to));
    this.#mark(from);
    this.#mark(to);
  }

  scan(options = defaultOptions): Promise<Project> {
    return scan(this.folder, options, { languages, walkCache: this.walkCache });
  }

  scanAnew(options = defaultOptions): Promise<Project> {
    return scan(this.folder, options, { languages });
  }

  /** All that such a change would have given a time of its own. */
  #mark(path: string): void {
    for (let at = path; ; at = dirname(at)) {
      if (existsSync(this.#at(at))) utimesSync(this.#at(at), 0, this.#seconds++);
      if (at === '.') return;
    }
  }

  #at(path: string): string {
    return join(this.folder, path);
  }
}

/** A folder may stand where a file should be, or the other way round: then nothing changes. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
  }
}

function seenIn({ files, entries, manifests, diagnostics }: Project): unknown {
  return { files, entries: [...entries], manifests: [...manifests], diagnostics };
}

describe('a second scan of the same folder', () => {
  it('meets the same entries without looking into folders', async () => {
    const shop = new Shop();
    const first = await shop.scan();
    const second = await shop.scan();
    expect(second.entries).toBe(first.entries);
    expect(second.files[0]).toBe(first.files[0]);
    expect(seenIn(second)).toEqual(seenIn(await shop.scanAnew()));
  });

  it('sees that a file was written', async () => {
    const shop = new Shop();
    const first = await shop.scan();
    writeFiles(shop.folder, { 'cart.ts': 'more' });
    const second = await shop.scan();
    expect(second.entries).toBe(first.entries);
    expect(second.files.map(({ path, size }) => [path, size])).toContainEqual(['cart.ts', 4]);
  });

  it('sees that a file became a program, or one of another language', async () => {
    const shop = new Shop();
    writeFiles(shop.folder, { 'stock/deep/bin': 'a list' });
    shop.write('stock/deep/bin.py', '');
    const languageOfProgram = async (): Promise<string | undefined> => {
      const { files } = await shop.scan();
      return files.find(({ path }) => path === 'stock/deep/bin')?.language;
    };
    expect(await languageOfProgram()).toBeUndefined();
    for (const [interpreter, language] of Object.entries({ sh: 'shell', ruby: 'ruby', perl: undefined })) {
      writeFiles(shop.folder, { 'stock/deep/bin': `#!/usr/bin/${interpreter}\n` });
      expect(await languageOfProgram()).toBe(language);
    }
  });

  it('sees that git tracks an ignored file by now', async () => {
    const shop = new Shop();
    execFileSync('git', ['init', '-q', shop.folder]);
    shop.write('dist/out.ts', '');
    const first = await shop.scan();
    execFileSync('git', ['-C', shop.folder, 'add', 'cart.ts']);
    expect((await shop.scan()).entries).toBe(first.entries);
    execFileSync('git', ['-C', shop.folder, 'add', '-f', 'dist/out.ts']);
    const last = await shop.scan();
    expect(last.files.map(({ path }) => path)).toContain('dist/out.ts');
    expect(seenIn(last)).toEqual(seenIn(await shop.scanAnew()));
  });

  it('looks into all folders again for other options, and where one changed a moment ago', async () => {
    const shop = new Shop();
    const first = await shop.scan();
    const options = { ...defaultOptions, exclude: ['orders'] };
    expect(seenIn(await shop.scan(options))).toEqual(seenIn(await shop.scanAnew(options)));
    const walkCache = new WalkCache();
    const scanAgain = () => scan(shop.folder, defaultOptions, { languages, walkCache });
    const before = await scanAgain();
    expect(seenIn(before)).toEqual(seenIn(first));
    expect((await scanAgain()).entries).not.toBe(before.entries);
  });

  itForInputs(
    'sees what a fresh scan sees, whatever came, went, was renamed or ignored',
    40,
    async (numRuns) => {
      const path = fc.constantFrom(
        ...Object.keys(texts),
        'stock/tax.go',
        'dist/out.js',
        'orders/new/a.ts',
        'stock/vendor/modules.txt',
      );
      const place = fc.constantFrom('orders', 'stock', 'stock/deep', 'goods', '.git', 'stock/vendor');
      const edit = fc.oneof(
        fc.record({ write: path, text: fc.constantFrom('', '*.ts\n', '!dist/\n', '{"a":1}') }),
        fc.record({ remove: fc.oneof(path, place) }),
        fc.record({ from: fc.oneof(path, place), to: fc.oneof(path, place) }),
      );
      const visits = fc.array(fc.array(edit, { maxLength: 2 }), { minLength: 1, maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(visits, async (rounds) => {
          const shop = new Shop();
          for (const edits of rounds) {
            for (const step of edits) {
              attempt(() => {
                if ('write' in step) shop.write(step.write, step.text);
                else if ('remove' in step) shop.remove(step.remove);
                else shop.rename(step.from, step.to);
              });
            }
            const remembered = seenIn(await shop.scan());
            expect(remembered).toEqual(seenIn(await shop.scanAnew()));
          }
        }),
        { numRuns },
      );
    },
  );
});
