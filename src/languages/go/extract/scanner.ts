// Splits a Go file into tokens and inserts semicolons at line ends. Skips comments.
import type { SourceText } from '../../../model/source.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfNumber } from '../../kit/end-of-number.ts';
import { endOfBlockComment, endOfLine, endOfLineString } from '../../kit/skip.ts';
import * as ByteClass from './byte-class.ts';
import * as Token from './token.ts';
import { byteClasses, endsStatement, nameBytes } from './tokens.ts';
import { blank, words } from './words.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

const caret = 94;

export class Scanner {
  private readonly bytes: Uint8Array;
  private readonly length: number;
  private pos = 0;
  private lineNow = 1;
  private last: number = Token.end;
  /** Name, path or string: its start, end and first line. */
  start = 0;
  end = 0;
  line = 1;
  /** Name or path: the first word, and the second of a path. */
  word = 0;
  selector = 0;

  constructor({ bytes, length }: SourceText) {
    this.bytes = bytes;
    this.length = length;
    words.begin(bytes);
  }

  next(): number {
    const token = this.read();
    this.last = token;
    return token;
  }

  private read(): number {
    const bytes = this.bytes;
    for (;;) {
      let pos = this.pos;
      let byteClass = byteClasses[bytes[pos]!]!;
      while (byteClass === ByteClass.blank) byteClass = byteClasses[bytes[++pos]!]!;
      switch (byteClass) {
        case ByteClass.letter:
          return this.readWord(pos);
        case ByteClass.newline:
          this.pos = pos + 1;
          this.lineNow++;
          if (endsStatement[this.last] === 1) return Token.semicolon;
          continue;
        case ByteClass.slash:
          if (bytes[pos + 1] === Byte.slash) {
            this.pos = endOfLine(bytes, pos, this.length);
          } else if (bytes[pos + 1] === Byte.star) {
            // A multi-line comment ends the line it began on.
            if (
              this.skipLines(pos, endOfBlockComment(bytes, pos, this.length)) &&
              endsStatement[this.last] === 1
            )
              return Token.semicolon;
          } else return this.readOperator(pos);
          continue;
        case ByteClass.operator:
          return this.readOperator(pos);
        case ByteClass.dot:
          return this.readDot(pos);
        case ByteClass.digit:
          this.pos = endOfNumber(bytes, pos);
          return Token.literal;
        case ByteClass.equals:
          return this.readPair(pos, Token.operator, Token.assign);
        case ByteClass.colon:
          return this.readPair(pos, Token.define, Token.colon);
        case ByteClass.doubleQuote:
        case ByteClass.backquote:
          return this.readString(pos);
        case ByteClass.singleQuote:
          this.pos = endOfLineString(bytes, pos, this.length);
          return Token.literal;
        case ByteClass.end:
          if (pos >= this.length) {
            this.pos = pos;
            return endsStatement[this.last] === 1 ? Token.semicolon : Token.end;
          }
          this.pos = pos + 1;
          continue;
        case ByteClass.other:
          this.pos = pos + 1;
          continue;
        default:
          this.pos = pos + 1;
          return byteClass;
      }
    }
  }

  private readWord(start: number): number {
    const bytes = this.bytes;
    const word = words.read(start, nameBytes);
    let pos = words.end;
    this.pos = pos;
    if (word < blank) return Token.firstKeyword + word;
    this.start = start;
    this.line = this.lineNow;
    this.word = word;
    if (bytes[pos] !== Byte.dot || byteClasses[bytes[pos + 1]!] !== ByteClass.letter) return Token.name;
    this.selector = words.read(pos + 1, nameBytes);
    pos = words.end;
    while (bytes[pos] === Byte.dot && byteClasses[bytes[pos + 1]!] === ByteClass.letter) {
      pos += 2;
      while (nameBytes[bytes[pos]!] === 1) pos++;
    }
    this.pos = pos;
    return Token.path;
  }

  private readString(start: number): number {
    const [bytes, length] = [this.bytes, this.length];
    this.start = start;
    this.line = this.lineNow;
    if (bytes[start] === Byte.backquote) this.skipRaw(start);
    else this.pos = endOfLineString(bytes, start, length);
    this.end = this.pos;
    return Token.string;
  }

  private skipRaw(start: number): void {
    const { bytes, length } = this;
    let pos = start + 1;
    for (; pos < length && bytes[pos] !== Byte.backquote; pos++)
      if (bytes[pos] === Byte.newline) this.lineNow++;
    if (pos >= length) noteUnclosed();
    this.pos = Math.min(pos + 1, length);
  }

  /** Whether it spans a line end. */
  private skipLines(start: number, end: number): boolean {
    const before = this.lineNow;
    for (let pos = start; pos < end; pos++) if (this.bytes[pos] === Byte.newline) this.lineNow++;
    this.pos = end;
    return this.lineNow > before;
  }

  private readDot(pos: number): number {
    const bytes = this.bytes;
    if (byteClasses[bytes[pos + 1]!] === ByteClass.digit) {
      this.pos = endOfNumber(bytes, pos);
      return Token.literal;
    }
    const isEllipsis = bytes[pos + 1] === Byte.dot && bytes[pos + 2] === Byte.dot;
    this.pos = pos + (isEllipsis ? 3 : 1);
    return isEllipsis ? Token.operator : Token.dot;
  }

  private readPair(pos: number, pair: number, single: number): number {
    const isPair = this.bytes[pos + 1] === Byte.equals;
    this.pos = pos + (isPair ? 2 : 1);
    return isPair ? pair : single;
  }

  /** `+ += ++ << <<= <- &^= …`: only assignments and statement ends are distinguished. */
  private readOperator(start: number): number {
    const [first, second] = [this.bytes[start]!, this.bytes[start + 1]!];
    const isDoubled = second === first;
    if (isDoubled && (first === Byte.plus || first === Byte.minus)) {
      this.pos = start + 2;
      return Token.step;
    }
    const isShift = isDoubled && (first === Byte.less || first === Byte.greater);
    if (isShift || (first === Byte.ampersand && second === caret))
      return this.readPair(start + 1, Token.assign, Token.operator);
    if (isDoubled || (first === Byte.less && second === Byte.minus)) {
      this.pos = start + 2;
      return Token.operator;
    }
    // `<=`, `>=` and `!=` compare.
    const compares = first === Byte.less || first === Byte.greater || first === Byte.bang;
    return this.readPair(start, compares ? Token.operator : Token.assign, Token.operator);
  }
}
