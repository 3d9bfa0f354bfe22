import { expect, it } from 'vitest';
import { Keyword, keywordCount, keywords } from '../../../src/languages/go/extract/keywords.ts';
import { firstKeyword } from '../../../src/languages/go/extract/token.ts';

it('gives the keywords of Go tokens in their order', () => {
  expect(Object.values(Keyword)).toEqual(keywords.map((_, place) => firstKeyword + place));
  expect(keywordCount).toBe(keywords.length);
});
