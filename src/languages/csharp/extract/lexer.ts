// Splits a C# file into tokens. Comments, strings and directives are skipped; code in interpolated strings is included,
// skipped branches of `#if` are not.
import type { SourceText } from '../../../model/source.ts';
import { BraceLexer } from '../../kit/brace-lexer.ts';
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { endOfSimpleNumber } from '../../kit/end-of-number.ts';
import { endOfBlockComment, endOfLine, endOfLineString } from '../../kit/skip.ts';
import { Conditions } from './conditions.ts';
import { Interpolation, regular, verbatim } from './interpolation.ts';
import { words } from './words.ts';
import { endOfRaw, endOfVerbatim, runLength } from './literals.ts';
import * as Token from './token.ts';

/** A backslash begins a Unicode escape in a name. */
const nameBytes = nameBytesWith('_\\');
const digitBytes = bytesIn(digits);
const openings = bytesIn('([{');
const closings = bytesIn(')]}');
/** Bytes of operators, which may have two characters. */
const operators = bytesIn('+-*%&|^<>!=.:?');
/** Other bytes that are tokens by themselves. */
const signs = bytesIn(';,~');

/** Operators of two characters, by both bytes: the token of the pair; 0 if they are two tokens. */
const pairs = new Uint8Array(1 << 16);

/** Not `>>`, which may close two type argument lists, nor `**`, which may be a pointer to a pointer. */
for (const sign of '=+-%&|^<!?.') setPair(sign + sign, Token.operator);
for (const sign of '+-*%&|^<>!') setPair(`${sign}=`, Token.operator);
setPair('=>', Token.arrow);
setPair('->', Token.pointer);
setPair('?.', Token.pointer);
setPair('::', Token.doubleColon);

function setPair(operator: string, token: number): void {
  pairs[Buffer.from(operator).readUInt16BE()] = token;
}

/** Reused across files. */
export class CSharpLexer extends BraceLexer {
  readonly #conditions = new Conditions();
  readonly #interpolation = new Interpolation();
  /** In the text of an interpolated string. */
  #isInText = false;
  /** Open brackets. */
  #depth = 0;

  begin(source: SourceText): void {
    this.restart(source);
    this.#conditions.begin();
    this.#interpolation.begin();
    this.#isInText = false;
    this.#depth = 0;
    words.begin(source.bytes);
  }

  next(): number {
    if (this.#isInText && this.#readText()) return Token.openHole;
    const { bytes } = this;
    for (;;) {
      const pos = this.skipBlanks();
      const byte = bytes[pos]!;
      if (nameBytes[byte] === 1) return this.#readWord(byte, pos);
      if (this.#interpolation.isInHole && this.#isEdge(byte, pos)) return this.#leaveHole(pos);
      if (openings[byte] === 1) return this.#takeBracket(byte, pos, 1);
      if (closings[byte] === 1) return this.#takeBracket(byte, pos, -1);
      if (signs[byte] === 1) return this.take(byte, pos + 1);
      if (operators[byte] === 1) return this.#readOperator(byte, pos);
      const token = this.#readOther(byte, pos);
      if (token !== Token.other) return token;
    }
  }

  protected override endOfBlockComment(pos: number): number {
    return endOfBlockComment(this.bytes, pos, this.length);
  }

  #readWord(byte: number, pos: number): number {
    const { bytes } = this;
    if (digitBytes[byte] === 1) return this.take(Token.literal, endOfSimpleNumber(bytes, pos));
    this.word = words.read(pos, nameBytes);
    return this.take(words.kindOf(this.word), words.end);
  }

  #takeBracket(byte: number, pos: number, step: number): number {
    this.#depth += step;
    this.#interpolation.bracket(step);
    return this.take(byte, pos + 1);
  }

  #readOperator(byte: number, pos: number): number {
    const { bytes } = this;
    const pair = pairs[(byte << 8) | bytes[pos + 1]!]!;
    // `?.` is a dot, unless a digit follows.
    const isPair = pair !== 0 && (pair !== Token.pointer || digitBytes[bytes[pos + 2]!] !== 1);
    return isPair ? this.take(pair, pos + 2) : this.take(byte, pos + 1);
  }

  /** `other` if no token begins here. */
  #readOther(byte: number, pos: number): number {
    const { bytes } = this;
    switch (byte) {
      case Byte.slash:
        return this.take(Token.operator, pos + (bytes[pos + 1] === Byte.equals ? 2 : 1));
      case Byte.doubleQuote:
        if (bytes[pos + 1] === Byte.doubleQuote && bytes[pos + 2] === Byte.doubleQuote)
          return this.takeLines(Token.literal, pos, endOfRaw(bytes, pos, this.length));
        return this.take(Token.literal, endOfLineString(bytes, pos, this.length));
      case Byte.singleQuote:
        return this.take(Token.literal, endOfLineString(bytes, pos, this.length));
      case Byte.dollar:
      case Byte.at:
        return this.#readPrefixed(pos);
      case Byte.hash:
        return this.take(Token.other, this.#isFirstInLine(pos) ? this.#endOfDirective(pos) : pos + 1);
      default:
        return pos >= this.length ? this.take(Token.end, this.length) : this.take(Token.other, pos + 1);
    }
  }

  /** `@name`, `@"…"`, `$"…"`, `$@"…"`, `@$"…"`, `$$"""…"""`. */
  #readPrefixed(start: number): number {
    const { bytes } = this;
    let pos = start;
    let dollars = 0;
    let isVerbatim = false;
    for (; bytes[pos] === Byte.dollar || bytes[pos] === Byte.at; pos++) {
      if (bytes[pos] === Byte.at) isVerbatim = true;
      else dollars++;
    }
    if (bytes[pos] !== Byte.doubleQuote)
      return isVerbatim ? this.#readName(pos) : this.take(Token.other, pos);
    if (dollars === 0) return this.takeLines(Token.literal, pos, endOfVerbatim(bytes, pos + 1, this.length));
    const run = isVerbatim ? 1 : runLength(bytes, pos, Byte.doubleQuote);
    this.#interpolation.enter(isVerbatim ? verbatim : run < 3 ? regular : run, dollars);
    this.#isInText = true;
    return this.take(Token.literal, pos + (run < 3 ? 1 : run));
  }

  /** After an `@`, keywords are names: `@class`. */
  #readName(start: number): number {
    this.word = words.read(start, nameBytes);
    return this.take(words.end > start ? Token.name : Token.other, words.end);
  }

  /** Text of an interpolated string. True if a hole follows. */
  #readText(): boolean {
    const end = this.#interpolation.skipText(this.bytes, this.pos, this.length);
    this.#isInText = false;
    this.takeLines(Token.literal, this.pos, Math.abs(end));
    return end < 0;
  }

  /** Whether the hole ends here, with its brace or the colon before its format. */
  #isEdge(byte: number, pos: number): boolean {
    if (byte === Byte.colon ? this.bytes[pos + 1] === Byte.colon : byte !== Byte.closeBrace) return false;
    return this.#interpolation.isAtEdge;
  }

  #leaveHole(pos: number): number {
    const end = this.#interpolation.skipEdge(this.bytes, pos, this.length);
    this.#isInText = true;
    return this.take(Token.closeHole, Math.max(end, pos + 1));
  }

  #isFirstInLine(start: number): boolean {
    const { bytes } = this;
    let pos = start;
    while (pos > 0 && bytes[pos - 1]! <= Byte.space && bytes[pos - 1] !== Byte.newline) pos--;
    return pos === 0 || bytes[pos - 1] === Byte.newline;
  }

  /** From a `#`, past the code that it excludes. */
  #endOfDirective(start: number): number {
    const { bytes, length } = this;
    let pos = start;
    for (;;) {
      const end = endOfLine(bytes, pos, length);
      this.#conditions.follow(textOf(bytes, pos + 1, end), this.#depth);
      if (!this.#conditions.isSkipping) return end;
      // Skip to the next directive.
      pos = end;
      do {
        pos = endOfLine(bytes, pos, length);
        if (pos >= length) return pos;
        this.line++;
        do pos++;
        while (bytes[pos]! <= Byte.space && bytes[pos] !== Byte.newline && pos < length);
      } while (bytes[pos] !== Byte.hash);
    }
  }
}

/** Longer directives are not relevant. */
const maxDirective = 200;

function textOf(bytes: Uint8Array, start: number, end: number): string {
  const length = Math.max(0, Math.min(end - start, maxDirective));
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, length).toString();
}
