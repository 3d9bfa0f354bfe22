import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskCache } from '../../src/cache/disk-cache.ts';
import { filePath } from '../../src/model/file-path.ts';
import type { Extraction, FileStamp, SourceFile } from '../../src/model/source.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const now = 1_700_000_000_000;
const longAgo: FileStamp = { modifiedMs: now - 60_000.125, changedMs: now - 50_000.25 };
const key = 'this program, this project';

const cart: SourceFile = {
  path: filePath('orders/cart.ts'),
  size: 120,
  language: 'typescript',
  stamp: longAgo,
};
const bin: SourceFile = { ...cart, path: filePath('stock/bin.py'), size: 7 };

/** Every field there is: whoever adds one learns here that it must be kept too. */
const everything: Required<Extraction> = {
  imports: [
    { specifier: './price.ts', line: 1, kind: 'static' },
    { specifier: './tax \ud83d "€"\n', name: 'vat', line: 2, kind: 'type' },
    { specifier: '', name: '', line: 70_000, kind: 'lazy' },
    { specifier: './price.ts', line: 4, kind: 'reference' },
    { specifier: './price.ts', line: 5, kind: 'type' },
    { specifier: 'Cart', detail: { kind: 'nesting', nesting: ['Shop'] }, line: 5, kind: 'reference' },
  ],
  scope: 'shop.orders',
  declares: [
    { kind: 'name', name: 'shop.orders.Cart' },
    { kind: 'class', nesting: ['Shop', 'Cart'], isOnlyOpened: true },
  ],
  condition: 'linux && !cgo',
  skippedFrom: 70_001,
  computedAt: 12,
  isGenerated: true,
  isNoSource: true,
};
const nothing: Extraction = { imports: [] };

function cacheFile(): string {
  return join(temporaryFolder(), '.lintel', 'analysis.cache');
}

function openCache(file: string, { as = key, at = now } = {}): DiskCache {
  return new DiskCache({ file, key: as, scanStartedMs: at, isReused: true });
}

/** A cache file with these entries. */
function writeCache(known: readonly (readonly [SourceFile, Extraction])[], path = cacheFile()): string {
  const cache = openCache(path);
  for (const [file, extraction] of known) cache.set(file, extraction);
  cache.save();
  return path;
}

function readEntry(path: string, file: SourceFile, { as = key, at = now } = {}): Extraction | undefined {
  return openCache(path, { as, at }).get(file);
}

describe('what is recalled', () => {
  it.each<[string, Extraction]>([
    ['everything that can be learned', everything],
    ['that there was nothing to learn', nothing],
    ['that it is no source file', { imports: [], isNoSource: true }],
    ['an empty list of declarations', { imports: [], declares: [] }],
    ['an empty scope and condition', { imports: [], scope: '', condition: '' }],
  ])('is %s', (_, extraction) => {
    const path = writeCache([
      [bin, everything],
      [cart, extraction],
    ]);
    expect(readEntry(path, cart)).toStrictEqual(extraction);
  });
});

describe('a file is read again', () => {
  const path = () => writeCache([[cart, everything]]);

  it.each<[string, SourceFile]>([
    ['has another size', { ...cart, size: 121 }],
    ['was written since', { ...cart, stamp: { ...longAgo, modifiedMs: now - 40_000 } }],
    [
      'was written since by somebody who set its time back',
      { ...cart, stamp: { ...longAgo, changedMs: now - 40_000 } },
    ],
    ['has another name', { ...cart, path: filePath('orders/basket.ts') }],
    ['has no time', { path: cart.path, size: cart.size, language: cart.language }],
  ])('that %s', (_, file) => {
    expect(readEntry(path(), file)).toBeUndefined();
  });

  it.each(['modifiedMs', 'changedMs'] as const)(
    'whose %s is too near to the moment it was looked at',
    (time) => {
      const fresh: SourceFile = { ...cart, stamp: { ...longAgo, [time]: now - 1500 } };
      const kept = writeCache([
        [fresh, everything],
        [bin, everything],
      ]);
      expect(readEntry(kept, fresh, { at: now + 60_000 })).toBeUndefined();
      expect(readEntry(kept, bin, { at: now + 60_000 })).toStrictEqual(everything);
    },
  );

  it('by another program, or in another project', () => {
    expect(readEntry(path(), cart, { as: 'the next program, this project' })).toBeUndefined();
  });
});

describe('the file', () => {
  it('is left alone where there is nothing new', () => {
    const path = writeCache([
      [cart, everything],
      [bin, nothing],
    ]);
    const before = statSync(path).ino;
    const cache = openCache(path);
    cache.get(cart);
    cache.get(bin);
    cache.save();
    expect(statSync(path).ino).toBe(before);
  });

  it('forgets what is no longer there', () => {
    const path = writeCache([
      [cart, everything],
      [bin, nothing],
    ]);
    const cache = openCache(path);
    cache.get(bin);
    cache.save();
    expect([readEntry(path, cart), readEntry(path, bin)]).toStrictEqual([undefined, nothing]);
  });

  it('is not there where there is nothing to keep', () => {
    const path = writeCache([]);
    expect(() => readdirSync(dirname(path))).toThrow('ENOENT');
  });

  it('is worth nothing with any byte of it changed', () => {
    const path = writeCache([[cart, everything]]);
    const whole = readFileSync(path);
    for (let at = 0; at < whole.length; at++) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 1;
      writeFileSync(path, broken);
      expect(readEntry(path, cart), `byte ${at}`).toBeUndefined();
    }
  });

  it('is worth nothing with its end cut off', () => {
    const path = writeCache([[cart, everything]]);
    for (let length = statSync(path).size - 1; length >= 0; length--) {
      truncateSync(path, length);
      expect(readEntry(path, cart), `${length} bytes`).toBeUndefined();
    }
  });

  it('is made anew where it was broken', () => {
    const path = writeCache([[cart, everything]]);
    truncateSync(path, 100);
    writeCache([[cart, everything]], path);
    expect(readEntry(path, cart)).toStrictEqual(everything);
  });
});

describe('what the project has placed there instead', () => {
  it('is not followed where it is a link', () => {
    const elsewhere = writeCache([[cart, everything]]);
    const path = cacheFile();
    mkdirSync(dirname(path));
    symlinkSync(elsewhere, path);
    const before = readFileSync(elsewhere);
    expect(readEntry(path, cart)).toBeUndefined();
    writeCache([[bin, nothing]], path);
    expect(readFileSync(elsewhere)).toEqual(before);
  });

  it('stays where it is a folder', () => {
    const path = cacheFile();
    mkdirSync(path, { recursive: true });
    writeCache([[cart, everything]], path);
    expect(statSync(path).isDirectory()).toBe(true);
  });

  it('stops nobody where it is a file in place of the output directory', () => {
    const path = cacheFile();
    writeFileSync(dirname(path), '');
    expect(() => writeCache([[cart, everything]], path)).not.toThrow();
  });
});

it('stops nobody where nothing may be written', () => {
  const path = cacheFile();
  mkdirSync(dirname(path));
  chmodSync(dirname(path), 0o500);
  expect(() => writeCache([[cart, everything]], path)).not.toThrow();
  chmodSync(dirname(path), 0o700);
});
