import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeywordTable, tokensOfWords } from '../../../src/languages/kit/keyword-table.ts';

function find(table: KeywordTable, word: string): number {
  const bytes = new TextEncoder().encode(`(${word})`);
  return table.find(bytes, 1, bytes.length - 1);
}

it('finds every word that it was given, and no other', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'Z', '_'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 200 }), letters, (words, other) => {
      const tokens = new Map(words.map((word, i) => [word, (i % 255) + 1]));
      const table = new KeywordTable(tokens);
      expect([...tokens.keys()].map((word) => find(table, word))).toEqual([...tokens.values()]);
      expect(find(table, other)).toBe(tokens.get(other) ?? 0);
    }),
  );
});

it('ignores case where the language does', () => {
  const words = tokensOfWords([
    [1, 'if else'],
    [2, '  __DIR__\n  Class '],
  ]);
  const table = new KeywordTable(words, { ignoreCase: true });
  expect(['IF', 'Else', '__dir__', 'class', 'classes', 'i'].map((word) => find(table, word))).toEqual([
    1, 1, 2, 2, 0, 0,
  ]);
  expect(find(new KeywordTable(words), 'IF')).toBe(0);
});

it('knows no word that is longer than any', () => {
  expect(find(new KeywordTable(new Map([['while', 1]])), 'while'.repeat(20))).toBe(0);
});
