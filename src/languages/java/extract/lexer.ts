// Splits a Java file into tokens. Comments and the text of strings are skipped.
import type { SourceText } from '../../../model/source.ts';
import { BraceLexer } from '../../kit/brace-lexer.ts';
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfNumber } from '../../kit/end-of-number.ts';
import { endOfBlockComment, endOfLineString } from '../../kit/skip.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';
import { Token, words } from './tokens.ts';

const nameBytes = nameBytesWith('_$');
const digitBytes = bytesIn(digits);
const nameStarts = nameBytes.map((isOfName, byte) => (digitBytes[byte] === 1 ? 0 : isOfName));
/** Bytes that are tokens by themselves. */
const signs = bytesIn('()[]{}<>,;@?');

/** Reused across files. */
export class JavaLexer extends BraceLexer {
  #last: number = Token.end;

  begin(source: SourceText): void {
    this.restart(source);
    this.#last = Token.end;
    words.begin(source.bytes);
  }

  next(): number {
    const pos = this.skipBlanks();
    const byte = this.bytes[pos]!;
    this.start = pos;
    if (nameStarts[byte] === 1) this.#last = this.#readWord(pos);
    else this.#last = signs[byte] === 1 ? this.take(byte, pos + 1) : this.#readOther(byte, pos);
    return this.#last;
  }

  #readOther(byte: number, pos: number): number {
    const { bytes } = this;
    const next = bytes[pos + 1];
    switch (byte) {
      case Byte.dot:
        return this.#readDot(pos);
      case Byte.doubleQuote:
        if (this.#isTextBlock(pos)) return this.takeLines(Token.literal, pos, this.#endOfTextBlock(pos + 3));
        return this.take(Token.literal, endOfLineString(bytes, pos, this.length));
      case Byte.singleQuote:
        return this.take(Token.literal, endOfLineString(bytes, pos, this.length));
      case Byte.colon:
        return next === Byte.colon ? this.take(Token.member, pos + 2) : this.take(byte, pos + 1);
      case Byte.minus:
        return next === Byte.greater ? this.take(Token.arrow, pos + 2) : this.take(Token.operator, pos + 1);
      case Byte.equals:
      case Byte.ampersand:
      case Byte.bar:
        if (next === byte || next === Byte.equals) return this.take(Token.operator, pos + 2);
        return this.take(byte, pos + 1);
      case Byte.bang:
        return next === Byte.equals ? this.take(Token.operator, pos + 2) : this.take(Token.not, pos + 1);
      case Byte.tilde:
        return this.take(Token.not, pos + 1);
      default:
        if (digitBytes[byte] === 1) return this.take(Token.literal, endOfNumber(bytes, pos));
        if (pos >= this.length) return this.take(Token.end, this.length);
        return this.take(Token.operator, pos + 1);
    }
  }

  #readWord(start: number): number {
    this.word = words.read(start, nameBytes);
    return this.take(words.kindOf(this.word), words.end);
  }

  /** `Cart.class` and `order.new` select no name. */
  #readDot(pos: number): number {
    const { bytes } = this;
    if (digitBytes[bytes[pos + 1]!] === 1) return this.take(Token.literal, endOfNumber(bytes, pos));
    if (bytes[pos + 1] === Byte.dot && bytes[pos + 2] === Byte.dot) return this.take(Token.ellipsis, pos + 3);
    this.pos = pos + 1;
    const start = this.skipBlanks();
    if (nameStarts[bytes[start]!] !== 1) return this.take(Token.dot, start);
    const token = this.#readWord(start);
    const isKeyword =
      token === Token.class || token === Token.this || token === Token.super || token === Token.new;
    if (isKeyword) return this.take(Token.dot, start);
    this.start = start;
    return this.#last === Token.name || this.#last === Token.part ? Token.part : Token.selector;
  }

  protected override endOfBlockComment(pos: number): number {
    return endOfBlockComment(this.bytes, pos, this.length);
  }

  #isTextBlock(pos: number): boolean {
    return this.bytes[pos + 1] === Byte.doubleQuote && this.bytes[pos + 2] === Byte.doubleQuote;
  }

  #endOfTextBlock(start: number): number {
    const { bytes } = this;
    for (let pos = start; pos < this.length; pos++) {
      if (bytes[pos] === Byte.backslash) pos++;
      else if (bytes[pos] === Byte.doubleQuote && this.#isTextBlock(pos)) return pos + 3;
    }
    noteUnclosed();
    return this.length;
  }
}
