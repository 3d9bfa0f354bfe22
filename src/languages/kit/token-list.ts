// The tokens of one file, in columns, so that a reader can look at the tokens before and after each of them. The kind of a
// token that is one ASCII character is that character; 0 is the end of the text; a language numbers its other kinds from
// 128. One list is used for one file after the other.

/** Where the text is cut into tokens: `next` returns the kind of a token and leaves the rest in the fields. */
export interface Lexer {
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
  /** Of a word: its number in the table of the language. */
  readonly word: number;
  /** Whatever else the language has to say of a token. */
  readonly extra: number;
  next(): number;
}

const firstRoom = 4096;
/** A list that a large file has grown beyond this is shrunk again. */
const mostKept = 1 << 18;
/** So many tokens after the last can be looked at: they are ends, too. */
const ends = 4;

export class TokenList {
  kinds = new Uint8Array(firstRoom);
  starts = new Int32Array(firstRoom);
  ends = new Int32Array(firstRoom);
  lines = new Int32Array(firstRoom);
  words = new Int32Array(firstRoom);
  extras = new Int32Array(firstRoom);
  /** How many there are, the first end included. */
  size = 0;

  /** All tokens of a text, after `before` tokens that stand for nothing. */
  read(lexer: Lexer, before = 0): void {
    if (this.kinds.length > mostKept) this.#resize(firstRoom);
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

  #resize(room: number): void {
    const kinds = new Uint8Array(room);
    kinds.set(this.kinds.subarray(0, room));
    this.kinds = kinds;
    this.starts = resized(this.starts, room);
    this.ends = resized(this.ends, room);
    this.lines = resized(this.lines, room);
    this.words = resized(this.words, room);
    this.extras = resized(this.extras, room);
  }
}

function resized(column: Int32Array, room: number): Int32Array<ArrayBuffer> {
  const other = new Int32Array(room);
  other.set(column.subarray(0, room));
  return other;
}
