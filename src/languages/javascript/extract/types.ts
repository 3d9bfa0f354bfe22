// Types, where one is known to begin: braces, arrows and angle brackets mean something else in code.
import * as Byte from '../../kit/bytes.ts';
import { ByteClass, continuesWord, tokenClass } from './byte-classes.ts';
import { Cursor } from './cursor.ts';
import type { Script } from './script.ts';
import {
  skipComment,
  skipNumber,
  skipString,
  skipTemplateText,
  skipTrivia,
  skipWord,
  startsLine,
} from './skip.ts';
import { Word, prefixesType, wordAt } from './words.ts';

/** `${` in `#open`. */
const dollar = 0x24;

export class Types {
  readonly #script: Script;
  /** Unclosed brackets. */
  readonly #open: number[] = [];
  #depth = 0;
  /** No attempt to read brackets succeeds before this position, so no text is read a third time. */
  #failedAt = 0;
  /** The operand before was `(…)`, the parameters of a function type. */
  #isAfterParameters = false;
  /** `extends` without its `?`, and `?` without its `:`. */
  #conditions = 0;
  #branches = 0;

  constructor(script: Script) {
    this.#script = script;
  }

  /** End of the type after `pos`; -1 if there is none. */
  skip(pos: number): number {
    this.#conditions = 0;
    this.#branches = 0;
    let end = pos;
    for (;;) {
      const operandEnd = this.#skipOperand(end);
      if (operandEnd === -1) return end === pos ? -1 : end;
      end = this.#skipJoint(operandEnd);
      if (end === operandEnd) return end;
    }
  }

  /**
   * End of `<…>`, `{…}` and the like that open at `pos`; -1 if they do not match, so that this is not a type. They contain only
   * types and names, so matching brackets is enough; import types are added on the way.
   */
  skipBrackets(pos: number): number {
    if (pos < this.#failedAt) return -1;
    const { count } = this.#script;
    this.#depth = 0;
    const end = this.#readBrackets(pos);
    if (end === -1) this.#script.forgetFrom(count);
    return end;
  }

  #skipOperand(from: number): number {
    const { bytes, length } = this.#script;
    let pos = skipTrivia(bytes, from, length);
    this.#isAfterParameters = false;
    for (;;) {
      const byte = bytes[pos]!;
      if (continuesWord[byte] === 1) {
        const end = skipWord(bytes, pos);
        if (end === pos) return -1;
        const word = wordAt(bytes, pos, end);
        if (word === Word.import) return this.#skipImportType(end);
        if (prefixesType[word] === 0) return this.#skipSuffixes(end);
        pos = skipTrivia(bytes, end, length);
      } else if (byte === Byte.less) {
        const end = this.skipBrackets(pos);
        if (end === -1) return -1;
        pos = skipTrivia(bytes, end, length);
      } else if (
        byte === Byte.openParen ||
        byte === Byte.openBracket ||
        byte === Byte.openBrace ||
        byte === Byte.backquote
      ) {
        this.#isAfterParameters = byte === Byte.openParen && this.#beginsParameters(pos);
        const end = this.skipBrackets(pos);
        return end === -1 ? -1 : this.#skipSuffixes(end);
      } else if (byte === 0x22 || byte === 0x27) return this.#skipSuffixes(skipString(bytes, pos, length));
      // A leading `|`, a negative number, Flow's `?Order` and `*`.
      else if (
        byte === Byte.bar ||
        byte === Byte.ampersand ||
        byte === 0x2d ||
        byte === Byte.question ||
        byte === 0x2a
      )
        pos = skipTrivia(bytes, pos + 1, length);
      else return -1;
    }
  }

  #skipImportType(wordEnd: number): number {
    const { bytes, length } = this.#script;
    readImportType(this.#script, wordEnd);
    const paren = skipTrivia(bytes, wordEnd, length);
    const end = bytes[paren] === Byte.openParen ? this.skipBrackets(paren) : -1;
    return end === -1 ? wordEnd : this.#skipSuffixes(end);
  }

  /** `[]`, `['key']`, `<Order>`, `.Order` after an operand. */
  #skipSuffixes(from: number): number {
    const { bytes, length } = this.#script;
    let end = from;
    for (;;) {
      const pos = skipTrivia(bytes, end, length);
      const byte = bytes[pos];
      if (byte === 0x2e && bytes[pos + 1] !== 0x2e) end = skipWord(bytes, skipTrivia(bytes, pos + 1, length));
      else if (byte === Byte.less || (byte === Byte.openBracket && !startsLine(bytes, pos))) {
        const close = this.skipBrackets(pos);
        if (close === -1) return end;
        end = close;
        this.#isAfterParameters = false;
      } else return end;
    }
  }

  /** End of the operator at `from`; `from` if the type ends. */
  #skipJoint(from: number): number {
    const { bytes, length } = this.#script;
    const pos = skipTrivia(bytes, from, length);
    const byte = bytes[pos]!;
    const next = bytes[pos + 1];
    if (byte === Byte.bar || byte === Byte.ampersand)
      return next === byte || next === Byte.equals ? from : pos + 1;
    if (byte === Byte.equals) return next === Byte.greater && this.#isAfterParameters ? pos + 2 : from;
    if (byte === Byte.question) {
      if (this.#conditions === 0) return from;
      this.#conditions = 0;
      this.#branches++;
      return pos + 1;
    }
    if (byte === Byte.colon) {
      if (this.#branches === 0) return from;
      this.#branches--;
      return pos + 1;
    }
    if ((byte !== 0x65 && byte !== 0x69) || startsLine(bytes, pos)) return from;
    const end = skipWord(bytes, pos);
    const word = wordAt(bytes, pos, end);
    if (word === Word.extends) this.#conditions++;
    return word === Word.extends || word === Word.is ? end : from;
  }

  /** Whether the parenthesis at `pos` holds parameters, decided like the compiler by the first two tokens inside. */
  #beginsParameters(pos: number): boolean {
    const { bytes, length } = this.#script;
    const first = skipTrivia(bytes, pos + 1, length);
    const byte = bytes[first]!;
    if (byte === Byte.closeParen || byte === 0x2e || byte === Byte.openBrace || byte === Byte.openBracket)
      return true;
    if (continuesWord[byte] === 0) return false;
    const second = skipTrivia(bytes, skipWord(bytes, first), length);
    const after = bytes[second];
    if (after === Byte.colon || after === Byte.comma || after === Byte.question || after === Byte.equals)
      return true;
    if (after !== Byte.closeParen) return false;
    const third = skipTrivia(bytes, second + 1, length);
    return bytes[third] === Byte.equals && bytes[third + 1] === Byte.greater;
  }

  #readBrackets(from: number): number {
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
    const end = skipTemplateText(bytes, from, length);
    if (bytes[end - 1] === Byte.openBrace) this.#push(dollar);
    return Math.min(end, length);
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
function readImportType(script: Script, pos: number): void {
  const cursor = new Cursor(script, pos);
  if (!cursor.take(Byte.openParen)) return;
  const start = cursor.takeLiteral();
  const { end } = cursor;
  if (start !== -1 && (cursor.byte === Byte.closeParen || cursor.byte === Byte.comma))
    script.add('type', start, end);
}
