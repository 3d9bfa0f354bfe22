import { appendFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/model/options.ts';
import type { ReadResult } from '../../src/model/source.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The file's text as read, with the byte behind it. */
async function readOne(content: string | Uint8Array, options: Partial<Options> = {}): Promise<unknown> {
  const folder = temporaryFolder({ 'cart.ts': content });
  const project = await scanFolder(folder, options);
  return project.files.map((file) => shown(project.read(file)));
}

function shown(result: ReadResult): unknown {
  if (result.kind === 'failed') return result.diagnostic;
  const { bytes, length } = result.text;
  return [Buffer.from(bytes.subarray(0, length)).toString('latin1'), bytes[length]];
}

function utf16(text: string, bom: number[], swap: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return Buffer.concat([Buffer.from(bom), swap ? bytes.swap16() : bytes]);
}

const text = "import '🛒';\n";
const utf8 = Buffer.from(text).toString('latin1');

describe('reading a file', () => {
  it.each([
    ['UTF-8', Buffer.from(text), utf8],
    ['UTF-8 with a BOM', Buffer.from(`\uFEFF${text}`), utf8],
    ['UTF-16, little end first', utf16(text, [0xff, 0xfe], false), utf8],
    ['UTF-16, big end first', utf16(text, [0xfe, 0xff], true), utf8],
    [
      'UTF-16 that ends half-way',
      Buffer.concat([utf16('a', [0xfe, 0xff], true), Buffer.from([0])]),
      'a\u00ef\u00bf\u00bd',
    ],
    ['half a surrogate in UTF-16', Buffer.from([0xff, 0xfe, 0x3d, 0xd8, 0x61, 0]), '\u00ef\u00bf\u00bda'],
    ['a BOM alone', Buffer.from([0xff, 0xfe]), ''],
    ['nothing', Buffer.alloc(0), ''],
    ['NUL bytes', Buffer.from('a\0b\0'), 'a\0b\0'],
    ['bytes that are not UTF-8', Buffer.from([0x61, 0xff, 0xc3]), 'a\u00ff\u00c3'],
  ])('gives %s as UTF-8 without a BOM', async (_, content, expected) => {
    expect(await readOne(content)).toEqual([[expected, 0]]);
  });

  it('reads a line of 50 MB, where the limit allows it', async () => {
    const line = Buffer.alloc(50_000_000, 'x');
    const project = await scanFolder(temporaryFolder({ 'cart.ts': line }), { maxFileSize: 64 * 1024 ** 2 });
    const lengths = project.files.map((file) => {
      const result = project.read(file);
      return result.kind === 'text' ? [result.text.length, result.text.bytes[result.text.length]] : undefined;
    });
    expect(lengths).toEqual([[50_000_000, 0]]);
  });

  it('leaves a file over the limit unread', async () => {
    expect(await readOne('x'.repeat(1_572_865), { maxFileSize: 1024 * 1024 })).toEqual([
      {
        kind: 'file-too-large',
        file: 'cart.ts',
        message: 'This file is larger than 1 MiB (1.5 MiB); its imports were skipped.',
      },
    ]);
    expect(await readOne('1234', { maxFileSize: 4 })).toEqual([['1234', 0]]);
  });

  it('reads a small file after a large one without a trace of it', async () => {
    const folder = temporaryFolder({ 'a.ts': 'x'.repeat(1_000_000), 'b.ts': 'cart' });
    const project = await scanFolder(folder);
    expect(project.files.map((file) => shown(project.read(file))).at(1)).toEqual(['cart', 0]);
  });

  it('goes by the file as it is when it is read', async () => {
    const folder = temporaryFolder({ 'gone.ts': 'cart', 'grown.ts': 'cart', 'shrunk.ts': 'cart' });
    const project = await scanFolder(folder);
    rmSync(join(folder, 'gone.ts'));
    appendFileSync(join(folder, 'grown.ts'), ' and order');
    truncateSync(join(folder, 'shrunk.ts'), 2);
    expect(project.files.map((file) => shown(project.read(file)))).toEqual([
      {
        kind: 'unreadable-file',
        file: 'gone.ts',
        message: 'Cannot read this file: it does not exist. Its imports are missing from the report.',
      },
      ['cart and order', 0],
      ['ca', 0],
    ]);
  });
});
