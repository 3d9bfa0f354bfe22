// The tokens of one file, as columns of numbers that the next file uses again. Kinds may be changed by whoever reads on
// and learns what a token was. Where a `<` may open type arguments, the `>` that would close them is noted at once.
import { NumberStack } from '../../../std/number-stack.ts';
import { widened } from '../../../std/widened.ts';
import * as Token from './token.ts';

const firstRoom = 4096;
/** In the stack of open signs: brackets between the angles. */
const [paren, bracket] = [-1, -2];

export class TokenList {
  kinds = new Uint8Array(firstRoom);
  lines = new Int32Array(firstRoom);
  /** Of a name: its number. */
  words = new Int32Array(firstRoom);
  /** Of a `<`: the token of its `>`, or 0. */
  matches = new Int32Array(firstRoom);
  size = 0;
  /** Of the token that comes next. */
  line = 1;
  /** Signs that are open in what may be type arguments. */
  readonly #open = new NumberStack();

  clear(): void {
    this.size = 0;
    this.line = 1;
    this.#open.size = 0;
  }

  add(kind: number): void {
    const index = this.size++;
    // Two tokens behind the last can always be looked at.
    if (index + 3 > this.kinds.length) this.#widen();
    this.kinds[index] = kind;
    this.lines[index] = this.line;
    if (kind === Token.less) this.#openAngle(index);
    else if (this.#open.size > 0) this.#goOn(kind, index);
  }

  addName(kind: number, word: number): void {
    this.words[this.size] = word;
    this.add(kind);
  }

  /** What is looked at behind the last token is an end. */
  finish(): void {
    const { size } = this;
    this.kinds.fill(Token.end, size, size + 2);
  }

  #openAngle(index: number): void {
    this.matches[index] = 0;
    if (index > 0 && Token.isName(this.kinds[index - 1]!)) this.#open.push(index);
    else this.#open.size = 0;
  }

  #goOn(kind: number, index: number): void {
    if (Token.isName(kind) || kind === Token.dot || kind === Token.comma || kind === Token.predefined) return;
    const open = this.#open;
    switch (kind) {
      case Token.greater: {
        const angle = open.at(open.size - 1);
        if (angle < 0) open.size = 0;
        else {
          this.matches[angle] = index;
          open.size--;
        }
        return;
      }
      case Token.openParen:
        open.push(paren);
        return;
      case Token.openBracket:
        open.push(bracket);
        return;
      case Token.closeParen:
        return this.#close(paren);
      case Token.closeBracket:
        return this.#close(bracket);
      case Token.question:
      case Token.star:
      case Token.doubleColon:
      case Token.inWord:
      case Token.keyword:
        return;
      case Token.semicolon:
      case Token.openBrace:
      case Token.closeBrace:
        open.size = 0;
        return;
      default:
        if (!this.#isInAttribute()) open.size = 0;
    }
  }

  /** `class Table<[Note(A | B)] Row>`: what an attribute is given may be anything. */
  #isInAttribute(): boolean {
    const { size } = this.#open;
    const top = this.#open.at(size - 1);
    return top === bracket || (top === paren && size > 1 && this.#open.at(size - 2) === bracket);
  }

  #close(sign: number): void {
    const open = this.#open;
    while (open.size > 0) if (open.at(--open.size) === sign) return;
  }

  #widen(): void {
    const room = this.kinds.length * 2;
    this.kinds = widened(this.kinds, new Uint8Array(room));
    this.lines = widened(this.lines, new Int32Array(room));
    this.words = widened(this.words, new Int32Array(room));
    this.matches = widened(this.matches, new Int32Array(room));
  }
}
