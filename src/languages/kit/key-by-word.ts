// Tables that are written as `{ fruit: 'apple pear' }` and read the other way round.
import { wordsIn } from './word-set.ts';

/** Each word of the values → its key. */
export function keyByWord(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, words]) => wordsIn(words).map((word) => [word, key] as const)),
  );
}
