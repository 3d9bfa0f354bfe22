// Splits a Kotlin file into tokens. Comments are skipped; of strings only the templates remain.
import type { SourceText } from '../../../model/source.ts';
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { BraceLexer } from '../../kit/brace-lexer.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { endOfSimpleNumber } from '../../kit/end-of-number.ts';
import { endOfLine, endOfLineString, endOfRun } from '../../kit/skip.ts';
import * as Token from './token.ts';
import { table, Word } from './words.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

export const nameBytes = nameBytesWith('_');
export const blankBytes = bytesIn(' \t\r\n\f');
export const digitBytes = bytesIn(digits);
/** 1 for a byte that is a token by itself. */
const signs = bytesIn(';,()[]<>@');
/** 1 for a character that ends an operand: `::` after it selects a member. */
const closingSigns = bytesIn(')]}>');
/** 1 for a byte at which the text of a string may end. */
const stops = bytesIn('\0\n"$\\');

const [plainQuotes, rawQuotes] = [1, 3];

/** Reused across files. */
export class KotlinLexer extends BraceLexer {
  #last: number = Token.end;
  /** The quotes that opened the current string; 0 in code. */
  #quotes = 0;
  #braces = 0;
  /** For each open template: the braces that were open before it, and the quotes of its string. */
  readonly #templates = new NumberStack();

  begin(source: SourceText): void {
    const { bytes, length } = source;
    this.restart(source);
    // A script may begin with `#!`.
    this.pos = bytes[0] === Byte.hash ? endOfLine(bytes, 0, length) : 0;
    this.#last = Token.end;
    this.#quotes = 0;
    this.#braces = 0;
    this.#templates.clear();
    table.begin(bytes);
  }

  next(): number {
    const token = this.#quotes === 0 ? this.#readCode() : this.#readString();
    this.#last = token;
    return token;
  }

  #readCode(): number {
    const { bytes } = this;
    const pos = this.skipBlanks();
    const byte = bytes[pos]!;
    this.start = pos;
    if (nameBytes[byte] === 1) return this.#readWord(pos);
    if (signs[byte] === 1) return this.take(byte, pos + 1);
    const next = bytes[pos + 1]!;
    switch (byte) {
      case Byte.dot:
        return this.#readDot(pos);
      case Byte.openBrace:
        this.#braces++;
        return this.take(byte, pos + 1);
      case Byte.closeBrace:
        return this.#closeBrace(pos);
      case Byte.equals:
        if (next !== Byte.equals) return this.take(byte, pos + 1);
        return this.take(Token.operator, pos + (bytes[pos + 2] === Byte.equals ? 3 : 2));
      case Byte.colon:
        return next === Byte.colon ? this.#readReference(pos) : this.take(byte, pos + 1);
      case Byte.doubleQuote:
        this.#quotes =
          next === Byte.doubleQuote && bytes[pos + 2] === Byte.doubleQuote ? rawQuotes : plainQuotes;
        this.pos = pos + this.#quotes;
        return this.#readString();
      case Byte.minus:
        return next === Byte.greater ? this.take(Token.arrow, pos + 2) : this.take(Token.operator, pos + 1);
      case Byte.question:
        return this.#readQuestion(pos);
      case Byte.singleQuote:
        return this.take(Token.literal, endOfLineString(bytes, pos, this.length));
      case Byte.backquote:
        return this.#readBackquoted(pos);
      default:
        if (pos >= this.length) return this.take(Token.end, this.length);
        return this.take(Token.operator, pos + 1);
    }
  }

  #readWord(start: number): number {
    if (digitBytes[this.bytes[start]!] === 1)
      return this.take(Token.literal, endOfSimpleNumber(this.bytes, start));
    this.word = table.read(start, nameBytes);
    const { end } = table;
    const kind = table.kindOf(this.word);
    if (this.bytes[end] === Byte.at) return this.#skipLabel(kind, end);
    this.take(kind, end);
    // `Cart::class` declares nothing, and a word after `=` is not a modifier.
    if (this.word === Word.class && this.#last === Token.reference) return Token.word;
    return this.#last === Byte.equals && kind >= Token.modifier ? Token.name : kind;
  }

  /** `loop@` and `return@loop`: labels are not names. */
  #skipLabel(kind: number, end: number): number {
    if (!Token.isPlainWord(kind)) return this.take(Token.operator, end + 1);
    return this.take(Token.word, endOfRun(this.bytes, end + 1, this.length, nameBytes));
  }

  #readDot(pos: number): number {
    const next = this.bytes[pos + 1]!;
    if (next === Byte.dot) return this.take(Token.operator, pos + 2);
    if (digitBytes[next] === 1) return this.take(Token.literal, endOfSimpleNumber(this.bytes, pos + 1));
    if (nameBytes[next] !== 1) return this.take(Byte.dot, pos + 1);
    const isPart = this.end === pos && this.#last >= Token.modifier && this.#last <= Token.selector;
    this.start = pos + 1;
    this.word = table.read(pos + 1, nameBytes);
    return this.take(isPart ? Token.part : Token.selector, table.end);
  }

  /** `Cart::total` selects a member, as a dot does. */
  #readReference(pos: number): number {
    const isMember = this.#last >= Token.word || closingSigns[this.#last] === 1;
    return this.take(isMember ? Token.reference : Token.operator, pos + 2);
  }

  /** `?.` is read as a dot. */
  #readQuestion(pos: number): number {
    const next = this.bytes[pos + 1];
    return next === Byte.dot
      ? this.#readDot(pos + 1)
      : this.take(Byte.question, pos + (next === Byte.colon ? 2 : 1));
  }

  #closeBrace(pos: number): number {
    const templates = this.#templates;
    this.take(Byte.closeBrace, pos + 1);
    if (templates.size === 0 || templates.at(templates.size - 2) !== this.#braces) {
      this.#braces--;
      return Byte.closeBrace;
    }
    this.#quotes = templates.at(templates.size - 1);
    templates.size -= 2;
    return Token.closeTemplate;
  }

  /** An unclosed name ends with its line. */
  #readBackquoted(pos: number): number {
    const { bytes } = this;
    const start = pos + 1;
    let end = start;
    while (bytes[end] !== Byte.backquote && bytes[end] !== Byte.newline && end < this.length) end++;
    this.take(Token.name, bytes[end] === Byte.backquote ? end + 1 : end);
    if (end === start) return Token.operator;
    this.start = start;
    this.end = end;
    this.word = table.numberOf(start, end);
    return Token.name;
  }

  /** Reads up to the next name or template in the string, or to its end. An unclosed plain string ends with its line. */
  #readString(): number {
    const { bytes } = this;
    const isRaw = this.#quotes === rawQuotes;
    for (let pos = this.pos; ; pos++) {
      while (stops[bytes[pos]!] === 0) pos++;
      const byte = bytes[pos]!;
      const next = bytes[pos + 1]!;
      if (byte === Byte.doubleQuote) {
        if (!isRaw) return this.#endString(pos + 1);
        if (next === Byte.doubleQuote && bytes[pos + 2] === Byte.doubleQuote)
          return this.#endRawString(pos + 3);
      } else if (byte === Byte.dollar) {
        if (next === Byte.openBrace) return this.#openTemplate(pos + 2);
        if (nameBytes[next] === 1 && digitBytes[next] === 0) return this.#readNameInString(pos + 1);
      } else if (byte === Byte.backslash) {
        if (!isRaw && next !== Byte.newline && pos + 1 < this.length) pos++;
      } else if ((byte === Byte.newline && !isRaw) || pos >= this.length) {
        if (pos >= this.length) noteUnclosed();
        return this.#endString(pos);
      } else if (byte === Byte.newline) {
        this.line++;
      }
    }
  }

  #endString(end: number): number {
    this.#quotes = 0;
    return this.take(Token.literal, end);
  }

  /** A raw string ends with the last of the quotes: `""""a""""`. */
  #endRawString(pos: number): number {
    let end = pos;
    while (this.bytes[end] === Byte.doubleQuote) end++;
    return this.#endString(end);
  }

  #openTemplate(end: number): number {
    this.#templates.push(this.#braces);
    this.#templates.push(this.#quotes);
    this.#quotes = 0;
    return this.take(Token.openTemplate, end);
  }

  #readNameInString(start: number): number {
    this.start = start;
    this.word = table.read(start, nameBytes);
    this.take(Token.name, table.end);
    return Token.isPlainWord(table.kindOf(this.word)) ? Token.word : Token.name;
  }
}
