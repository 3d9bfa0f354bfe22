// Splits a Scala file into tokens. Skips comments and the text of strings and XML literals, but not the code in them.
import type { SourceText } from '../../../model/source.ts';
import { bytesIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { BraceLexer } from '../../kit/brace-lexer.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { endOfLine, endOfLineString, endOfRun } from '../../kit/skip.ts';
import { firstBytes, nameBytes, operatorBytes } from './bytes.ts';
import { Mode, endOfBackquoted, endOfCharacter, readQuoted } from './literals.ts';
import * as Token from './token.ts';
import { words, Word } from './words.ts';
import { beginsXml, readXml } from './xml.ts';

/** Bytes that are tokens by themselves. */
const signs = bytesIn(',;()[]');
/** Single-byte operators that affect the names around them. */
const singleOperators = bytesIn(':=@');
const none = -2;
/** First of the three UTF-8 bytes of `⇒` and `←`. */
const arrowLead = 0xe2;

/** Reused across files. */
export class ScalaLexer extends BraceLexer {
  #nameEnd = -1;
  #mode: number = Mode.code;
  /** Open tags of the current XML literal. */
  #tags = 0;
  #braces = 0;
  /** For each enclosing template: open braces before its code, and the mode and tags to restore. */
  readonly #templates = new NumberStack();
  /** First token of a line: its indentation + 1; 0 for other tokens. */
  override extra = 0;
  /** The last newline before the next token, if there is one. */
  #newline = none;

  begin(source: SourceText): void {
    const { bytes, length } = source;
    this.restart(source);
    // Skip the first line of a script.
    this.pos = bytes[0] === Byte.hash ? endOfLine(bytes, 0, length) : 0;
    this.#newline = -1;
    this.#nameEnd = -1;
    this.#mode = Mode.code;
    this.#tags = 0;
    this.#braces = 0;
    this.#templates.clear();
    words.begin(bytes);
  }

  next(): number {
    this.extra = 0;
    if (this.#mode !== Mode.code) return this.#readText();
    const pos = this.skipBlanks();
    const byte = this.bytes[pos]!;
    this.start = pos;
    if (this.#newline !== none) {
      this.extra = pos - this.#newline;
      this.#newline = none;
    }
    if (firstBytes[byte] === 1) return this.#readWord(pos);
    return signs[byte] === 1 ? this.take(byte, pos + 1) : this.#readOther(byte, pos);
  }

  protected override endLine(newline: number): void {
    this.line++;
    this.#newline = newline;
  }

  #readOther(byte: number, pos: number): number {
    const { bytes } = this;
    switch (byte) {
      case Byte.dot:
        return this.#readDot(pos);
      case Byte.openBrace:
        this.#braces++;
        return this.take(byte, pos + 1);
      case Byte.closeBrace:
        return this.#closeBrace(pos);
      case Byte.doubleQuote:
        if (bytes[pos + 1] === Byte.doubleQuote && bytes[pos + 2] === Byte.doubleQuote)
          return this.#openString(pos, Mode.string);
        return this.take(Token.literal, endOfLineString(bytes, pos, this.length));
      case Byte.singleQuote:
        return this.take(Token.literal, endOfCharacter(bytes, this.length, pos));
      case Byte.backquote:
        return this.#readBackquoted(pos);
      case Byte.less:
        return beginsXml(bytes, pos) ? this.#openXml(pos) : this.#readOperator(pos);
      default:
        if (operatorBytes[byte] === 1) return this.#readOperator(pos);
        if (nameBytes[byte] === 1)
          return this.take(Token.literal, endOfRun(bytes, pos, this.length, nameBytes));
        if (pos >= this.length) return this.take(Token.end, this.length);
        return this.take(Token.operator, pos + 1);
    }
  }

  /** A name, keyword, arrow, `_` or interpolated string. */
  #readWord(start: number): number {
    const { bytes } = this;
    const first = bytes[start]!;
    if (first === arrowLead && this.#isArrow(start))
      return this.take(bytes[start + 1] === 0x87 ? Token.arrow : Token.from, start + 3);
    const end = this.#readName(start);
    if (first === Byte.underscore && end === start + 1) return this.take(Token.operator, end);
    if (bytes[end] === Byte.doubleQuote) return this.#openString(end, Mode.string + Mode.interpolated);
    const token = words.kindOf(this.word);
    if (Token.isName(token)) this.#nameEnd = end;
    return this.take(token, end);
  }

  /** `⇒` and `←` in older code. */
  #isArrow(pos: number): boolean {
    const second = this.bytes[pos + 1];
    const third = this.bytes[pos + 2];
    return (second === 0x87 && third === 0x92) || (second === 0x86 && third === 0x90);
  }

  /** Returns its end. After the last underscore a name may continue with an operator: `price_=`. */
  #readName(start: number): number {
    const { bytes } = this;
    this.word = words.read(start, nameBytes);
    let { end } = words;
    if (bytes[end - 1] !== Byte.underscore || end === start + 1 || operatorBytes[bytes[end]!] !== 1)
      return end;
    while (operatorBytes[bytes[end]!] === 1) end++;
    this.word = words.numberOf(start, end);
    return end;
  }

  /** After anything but a name, the selected member may be a keyword or an interpolated string. */
  #readDot(pos: number): number {
    const start = pos + 1;
    if (firstBytes[this.bytes[start]!] !== 1) return this.take(Byte.dot, start);
    const isPath = this.#nameEnd === pos;
    const end = this.#readName(start);
    if (!isPath) {
      const isHard = !Token.isName(words.kindOf(this.word));
      if (isHard || this.word === Word._ || this.bytes[end] === Byte.doubleQuote)
        return this.take(Byte.dot, start);
    }
    this.start = start;
    this.#nameEnd = end;
    return this.take(isPath ? Token.selector : Token.member, end);
  }

  #readBackquoted(pos: number): number {
    const end = endOfBackquoted(this.bytes, this.length, pos);
    this.start = pos + 1;
    const next = this.bytes[end] === Byte.backquote ? end + 1 : end;
    this.#nameEnd = next;
    if (end > pos + 1) this.word = words.numberOf(pos + 1, end);
    return this.take(end > pos + 1 ? Token.name : Token.operator, next);
  }

  /** `+/*` ends where the comment begins. */
  #readOperator(start: number): number {
    const { bytes } = this;
    let pos = start + 1;
    for (let byte = bytes[pos]!; operatorBytes[byte] === 1; byte = bytes[++pos]!) {
      if (byte === Byte.slash && (bytes[pos + 1] === Byte.slash || bytes[pos + 1] === Byte.star)) break;
    }
    return this.take(operatorOf(bytes, start, pos), pos);
  }

  #closeBrace(pos: number): number {
    const templates = this.#templates;
    this.take(Byte.closeBrace, pos + 1);
    const isTemplate = templates.size > 0 && templates.at(templates.size - 3) === this.#braces;
    if (!isTemplate) {
      this.#braces--;
      return Byte.closeBrace;
    }
    this.#mode = templates.at(templates.size - 2);
    this.#tags = templates.at(templates.size - 1);
    templates.size -= 3;
    return Token.closeTemplate;
  }

  /** At the opening quote, possibly after an interpolator. */
  #openString(quote: number, mode: number): number {
    const isLong = this.bytes[quote + 1] === Byte.doubleQuote && this.bytes[quote + 2] === Byte.doubleQuote;
    this.#mode = mode + (isLong ? Mode.long : 0);
    this.pos = quote + (isLong ? 3 : 1);
    return this.#readText();
  }

  #openXml(pos: number): number {
    this.#mode = Mode.xml;
    this.#tags = 0;
    this.pos = pos;
    return this.#readText();
  }

  /** Up to the next code in a string or XML literal, or past its end. */
  #readText(): number {
    const { bytes } = this;
    const mode = this.#mode;
    const place =
      (mode & Mode.xml) === 0
        ? readQuoted(bytes, this.length, this.pos, mode)
        : readXml({ bytes, length: this.length, start: this.pos, tags: this.#tags, mode });
    this.start = this.pos;
    if (mode >= Mode.long) this.passLines(this.pos, place.pos);
    if (place.kind === 'name') return this.#readNameInString(place.pos);
    this.#mode = Mode.code;
    if (place.kind === 'end') return this.take(Token.literal, place.pos);
    this.#templates.push(this.#braces);
    this.#templates.push(place.mode);
    this.#templates.push(place.tags);
    return this.take(Token.openTemplate, place.pos);
  }

  /** `$cart` */
  #readNameInString(start: number): number {
    const { bytes } = this;
    let end = start;
    while (nameBytes[bytes[end]!] === 1 && bytes[end] !== Byte.dollar) end++;
    this.start = start;
    this.word = words.numberOf(start, end);
    return this.take(words.kindOf(this.word) === Token.word ? Token.word : Token.name, end);
  }
}

function operatorOf(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start]!;
  const second = bytes[start + 1];
  switch (end - start) {
    case 1:
      return singleOperators[first] === 1 ? first : Token.operator;
    case 2:
      if (first === Byte.equals && second === Byte.greater) return Token.arrow;
      return first === Byte.less && second === Byte.minus ? Token.from : Token.operator;
    default:
      return end - start === 3 && first === Byte.question && second === Byte.equals
        ? Token.arrow
        : Token.operator;
  }
}
