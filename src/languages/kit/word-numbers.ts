import type { KeywordNames } from './keyword-names.ts';
import { numbered } from './numbered.ts';

/** The numbers of these words of a language by name: `{ class: 4, it: 60 }`. */
export function wordNumbers<const Words extends string>(
  names: KeywordNames,
  words: Words,
): ReturnType<typeof numbered<[Words]>> {
  const numbers = Object.keys(numbered(0, words)).map((word) => [word, names.numberOfWord(word)] as const);
  return Object.fromEntries(numbers) as ReturnType<typeof numbered<[Words]>>;
}
