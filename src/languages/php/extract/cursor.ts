// Position in a PHP file, with methods to skip HTML, comments, blanks and strings. Reads each byte once; the zero after
// the text ends every loop.
import { endOfBlockComment, endOfLine, endOfString } from '../../kit/skip.ts';
import { ByteCursor } from '../../kit/byte-cursor.ts';
import * as ByteClass from './byte-class.ts';
import { byteClasses, nameBytes } from './byte-classes.ts';
import * as Byte from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** How an interpolated string ends: with a quote, or with the label of a heredoc. */
export interface Closer {
  /** 0 for a heredoc. */
  readonly quote: number;
  readonly labelStart: number;
  readonly labelEnd: number;
}

/** Methods are `private` instead of `#`: V8 does not inline constants into `#` methods. */
export class Cursor extends ByteCursor {
  /** To the code after the next `<?php`, `<?=` or `<?`. */
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

  /** Comments count as blanks. */
  skipBlanks(): void {
    this.pos = this.afterBlanks(this.pos);
  }

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
    return endOfBlockComment(this.bytes, start, this.length);
  }

  /** `?>` ends the comment and the code. */
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

  /** At the opening quote of a string without interpolation. */
  skipPlainString(): void {
    this.pos = endOfString(this.bytes, this.pos, this.length);
  }

  /** Skips the rest of a string, or up to the next expression in braces: then true. */
  skipToExpression(closer: Closer): boolean {
    const { bytes, length } = this;
    const isHeredoc = closer.quote === 0;
    const ending = isHeredoc ? Byte.newline : closer.quote;
    for (let pos = this.pos; pos < length; pos++) {
      const byte = bytes[pos];
      if (byte === ending) {
        const end = isHeredoc ? this.endOfLabel(pos + 1, closer) : pos + 1;
        if (end === -1) continue;
        this.pos = end;
        return false;
      }
      if (byte === Byte.backslash) {
        if (!isHeredoc || bytes[pos + 1] !== Byte.newline) pos++;
      } else if (this.beginsExpression(pos)) return true;
    }
    return this.endUnclosed();
  }

  /** At `<<<`. Undefined if no heredoc begins here, or after a nowdoc, which is skipped whole. */
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

  private endUnclosed(): false {
    noteUnclosed();
    this.pos = this.length;
    return false;
  }

  private skipNowdoc(closer: Closer): void {
    let end = -1;
    for (let at = this.pos; end === -1 && at < this.length; at++) {
      at = endOfLine(this.bytes, at, this.length);
      end = this.endOfLabel(at + 1, closer);
    }
    if (end === -1) this.endUnclosed();
    else this.pos = end;
  }

  /** `{$` or `${`; moves into the expression. */
  private beginsExpression(pos: number): boolean {
    const { bytes } = this;
    const byte = bytes[pos];
    if (byte === Byte.openBrace && bytes[pos + 1] === Byte.dollar) {
      this.pos = pos + 1;
      return true;
    }
    if (byte !== Byte.dollar || bytes[pos + 1] !== Byte.openBrace) return false;
    const end = this.afterName(pos + 2);
    // `${name}` and `${names[0]}` are plain variables.
    const isVariable = bytes[end] === Byte.closeBrace || bytes[end] === Byte.openBracket;
    this.pos = isVariable ? end : pos + 2;
    return true;
  }

  /** End of the closing label, if the line begins with it; else -1. */
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
