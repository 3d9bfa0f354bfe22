import { expect, it } from 'vitest';
import { Token, keywordAt } from '../../../src/languages/go/extract/tokens.ts';

const keywords = Object.entries(Token).filter(([, token]) => token >= Token.break);

it('tells every keyword of Go from every other word', () => {
  const read = (word: string): number => keywordAt(new TextEncoder().encode(`${word} `), 0, word.length);
  expect(keywords.map(([word]) => [word, read(word)])).toEqual(keywords);
  expect(keywords.map(([word]) => read(`${word}s`))).toEqual(keywords.map(() => Token.name));
});
