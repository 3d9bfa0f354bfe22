// A file of more than a hundred kilobytes: what is found must not depend on where it stands.
import { describe, expect, it } from 'vitest';
import { elixir } from '../../../src/languages/elixir/elixir.ts';
import type { ImportStatement } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';

const part = 1 << 17;

function importsOf(text: string): readonly ImportStatement[] {
  return elixir.extract(sourceText('lib/shop.ex', text)).imports;
}

/** A file in which something stands around the end of a part, so many bytes before it. */
function fileWith(text: string, before: number): string {
  const head = 'defmodule Shop do\n';
  return `${head}${' '.repeat(part - head.length - before)}${text}\n  Cart.add()\nend\n`;
}

const texts = [
  'Shop.Invoice.make(rate.Total)',
  'alias Shop.{Line, # a note\n Tax}; Tax.of(:lists.sum(a))',
  '"text #{Rate.of("in #{Tax}")}" <> ~S(#{Fee})',
  '"""\n  long #{Rate}\n  """ # Note',
  '[Rate: ?", do: Tax]',
];

function read(text: string, before: number): ReturnType<typeof importsOf> {
  return importsOf(fileWith(text, before));
}

describe('a large Elixir file', () => {
  it.each(texts)('reads %s where it stands', (text) => {
    const expected = read(text, 5000);
    for (let before = 0; before <= text.length; before += 6) {
      expect(read(text, before), `${before} bytes before`).toEqual(expected);
    }
    expect(expected.at(-1)?.specifier).toBe('Cart');
  });

  it.each(texts)('reads %s wherever it stands', { tags: 'slow' }, (text) => {
    const expected = read(text, 5000);
    for (let before = 0; before <= text.length; before++) {
      expect(read(text, before), `${before} bytes before`).toEqual(expected);
    }
  });

  it('reads a name that is longer than any, on both sides of the end of a part', () => {
    const name = `Invoice${'e'.repeat(5000)}`;
    for (const before of [1, 1500, 4999, 5006, 5007, 5008]) {
      expect(importsOf(fileWith(`${name}.total`, before))[0]?.specifier).toBe(name);
    }
  });

  it('counts the lines of all parts', () => {
    expect(importsOf(`${'\n'.repeat(3 * part)}Shop.Cart\n`)).toEqual([
      { specifier: 'Shop.Cart', line: 3 * part + 1, kind: 'reference' },
    ]);
  });
});
