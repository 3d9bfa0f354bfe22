// Which package each of many words belongs to.
import { wordsIn } from './word-set.ts';

/** `ownersIn('luasocket mime socket; luasec ssl')`: `mime` → `luasocket`, `socket` → `luasocket`, `ssl` → `luasec`. */
export function ownersIn(text: string): ReadonlyMap<string, string> {
  const entries = text.split(';').map(wordsIn);
  return new Map(entries.flatMap(([owner = '', ...words]) => words.map((word) => [word, owner] as const)));
}
