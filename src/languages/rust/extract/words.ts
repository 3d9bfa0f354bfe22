// The words of Rust that say more than a name does.

export type Word =
  | 'name'
  /** The name of a type follows, wherever this stands. */
  | 'type'
  /** The name of an item follows, if this stands right inside a module. */
  | 'item'
  | 'mod'
  | 'use'
  | 'extern'
  | 'pub'
  | 'macro_rules'
  | 'include'
  | 'text';

const meanings: Readonly<Record<Exclude<Word, 'name'>, readonly string[]>> = {
  type: ['enum', 'struct', 'trait', 'union'],
  item: ['const', 'fn', 'macro', 'static', 'type'],
  mod: ['mod'],
  use: ['use'],
  extern: ['extern'],
  pub: ['pub'],
  macro_rules: ['macro_rules'],
  include: ['include'],
  text: ['include_str', 'include_bytes'],
};
const known = new Map(
  Object.entries(meanings).flatMap(([meaning, words]) =>
    words.map((word) => [word, meaning as Word] as const),
  ),
);
const lengths = 16;
/** By first byte and length: nearly all other words are told apart without becoming a string. */
const candidates = new Uint8Array(256 * lengths);
for (const word of known.keys()) candidates[word.charCodeAt(0) * lengths + word.length] = 1;

export function isCandidate(first: number, length: number): boolean {
  return length < lengths && candidates[first * lengths + length] === 1;
}

export function wordOf(text: string): Word {
  return known.get(text) ?? 'name';
}

/** These are no names: behind one of them a `::` begins a path of its own. */
export const keywords: ReadonlySet<string> = new Set(
  `as async await box break const continue do dyn else enum extern false fn for if impl in let loop match mod move mut pub
   ref return static struct trait true type unsafe use where while yield`.split(/\s+/),
);
