// Whatever the bytes, reading them ends, in time that grows with their number, and never in an error.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { python } from '../../../src/languages/python/python.ts';
import { sourceText } from '../../support/source-text.ts';
import { itForInputs } from '../../support/it-for-inputs.ts';

const sample = `# -*- coding: utf-8 -*-
from __future__ import annotations
import os, sys as system; from . import (cart, orders as o,  # note
    stock)
if TYPE_CHECKING: from ..billing import Invoice
class Shop(Base['x']):
    """It's a "shop" \\
    import nothing"""
    async def open(self, *, at=importlib.import_module(".at", package=__name__)) -> None:
        price = f"{cart["total"]:>{width!r}} {{}} \\N{EURO SIGN} {f'{x:{y}}'}"
        return __import__("größe", globals(), locals(), [], 1)
else:\r\n\timport last\\\n , one
`;

describe('reading Python', () => {
  it('ends for a file that is cut off at any byte', () => {
    const bytes = new TextEncoder().encode(sample);
    const counts = Array.from(bytes, (_, end) => importsOf(bytes.subarray(0, end)).length);
    expect(Math.max(...counts)).toBe(importsOf(bytes).length);
  });

  it('looks at nothing behind the end of the text', () => {
    const text = sourceText('shop.py', 'import cart\nx = f"{');
    const bytes = new Uint8Array(text.length + 40).fill(123);
    bytes.set(text.bytes);
    expect(python.extract({ ...text, bytes }).imports).toEqual([
      { specifier: 'cart', line: 1, kind: 'static' },
    ]);
  });

  itForInputs('ends for any mixture of what Python is made of', 2000, (numRuns) => {
    const pieces = [
      'import ',
      'from ',
      '.',
      '"',
      "'",
      '"""',
      'f"',
      "f'",
      'rf"""',
      '{',
      '}',
      '(',
      ')',
      ':',
      ';',
      '\\',
      '\n',
    ];
    const others = [
      '\r',
      '\t',
      ' ',
      '#',
      ',',
      '*',
      'as ',
      'def f',
      'else',
      'if TYPE_CHECKING',
      "if __name__ == '__main__'",
      'a',
      'é',
      '\0',
      '__import__(',
    ];
    const text = fc.array(fc.constantFrom(...pieces, ...others), { maxLength: 60 });
    fc.assert(
      fc.property(text, (parts) => {
        const imports = importsOf(new TextEncoder().encode(parts.join('')));
        expect(imports.every(({ specifier, line }) => specifier !== '' && line > 0)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('ends for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(Array.isArray(importsOf(bytes))).toBe(true);
      }),
    );
  });

  it.each(endless(100_000))('ends for a tenth of a megabyte of %s', (_, text) => {
    expect(importsOf(new TextEncoder().encode(text)).length).toBeGreaterThanOrEqual(fewest(text));
  });

  it.each(endless(1_000_000))('ends for megabytes of %s', { tags: 'slow' }, (_, text) => {
    expect(importsOf(new TextEncoder().encode(text)).length).toBeGreaterThanOrEqual(fewest(text));
  });
});

function endless(size: number): (readonly [string, string])[] {
  return [
    ['one line', 'import a' + ';import a'.repeat(size / 2)],
    ['one string', `x = "${'import '.repeat(size / 7)}"`],
    ['one bracket in another', 'import a\nx = ' + '('.repeat(size)],
    ['one f-string in another', 'import a\n' + 'f"{'.repeat(size / 3) + ' import b'],
    ['one format in another', 'import a\nf"' + '{x:'.repeat(size / 3) + ' import b'],
    ['one attribute behind another', 'import a\nx = import_' + '.a'.repeat(size / 2) + '()'],
    ['one name', 'import ' + 'a.'.repeat(size / 2) + 'b'],
    // Every line is longer than the one before.
    ['one block in another', 'import a\n' + blocks(1.4 * Math.sqrt(size)) + 'import b'],
    ['a call without its end', 'import a\n' + '__import__("a",'.repeat(size / 14)],
  ];
}

/** Imports that must be found. */
function fewest(text: string): number {
  return text.startsWith('x') ? 0 : 1;
}

function importsOf(bytes: Uint8Array) {
  return python.extract(sourceText('shop/cart.py', bytes)).imports;
}

function blocks(depth: number): string {
  return Array.from({ length: depth }, (_, i) => `${' '.repeat(i)}if x:\n`).join('');
}
