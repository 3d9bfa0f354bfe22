// Brackets in types: `<…>`, `{…}`, `(…)`, `[…]` and template types. They contain only types and names, so matching
// brackets is enough; import types are added on the way.
import * as Byte from '../../kit/bytes.ts';
import { ByteClass, tokenClass } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import type { Script } from './script.ts';
import { skipComment, skipNumber, skipString, skipWord } from './skip.ts';
import { Word, wordAt } from './words.ts';

/** `${` in `#open`. */
const dollar = 0x24;

export class TypeBrackets {
  readonly #script: Script;
  /** Unclosed brackets. */
  readonly #open: number[] = [];
  #depth = 0;
  /** No attempt succeeds before this position, so no text is read a third time. */
  #failedAt = 0;

  constructor(script: Script) {
    this.#script = script;
  }

  /** End of the brackets at `pos`; -1 if they do not match, so that this is not a type. */
  skip(pos: number): number {
    if (pos < this.#failedAt) return -1;
    const count = this.#script.count;
    this.#depth = 0;
    const end = this.#skip(pos);
    if (end === -1) this.#script.forgetFrom(count);
    return end;
  }

  #skip(from: number): number {
    const { bytes, length } = this.#script;
    let pos = from;
    do {
      const byte = bytes[pos]!;
      switch (tokenClass[byte]) {
        case ByteClass.word:
        case ByteClass.beyondAscii:
          pos = this.#skipName(pos);
          break;
        case ByteClass.digit:
          pos = skipNumber(bytes, pos);
          break;
        case ByteClass.quote:
          pos = skipString(bytes, pos, length);
          break;
        case ByteClass.backtick:
          pos = this.#skipTemplateText(pos + 1);
          break;
        case ByteClass.slash:
          pos = Math.max(skipComment(bytes, pos, length), pos + 1);
          break;
        case ByteClass.openParen:
        case ByteClass.openBracket:
        case ByteClass.openBrace:
        case ByteClass.lessThan:
          this.#push(byte);
          pos++;
          break;
        case ByteClass.closeParen:
        case ByteClass.closeBracket:
          if (!this.#close(byte === Byte.closeParen ? Byte.openParen : Byte.openBracket))
            return this.#fail(pos);
          pos++;
          break;
        case ByteClass.closeBrace:
          if (this.#close(dollar)) pos = this.#skipTemplateText(pos + 1);
          else if (this.#close(Byte.openBrace)) pos++;
          else return this.#fail(pos);
          break;
        case ByteClass.semicolon:
          if (this.#top === Byte.less) return this.#fail(pos);
          pos++;
          break;
        case ByteClass.equals:
          pos += bytes[pos + 1] === Byte.greater ? 2 : 1;
          break;
        default:
          if (byte === Byte.greater) this.#close(Byte.less);
          pos++;
      }
      if (pos >= length && this.#depth > 0) return this.#fail(length);
    } while (this.#depth > 0);
    return pos;
  }

  get #top(): number {
    return this.#open[this.#depth - 1]!;
  }

  #push(opening: number): void {
    this.#open[this.#depth++] = opening;
  }

  #close(opening: number): boolean {
    if (this.#depth === 0 || this.#top !== opening) return false;
    this.#depth--;
    return true;
  }

  #fail(pos: number): number {
    this.#failedAt = pos;
    return -1;
  }

  /** From after a backquote or substitution to the end of the template or its next substitution. */
  #skipTemplateText(from: number): number {
    const { bytes, length } = this.#script;
    for (let pos = from; pos < length; pos++) {
      const byte = bytes[pos];
      if (byte === Byte.backquote) return pos + 1;
      if (byte === 0x5c) pos++;
      else if (byte === dollar && bytes[pos + 1] === Byte.openBrace) {
        this.#push(dollar);
        return pos + 2;
      }
    }
    return length;
  }

  #skipName(start: number): number {
    const { bytes } = this.#script;
    // Always advance: a non-ASCII space ends every word.
    const end = Math.max(skipWord(bytes, start), start + 1);
    if (wordAt(bytes, start, end) === Word.import) readImportType(this.#script, end);
    return end;
  }
}

/** Adds `import('m')` in a type; `pos` is after the word. */
export function readImportType(script: Script, pos: number): void {
  const cursor = new Cursor(script, pos);
  if (!cursor.take(Byte.openParen)) return;
  const start = cursor.takeLiteral();
  const { end } = cursor;
  if (start !== -1 && (cursor.byte === Byte.closeParen || cursor.byte === Byte.comma))
    script.add('type', start, end);
}
