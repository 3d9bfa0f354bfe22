// Recognizes keywords by their bytes, without creating strings.
import { wordsIn } from './word-set.ts';

const maxLength = 31;
/** Few collisions: nearly all keywords have their own slot, nearly all other words hit a free one. */
const slotsPerWord = 16;
/** The bit that distinguishes upper and lower case. */
const caseBit = 0x20;

/** `[[Token.jump, 'break continue'], …]` as a map: word → token. */
export function tokensOfWords(
  groups: readonly (readonly [token: number, words: string])[],
): ReadonlyMap<string, number> {
  return new Map(groups.flatMap(([token, words]) => wordsIn(words).map((word) => [word, token] as const)));
}

/** Words whose token has the same name, with an underscore if reserved: `class` is `Token.class_`. */
export function tokensNamed(
  tokens: Readonly<Record<string, unknown>>,
  words: string,
): (readonly [token: number, words: string])[] {
  return words.split(' ').map((word) => {
    const token = tokens[`${word}_`] ?? tokens[word];
    if (typeof token !== 'number') throw new Error(`No token is called ${word}.`);
    return [token, word];
  });
}

export class KeywordTable {
  /** First byte → lengths of the keywords that begin with it, as bits. Rules out most other words. */
  readonly lengthsByFirst = new Int32Array(256);
  readonly #tokenAt: Uint8Array;
  readonly #bytesAt: Uint8Array[] = [];
  /** Bits set in every byte before comparison. */
  readonly #fold: number;

  /** ASCII word of at most 31 letters → its token, from 1 to 255. */
  constructor(tokens: ReadonlyMap<string, number>, { ignoreCase = false } = {}) {
    const slotCount = 2 ** Math.ceil(Math.log2(Math.max(1, tokens.size) * slotsPerWord));
    this.#fold = ignoreCase ? caseBit : 0;
    this.#tokenAt = new Uint8Array(slotCount);
    for (const [word, token] of tokens) this.#add(word, token);
  }

  /** The token of a keyword; 0 for any other word. */
  find(bytes: Uint8Array, start: number, end: number): number {
    const length = end - start;
    if (length > maxLength || ((this.lengthsByFirst[bytes[start]!]! >> length) & 1) === 0) return 0;
    const mask = this.#tokenAt.length - 1;
    for (let slot = this.#slotOf(bytes, start, end); ; slot = (slot + 1) & mask) {
      const token = this.#tokenAt[slot]!;
      if (token === 0 || this.#isWord(this.#bytesAt[slot]!, bytes, start, length)) return token;
    }
  }

  #add(word: string, token: number): void {
    const bytes = new TextEncoder().encode(word);
    if (bytes.length > maxLength || token < 1 || token > 255) throw new Error(`${word} cannot be kept.`);
    const fold = this.#fold;
    this.lengthsByFirst[bytes[0]!]! |= 1 << bytes.length;
    this.lengthsByFirst[bytes[0]! | fold]! |= 1 << bytes.length;
    this.lengthsByFirst[bytes[0]! & ~fold]! |= 1 << bytes.length;
    let slot = this.#slotOf(bytes, 0, bytes.length);
    while (this.#tokenAt[slot] !== 0) slot = (slot + 1) & (this.#tokenAt.length - 1);
    this.#tokenAt[slot] = token;
    this.#bytesAt[slot] = bytes.map((byte) => byte | fold);
  }

  #isWord(word: Uint8Array, bytes: Uint8Array, start: number, length: number): boolean {
    if (word.length !== length) return false;
    const fold = this.#fold;
    for (let i = 0; i < length; i++) if ((bytes[start + i]! | fold) !== word[i]) return false;
    return true;
  }

  #slotOf(bytes: Uint8Array, start: number, end: number): number {
    const length = end - start;
    const fold = this.#fold;
    const ends = (bytes[start]! | fold) * 37 + (bytes[end - 1]! | fold) * 7;
    // `where` and `while` differ only here.
    const inner = (bytes[start + (length >> 2)]! | fold) * 39 + (bytes[start + (length >> 1)]! | fold) * 105;
    return (ends + inner + length * 109) & (this.#tokenAt.length - 1);
  }
}
