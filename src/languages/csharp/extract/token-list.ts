// The tokens of one file, as columns of numbers that the next file uses again. Kinds may be changed by whoever reads on
// and learns what a token was.
import { widened } from '../../../std/widened.ts';
import * as Token from './token.ts';

const firstRoom = 4096;
/** What more tokens than this made room for is given back. */
const mostKept = 1 << 20;
/** So many tokens behind the last can always be looked at. */
const behind = 2;

export class TokenList {
  kinds = new Uint8Array(firstRoom);
  /** Of a word: its number. Of a `<` that was asked for it: the token of its `>`, or 0. */
  words = new Int32Array(firstRoom);
  /** Of a word. */
  lines = new Int32Array(firstRoom);
  size = 0;
  /** Of the token that comes next. */
  line = 1;

  clear(): void {
    this.size = 0;
    this.line = 1;
    if (this.kinds.length <= mostKept) return;
    this.kinds = new Uint8Array(firstRoom);
    this.words = new Int32Array(firstRoom);
    this.lines = new Int32Array(firstRoom);
  }

  /** At this size there is no room for another token. */
  get limit(): number {
    return this.kinds.length - behind;
  }

  add(kind: number): void {
    if (this.size >= this.limit) this.widen();
    this.kinds[this.size++] = kind;
  }

  addName(word: number): void {
    const index = this.size;
    this.add(Token.name);
    this.words[index] = word;
    this.lines[index] = this.line;
  }

  /** What is looked at behind the last token is an end. */
  finish(): void {
    this.kinds.fill(Token.end, this.size, this.size + behind);
  }

  widen(): void {
    const room = this.kinds.length * 2;
    this.kinds = widened(this.kinds, new Uint8Array(room));
    this.words = widened(this.words, new Int32Array(room));
    this.lines = widened(this.lines, new Int32Array(room));
  }
}
