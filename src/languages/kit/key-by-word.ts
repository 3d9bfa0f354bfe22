// Tables that are written by what their words belong to, and read the other way round.
import { wordsIn } from './word-set.ts';

/** `{ fruit: 'apple pear' }`: each word of the values → its key. */
export function keyByWord(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return invert(Object.entries(table).map(([key, words]) => [key, ...wordsIn(words)]));
}

/** The same in fewer lines: `luasocket mime socket; luasec ssl`. */
export function ownersIn(text: string): ReadonlyMap<string, string> {
  return invert(text.split(';').map(wordsIn));
}

function invert(rows: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  return new Map(rows.flatMap(([key = '', ...words]) => words.map((word) => [word, key] as const)));
}
