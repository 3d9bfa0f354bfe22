// Tokens that are few, each read by a call: where the engine has not seen a case of a loop, it gives up all the code that it
// made of the loop as soon as the case comes, so the loop over the tokens holds only those that every file is full of.
import * as ByteClass from './byte-class.ts';
import { byteClasses } from './byte-classes.ts';
import { endsStatement } from './ends-statement.ts';
import { endOfBlock, endOfNumber, endOfQuoted, endOfRaw, linesIn } from './literals.ts';
import { endOfOperator, operatorAt } from './operators.ts';
import * as Token from './token.ts';
import { dot, star } from '../../kit/bytes.ts';

/** Used for one token after the other. */
export class RareToken {
  /** Behind it, in the window. */
  end = 0;
  /** How many lines end in it. */
  lines = 0;

  /**
   * The one that begins at `start` in the window `bytes`, which begins at `base` in the text, behind `token`;
   * `Token.nothing` for a comment or a byte that means nothing.
   */
  read(bytes: Uint8Array, start: number, text: Buffer, base: number, token: number): number {
    this.lines = 0;
    switch (byteClasses[bytes[start]!]) {
      case ByteClass.slash:
        return bytes[start + 1] === star
          ? this.#readComment(start, text, base, token)
          : this.#readOperator(bytes, start);
      case ByteClass.singleQuote:
        this.end = endOfQuoted(text, base + start) - base;
        return Token.literal;
      case ByteClass.backquote:
        this.end = endOfRaw(text, base + start) - base;
        this.lines = linesIn(text, base + start, base + this.end);
        return Token.string;
      case ByteClass.dot:
        return this.#readDot(bytes, start);
      default:
        this.end = start + 1;
        return Token.nothing;
    }
  }

  /** Over several lines, a comment is the end of the line it began on. */
  #readComment(start: number, text: Buffer, base: number, token: number): number {
    this.end = endOfBlock(text, base + start + 2) - base;
    this.lines = linesIn(text, base + start, base + this.end);
    return this.lines > 0 && endsStatement[token] === 1 ? Token.semicolon : Token.nothing;
  }

  #readOperator(bytes: Uint8Array, start: number): number {
    this.end = endOfOperator(bytes, start);
    return operatorAt(bytes, start);
  }

  #readDot(bytes: Uint8Array, start: number): number {
    if (byteClasses[bytes[start + 1]!] === ByteClass.digit) {
      this.end = endOfNumber(bytes, start);
      return Token.literal;
    }
    const isEllipsis = bytes[start + 1] === dot && bytes[start + 2] === dot;
    this.end = start + (isEllipsis ? 3 : 1);
    return isEllipsis ? Token.operator : Token.dot;
  }
}
