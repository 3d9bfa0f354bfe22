// A file of more than a hundred kilobytes: what is found must not depend on where it stands.
import { describe, expect, it } from 'vitest';
import { go } from '../../../src/languages/go/go.ts';
import { sourceText } from '../../support/source-text.ts';
import { references } from './extracted.ts';

const part = 1 << 17;

/** A file in which something stands around the end of a part, so many bytes before it. */
function fileWith(text: string, before: number): string {
  const head = 'package shop\n\nfunc pay() {\n';
  return `${head}${' '.repeat(part - head.length - before)}${text}\n\tcart.Add(items)\n}\n`;
}

describe('a large Go file', () => {
  it.each([
    'invoice.Total(rate)',
    '"text" + rate /* a\nnote */ + "\\""',
    '`a\nb` + rate &^ 0x1f_ff',
    'rate // a note',
  ])('reads %s wherever it stands', (text) => {
    const expected = references(fileWith(text, 5000));
    for (let before = 0; before < 40; before += 3) {
      expect(references(fileWith(text, before)), `${before} bytes before`).toEqual(expected);
    }
    expect(expected.slice(-2)).toEqual(['cart.Add', 'items']);
  });

  it('reads a name that is longer than any, on both sides of the end of a part', () => {
    const name = `invoice${'e'.repeat(5000)}`;
    for (const before of [1, 1500, 4999, 5007, 5008]) {
      expect(references(fileWith(`${name}.Total`, before))[0]).toBe(`${name}.Total`);
    }
  });

  it('counts the lines of all parts', () => {
    const text = `package shop\n${'\n'.repeat(3 * part)}var total = sum\n`;
    const { imports } = go.extract(sourceText('shop/cart.go', text));
    expect(imports).toEqual([{ specifier: 'sum', line: 3 * part + 2, kind: 'reference' }]);
  });
});
