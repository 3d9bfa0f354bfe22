// Finds the `>` of type arguments. Matching starts on demand and covers every other `<` on the way, so each token is read
// once.
import { NumberStack } from '../../kit/number-stack.ts';
import * as Token from './token.ts';
import { tokens } from './tokens.ts';

/** Marks a bracket between the angles. */
const paren = -1;
const bracket = -2;

export class Angles {
  /** Open angles and brackets. */
  readonly #open = new NumberStack();
  /** Every `<` before this token is matched. */
  #end = 0;

  /** For each file, and for each block of tokens. */
  begin(): void {
    this.#end = 0;
    this.#open.clear();
  }

  /** The token of the matching `>`; 0 if this `<` is a comparison. */
  closeOf(angle: number): number {
    if (angle >= this.#end) this.#match(angle);
    return tokens.words[angle]!;
  }

  #match(start: number): void {
    const open = this.#open;
    let at = start;
    do {
      const kind = tokens.kinds[at]!;
      if (kind === Token.less) {
        tokens.words[at] = 0;
        if (at > 0 && isWord(tokens.kinds[at - 1]!)) open.push(at);
        else open.size = 0;
      } else if (kind === Token.greater) {
        const angle = open.at(open.size - 1);
        if (angle < 0) open.size = 0;
        else {
          tokens.words[angle] = at;
          open.size--;
        }
      } else if (!isWord(kind)) this.#goOn(kind);
      at++;
    } while (open.size > 0);
    this.#end = at;
  }

  #goOn(kind: number): void {
    const open = this.#open;
    switch (kind) {
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
      case Token.dot:
      case Token.comma:
      case Token.predefined:
      case Token.question:
      case Token.star:
      case Token.doubleColon:
      case Token.in_:
      case Token.keyword:
        return;
      case Token.end:
      case Token.semicolon:
      case Token.openBrace:
      case Token.closeBrace:
        open.size = 0;
        return;
      default:
        if (!this.#isInAttribute()) open.size = 0;
    }
  }

  /** `class Table<[Note(A | B)] Row>`: attribute arguments may be any expression. */
  #isInAttribute(): boolean {
    const { size } = this.#open;
    const top = this.#open.at(size - 1);
    return top === bracket || (top === paren && size > 1 && this.#open.at(size - 2) === bracket);
  }

  #close(sign: number): void {
    const open = this.#open;
    while (open.size > 0) if (open.at(--open.size) === sign) return;
  }
}

/** Includes names that were reclassified meanwhile. */
function isWord(kind: number): boolean {
  return kind >= Token.name && kind <= Token.declared;
}
