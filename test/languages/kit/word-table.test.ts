import { describe, expect, it } from 'vitest';
import { WordTable } from '../../../src/languages/kit/word-table.ts';

describe('WordTable', () => {
  it('gives a word the same number in every text', () => {
    const table = new WordTable();
    const first = numbersIn(table, 'cart order cart');
    const second = numbersIn(table, 'invoice order');
    expect([first, second]).toEqual([
      [0, 1, 0],
      [2, 1],
    ]);
  });

  it('gives the first numbers to the words it begins with, and again once it was cleared', () => {
    const table = new WordTable(['class', 'using']);
    const before = numbersIn(table, 'using cart class');
    table.clear();
    expect([before, numbersIn(table, 'order using'), table.size]).toEqual([[1, 2, 0], [2, 1], 3]);
  });

  it('tells many words apart and knows how each is written', () => {
    const table = new WordTable();
    const words = Array.from({ length: 20_000 }, (_, i) => `größe${i}`);
    const numbers = numbersIn(table, words.join(' '));
    expect(new Set(numbers).size).toBe(words.length);
    expect(numbers.map((number) => table.text(number))).toEqual(words);
  });
});

function numbersIn(table: WordTable, text: string): number[] {
  return text.split(' ').map((word) => {
    const bytes = new TextEncoder().encode(` ${word} `);
    return table.find(bytes, 1, bytes.length - 1);
  });
}
