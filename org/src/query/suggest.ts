import { nearestWord } from '../lintel.ts';

/** Completes a message about a name that does not exist. */
export function suggest(written: string, names: Iterable<string>): string {
  const meant = nearestWord(written, names);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}
