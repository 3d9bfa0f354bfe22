// Types, where one is known to begin: braces, arrows and angle brackets mean something else in code.
import * as Byte from '../../kit/bytes.ts';
import { continuesWord } from './byte-classes.ts';
import type { Script } from './script.ts';
import { skipString, skipTrivia, skipWord, startsLine } from './skip.ts';
import { readImportType, TypeBrackets } from './type-brackets.ts';
import { Word, prefixesType, wordAt } from './words.ts';

export class Types {
  readonly #script: Script;
  readonly #brackets: TypeBrackets;
  /** The operand before was `(…)`, the parameters of a function type. */
  #isAfterParameters = false;
  /** `extends` without its `?`, and `?` without its `:`. */
  #conditions = 0;
  #branches = 0;

  constructor(script: Script) {
    this.#script = script;
    this.#brackets = new TypeBrackets(script);
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

  /** End of `<…>`, `{…}` and the like that open at `pos`; -1 if this is not a type. */
  skipBrackets(pos: number): number {
    return this.#brackets.skip(pos);
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
        const end = this.#brackets.skip(pos);
        if (end === -1) return -1;
        pos = skipTrivia(bytes, end, length);
      } else if (
        byte === Byte.openParen ||
        byte === Byte.openBracket ||
        byte === Byte.openBrace ||
        byte === Byte.backquote
      ) {
        this.#isAfterParameters = byte === Byte.openParen && this.#beginsParameters(pos);
        const end = this.#brackets.skip(pos);
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
    const end = bytes[paren] === Byte.openParen ? this.#brackets.skip(paren) : -1;
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
        const close = this.#brackets.skip(pos);
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
}
