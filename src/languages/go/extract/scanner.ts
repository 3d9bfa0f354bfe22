// Splits a Go file into tokens and inserts semicolons at line ends. Skips comments.
import type { SourceText } from '../../../model/source.ts';
import { BraceLexer } from '../../kit/brace-lexer.ts';
import { bytesIn, digits } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfNumber } from '../../kit/end-of-number.ts';
import { countLines, endOfBlockComment, endOfLineString } from '../../kit/skip.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';
import * as Token from './token.ts';
import { endsStatement, nameBytes, signs } from './tokens.ts';
import { blank, words } from './words.ts';

const caret = 94;
const digitBytes = bytesIn(digits);
const nameStarts = nameBytes.map((isOfName, byte) => (digitBytes[byte] === 1 ? 0 : isOfName));
/** Bytes of operators that may have more. */
const operators = bytesIn('+-*%&|^<>!/');

/** `word` is that of a name, or the first one of a path. */
export class Scanner extends BraceLexer {
  #last: number = Token.end;
  /** A line ended since the last token. */
  #isNewLine = false;
  /** The second word of a path. */
  selector = 0;

  constructor(source: SourceText) {
    super();
    this.restart(source);
    words.begin(source.bytes);
  }

  next(): number {
    this.#isNewLine = false;
    this.#last = this.#read();
    return this.#last;
  }

  #read(): number {
    const { bytes } = this;
    for (;;) {
      const pos = this.skipBlanks();
      const byte = bytes[pos]!;
      if ((this.#isNewLine || pos >= this.length) && endsStatement[this.#last] === 1)
        return this.take(Token.semicolon, pos);
      this.start = pos;
      if (nameStarts[byte] === 1) return this.#readWord(pos);
      const sign = signs[byte]!;
      if (sign !== 0) return this.take(sign, pos + 1);
      if (operators[byte] === 1) return this.#readOperator(pos);
      if (digitBytes[byte] === 1) return this.take(Token.literal, endOfNumber(bytes, pos));
      const token = this.#readOther(byte, pos);
      if (token !== Token.other) return token;
    }
  }

  #readOther(byte: number, pos: number): number {
    const { bytes, length } = this;
    switch (byte) {
      case Byte.dot:
        return this.#readDot(pos);
      case Byte.equals:
        return this.#takePair(pos, Token.operator, Token.assign);
      case Byte.colon:
        return this.#takePair(pos, Token.define, Token.colon);
      case Byte.doubleQuote:
        return this.take(Token.string, endOfLineString(bytes, pos, length));
      case Byte.backquote:
        return this.#readRawString(pos);
      case Byte.singleQuote:
        return this.take(Token.literal, endOfLineString(bytes, pos, length));
      default:
        return pos >= length ? this.take(Token.end, length) : this.take(Token.other, pos + 1);
    }
  }

  protected override endLine(): void {
    this.line++;
    this.#isNewLine = true;
  }

  /** A multi-line comment ends the line it began on. */
  protected override passLines(start: number, end: number): void {
    const lines = countLines(this.bytes, start, end);
    this.line += lines;
    if (lines > 0) this.#isNewLine = true;
  }

  protected override endOfBlockComment(pos: number): number {
    return endOfBlockComment(this.bytes, pos, this.length);
  }

  #readWord(start: number): number {
    const { bytes } = this;
    const word = words.read(start, nameBytes);
    let { end } = words;
    if (word < blank) return this.take(Token.firstKeyword + word, end);
    this.word = word;
    if (bytes[end] !== Byte.dot || nameStarts[bytes[end + 1]!] !== 1) return this.take(Token.name, end);
    this.selector = words.read(end + 1, nameBytes);
    ({ end } = words);
    while (bytes[end] === Byte.dot && nameStarts[bytes[end + 1]!] === 1) {
      end += 2;
      while (nameBytes[bytes[end]!] === 1) end++;
    }
    return this.take(Token.path, end);
  }

  #readRawString(start: number): number {
    const end = this.bytes.indexOf(Byte.backquote, start + 1);
    const isClosed = end !== -1 && end < this.length;
    if (!isClosed) noteUnclosed();
    return this.takeLines(Token.string, start, isClosed ? end + 1 : this.length);
  }

  #readDot(pos: number): number {
    const { bytes } = this;
    if (digitBytes[bytes[pos + 1]!] === 1) return this.take(Token.literal, endOfNumber(bytes, pos));
    const isEllipsis = bytes[pos + 1] === Byte.dot && bytes[pos + 2] === Byte.dot;
    return isEllipsis ? this.take(Token.operator, pos + 3) : this.take(Token.dot, pos + 1);
  }

  #takePair(pos: number, pair: number, single: number): number {
    return this.bytes[pos + 1] === Byte.equals ? this.take(pair, pos + 2) : this.take(single, pos + 1);
  }

  /** `+ += ++ << <<= <- &^= …`: only assignments and statement ends are distinguished. */
  #readOperator(start: number): number {
    const [first, second] = [this.bytes[start]!, this.bytes[start + 1]!];
    const isDoubled = second === first;
    if (isDoubled && (first === Byte.plus || first === Byte.minus)) return this.take(Token.step, start + 2);
    const isShift = isDoubled && (first === Byte.less || first === Byte.greater);
    if (isShift || (first === Byte.ampersand && second === caret))
      return this.#takePair(start + 1, Token.assign, Token.operator);
    if (isDoubled || (first === Byte.less && second === Byte.minus))
      return this.take(Token.operator, start + 2);
    // `<=`, `>=` and `!=` compare.
    const compares = first === Byte.less || first === Byte.greater || first === Byte.bang;
    return this.#takePair(start, compares ? Token.operator : Token.assign, Token.operator);
  }
}
