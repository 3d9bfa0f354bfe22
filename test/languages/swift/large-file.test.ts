// A file is read in parts; where one ends must not show.
import { describe, expect, it } from 'vitest';
import { swift } from '../../../src/languages/swift/swift.ts';
import { sourceText } from '../../support/source-text.ts';
import { references } from './extracted.ts';

const part = 1 << 17;

/** A file in which something stands around the end of a part, so many bytes before it. */
function fileWith(text: string, before: number): string {
  const head = 'func pay() {\n';
  return `${head}${' '.repeat(part - head.length - before)}${text}\n  cart.add(items)\n}\n`;
}

const texts = [
  'let invoice = Shop.Invoice.make(rate)',
  '"text \\(rate) \\("inner \\(tax)")" + #"raw \\#(fee)"#',
  '"""\n  long \\(rate)\n  """ /* a /* note */\n */ + tax',
  'rate // a note',
  'prices[at: rate]?.first ?? tax',
];

function read(text: string, before: number): ReturnType<typeof references> {
  return references(fileWith(text, before));
}

describe('a large Swift file', () => {
  it.each(texts)('reads %s where it stands', (text) => {
    const expected = read(text, 5000);
    for (let before = 0; before <= text.length; before += 6) {
      expect(read(text, before), `${before} bytes before`).toEqual(expected);
    }
    expect(expected.slice(-2)).toEqual(['cart', 'items']);
  });

  it.each(texts)('reads %s wherever it stands', { tags: 'slow' }, (text) => {
    const expected = read(text, 5000);
    for (let before = 0; before <= text.length; before++) {
      expect(read(text, before), `${before} bytes before`).toEqual(expected);
    }
  });

  it('reads a name that is longer than any, on both sides of the end of a part', () => {
    const name = `invoice${'e'.repeat(5000)}`;
    for (const before of [1, 1500, 4999, 5006, 5007, 5008]) {
      expect(references(fileWith(`${name}.total`, before))[0]).toBe(name);
    }
  });

  it('counts the lines of all parts', () => {
    const text = `import Shop\n${'\n'.repeat(3 * part)}let total = sum\n`;
    expect(swift.extract(sourceText('Cart.swift', text)).imports).toEqual([
      { specifier: 'Shop', line: 1, kind: 'static' },
      { specifier: 'sum', line: 3 * part + 2, kind: 'reference' },
    ]);
  });
});
