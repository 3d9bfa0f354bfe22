import { describe, expect, it } from 'vitest';
import { NameTable } from '../../../src/languages/kit/name-table.ts';

describe('NameTable', () => {
  it('gives the same bytes the same number, from 0 on', () => {
    const table = new NameTable();
    table.begin(new TextEncoder().encode('cart pay cart größe'));
    expect([table.numberOf(0, 4), table.numberOf(5, 8), table.numberOf(9, 13)]).toEqual([0, 1, 0]);
    expect([table.numberOf(14, 21), table.text(2), table.size]).toEqual([2, 'größe', 3]);
  });

  it('forgets the names of the text before', () => {
    const table = new NameTable();
    table.begin(new TextEncoder().encode('cart'));
    table.numberOf(0, 4);
    table.begin(new TextEncoder().encode('pay'));
    expect([table.size, table.numberOf(0, 3), table.text(0)]).toEqual([0, 0, 'pay']);
  });

  it('keeps apart more names than it began with room for', () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `item${i}`);
    const table = new NameTable();
    table.begin(new TextEncoder().encode(names.join('')));
    let start = 0;
    const numbers = names.map((name) => table.numberOf(start, (start += name.length)));
    expect(numbers).toEqual(names.map((_, i) => i));
    expect(numbers.map((number) => table.text(number))).toEqual(names);
  });

  it('gives the words it begins with the same numbers in every text', () => {
    const table = new NameTable(['import', 'package']);
    const numbers = ['import cart', 'cart import'].map((text) => {
      table.begin(new TextEncoder().encode(text));
      return ['import', 'cart'].map((name) => {
        const start = text.indexOf(name);
        return table.numberOf(start, start + name.length);
      });
    });
    expect([numbers, table.text(1), table.text(2)]).toEqual([
      [
        [0, 2],
        [0, 2],
      ],
      'package',
      'cart',
    ]);
  });

  it('reads the same bytes as the same string, and others as another, whatever text they stand in', () => {
    const table = new NameTable();
    const texts = ['cart', 'item', 'cart'].map((text) => {
      table.begin(new TextEncoder().encode(text));
      return table.text(table.numberOf(0, 4));
    });
    expect(texts).toEqual(['cart', 'item', 'cart']);
  });
});
