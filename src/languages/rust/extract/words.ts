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
const lengths = 16;

interface Known {
  readonly word: Word;
  readonly bytes: Uint8Array;
}

/** By first byte and length, so that hardly a word is compared with more than one, or with any at all. */
const known: (readonly Known[] | undefined)[] = Array.from({ length: 256 * lengths });
/** First byte → the lengths of those that begin so, a bit each. */
const knownLengths = new Int32Array(256);
for (const [meaning, words] of Object.entries(meanings)) {
  for (const text of words) {
    const at = text.charCodeAt(0) * lengths + text.length;
    known[at] = [...(known[at] ?? []), { word: meaning as Word, bytes: new TextEncoder().encode(text) }];
    knownLengths[text.charCodeAt(0)]! |= 1 << text.length;
  }
}

/** False for most other words. */
export function mayBeKnown(first: number, length: number): boolean {
  return ((knownLengths[first]! >> length) & 1) === 1;
}

/** What the bytes from `start` to `end` say. */
export function wordAt(bytes: Uint8Array, start: number, end: number): Word {
  const length = end - start;
  const candidates = length < lengths ? known[bytes[start]! * lengths + length] : undefined;
  if (candidates === undefined) return 'name';
  for (const { word, bytes: text } of candidates) {
    let i = 1;
    while (i < length && text[i] === bytes[start + i]) i++;
    if (i === length) return word;
  }
  return 'name';
}

/** These are no names: behind one of them a `::` begins a path of its own. */
export const keywords: ReadonlySet<string> = new Set(
  `as async await box break const continue do dyn else enum extern false fn for if impl in let loop match mod move mut pub
   ref return static struct trait true type unsafe use where while yield`.split(/\s+/),
);
