// A place in the text of a PHP file, and how to get over what holds no names: HTML, comments, blanks, strings. Each step
// looks at a byte once; the zero behind the text ends all of them.
import { endOfLine, endOfString } from '../../kit/skip.ts';
import { ByteCursor } from '../../kit/byte-cursor.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import * as Byte from '../../kit/bytes.ts';

/** How a string with expressions in it ends: by a quote, or by the label of a heredoc. */
export interface Closer {
  /** 0 for a heredoc. */
  readonly quote: number;
  readonly labelStart: number;
  readonly labelEnd: number;
}

/** Its methods are `private` and not `#`, which the engine would compile without knowing the constants they use. */
export class Cursor extends ByteCursor {
  /** To the first code behind the next `<?php`, `<?=` or `<?`. */
  skipHtml(): void {
    const { bytes, length } = this;
    for (;;) {
      const at = this.text.indexOf(Byte.less, this.pos);
      if (at === -1) {
        this.pos = length;
        return;
      }
      this.pos = at + 1;
      if (bytes[at + 1] !== Byte.question) continue;
      if (bytes[at + 2] === Byte.equals) {
        this.pos = at + 3;
        return;
      }
      const isLong = isPhp(bytes, at + 2);
      const end = at + (isLong ? 5 : 2);
      if (end >= length || byteClasses[bytes[end]!] === ByteClass.blank) {
        this.pos = Math.min(end, length);
        return;
      }
    }
  }

  /** Over blanks and comments. */
  skipBlanks(): void {
    this.pos = this.afterBlanks(this.pos);
  }

  /** Where the blanks and comments that begin at `from` end. */
  afterBlanks(from: number): number {
    const { bytes } = this;
    let pos = from;
    for (;;) {
      while (byteClasses[bytes[pos]!] === ByteClass.blank) pos++;
      const byte = bytes[pos];
      const next = bytes[pos + 1];
      if (byte === Byte.slash && next === Byte.star) pos = this.afterBlockComment(pos);
      else if (byte === Byte.slash && next === Byte.slash) pos = this.afterLineComment(pos);
      else if (byte === Byte.hash && next !== Byte.openBracket) pos = this.afterLineComment(pos);
      else return pos;
    }
  }

  afterBlockComment(start: number): number {
    const { bytes } = this;
    // There are stars all over a comment, but hardly a slash.
    let end = this.text.indexOf(Byte.slash, start + 3);
    while (end !== -1 && bytes[end - 1] !== Byte.star) end = this.text.indexOf(Byte.slash, end + 1);
    return end === -1 ? this.length : end + 1;
  }

  /** A `?>` ends the comment, too, and the code with it. */
  afterLineComment(start: number): number {
    const { bytes, length } = this;
    let pos = start;
    for (;;) {
      const byte = bytes[pos];
      if (byte === Byte.newline || (byte === Byte.question && bytes[pos + 1] === Byte.greater)) return pos;
      if (byte === 0 && pos >= length) return pos;
      pos++;
    }
  }

  /** Behind the name that begins at `from`, with its namespace. */
  afterQualifiedName(from: number): number {
    const { bytes } = this;
    let pos = from;
    for (;;) {
      while (nameBytes[bytes[pos]!] === 1) pos++;
      if (bytes[pos] !== Byte.backslash || byteClasses[bytes[pos + 1]!] !== ByteClass.letter) return pos;
      pos++;
    }
  }

  afterName(from: number): number {
    const { bytes } = this;
    let pos = from;
    while (nameBytes[bytes[pos]!] === 1) pos++;
    return pos;
  }

  /** Over a string without expressions, from its quote. */
  skipPlainString(): void {
    this.pos = endOfString(this.bytes, this.pos, this.length);
  }

  /** Over the rest of a string; true where an expression in it comes first, whose end is a closing brace. */
  skipToExpression(closer: Closer): boolean {
    return closer.quote === 0 ? this.skipInHeredoc(closer) : this.skipInQuotes(closer.quote);
  }

  /**
   * At `<<<`: behind its label, and how the heredoc ends; undefined where none begins here. A nowdoc has no expressions,
   * and is skipped whole.
   */
  openHeredoc(): Closer | undefined {
    const { bytes } = this;
    let start = this.pos + 3;
    while (bytes[start] === Byte.space || bytes[start] === Byte.tab) start++;
    const quote = bytes[start] === Byte.singleQuote || bytes[start] === Byte.doubleQuote ? bytes[start]! : 0;
    if (quote !== 0) start++;
    const end = this.afterName(start);
    if (end === start) {
      this.pos += 3;
      return undefined;
    }
    const closer: Closer = { quote: 0, labelStart: start, labelEnd: end };
    this.pos = quote === 0 ? end : end + 1;
    if (quote !== Byte.singleQuote) return closer;
    this.skipNowdoc(closer);
    return undefined;
  }

  private skipInQuotes(quote: number): boolean {
    const { bytes, length } = this;
    for (let pos = this.pos; pos < length; pos++) {
      const byte = bytes[pos];
      if (byte === quote) {
        this.pos = pos + 1;
        return false;
      }
      if (byte === Byte.backslash) pos++;
      else if (this.beginsExpression(pos)) return true;
    }
    this.pos = length;
    return false;
  }

  private skipInHeredoc(closer: Closer): boolean {
    const { bytes, length } = this;
    for (let pos = this.pos; pos < length; pos++) {
      const byte = bytes[pos];
      if (byte === Byte.newline) {
        const end = this.endOfLabel(pos + 1, closer);
        if (end === -1) continue;
        this.pos = end;
        return false;
      }
      if (byte === Byte.backslash && bytes[pos + 1] !== Byte.newline) pos++;
      else if (this.beginsExpression(pos)) return true;
    }
    this.pos = length;
    return false;
  }

  private skipNowdoc(closer: Closer): void {
    let end = -1;
    for (let at = this.pos; end === -1 && at < this.length; at++) {
      at = endOfLine(this.bytes, at, this.length);
      end = this.endOfLabel(at + 1, closer);
    }
    this.pos = end === -1 ? this.length : end;
  }

  /** `{$` or `${`; the place is then the first of the expression. */
  private beginsExpression(pos: number): boolean {
    const { bytes } = this;
    const byte = bytes[pos];
    if (byte === Byte.openBrace && bytes[pos + 1] === Byte.dollar) {
      this.pos = pos + 1;
      return true;
    }
    if (byte !== Byte.dollar || bytes[pos + 1] !== Byte.openBrace) return false;
    const end = this.afterName(pos + 2);
    // `${name}` and `${names[0]}` are variables.
    const isVariable = bytes[end] === Byte.closeBrace || bytes[end] === Byte.openBracket;
    this.pos = isVariable ? end : pos + 2;
    return true;
  }

  /** Where the label that ends a heredoc ends, if this line begins with it; -1 otherwise. */
  private endOfLabel(lineStart: number, { labelStart, labelEnd }: Closer): number {
    const { bytes, length } = this;
    let pos = lineStart;
    while (bytes[pos] === Byte.space || bytes[pos] === Byte.tab) pos++;
    for (let at = labelStart; at < labelEnd; at++, pos++) if (bytes[pos] !== bytes[at]) return -1;
    return pos > length || nameBytes[bytes[pos]!] === 1 ? -1 : pos;
  }
}

function isPhp(bytes: Uint8Array, at: number): boolean {
  return (bytes[at]! | 32) === 112 && (bytes[at + 1]! | 32) === 104 && (bytes[at + 2]! | 32) === 112;
}
