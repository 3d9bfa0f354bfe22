// The tokens of one file in columns, with random access. A single ASCII character is its own kind, 0 is the end of the
// text, other kinds start at 128. Reused across files.
import { resized } from './resized.ts';

/** `next` returns the kind of a token and leaves the rest in the fields. */
export interface Lexer {
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  /** The number of a word in the table of the language. */
  readonly word: number;
  /** Language-specific. */
  readonly extra: number;
  next(): number;
}

const firstRoom = 4096;
/** Larger lists are shrunk after the file. */
const maxKept = 1 << 18;
/** Extra end tokens, for lookahead. */
const ends = 4;

export class TokenList {
  kinds = new Uint8Array(firstRoom);
  starts = new Int32Array(firstRoom);
  ends = new Int32Array(firstRoom);
  lines = new Int32Array(firstRoom);
  words = new Int32Array(firstRoom);
  extras = new Int32Array(firstRoom);
  /** Includes the first end token. */
  size = 0;

  /** All tokens of a text, after `before` empty ones. */
  read(lexer: Lexer, before = 0): void {
    if (this.kinds.length > maxKept) this.#resize(firstRoom);
    this.kinds.fill(0, 0, before);
    this.size = before;
    let kind: number;
    do {
      kind = lexer.next();
      const place = this.size++;
      if (place + ends >= this.kinds.length) this.#resize(place * 2);
      this.kinds[place] = kind;
      this.starts[place] = lexer.start;
      this.ends[place] = lexer.end;
      this.lines[place] = lexer.line;
      this.words[place] = lexer.word;
      this.extras[place] = lexer.extra;
    } while (kind !== 0);
    this.kinds.fill(0, this.size, this.size + ends);
  }

  /** Whether a word is what `isMeant` says. That is also asked for the signs after the word, which keep its number. */
  hasWord(word: number, isMeant: (place: number) => boolean): boolean {
    const words = this.words.subarray(0, this.size);
    for (let place = words.indexOf(word); place !== -1; place = words.indexOf(word, place + 1))
      if (isMeant(place)) return true;
    return false;
  }

  #resize(room: number): void {
    this.kinds = resized(this.kinds, new Uint8Array(room));
    this.starts = resized(this.starts, new Int32Array(room));
    this.ends = resized(this.ends, new Int32Array(room));
    this.lines = resized(this.lines, new Int32Array(room));
    this.words = resized(this.words, new Int32Array(room));
    this.extras = resized(this.extras, new Int32Array(room));
  }
}
