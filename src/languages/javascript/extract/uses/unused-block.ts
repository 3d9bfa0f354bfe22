// Most blocks of a file name none of the imports in question. Such a block need not be read, only left, which takes a fraction
// of the time. Where what a slash or a `<` means takes grammar, the block is read.
import { ByteClass, tokenClass } from '../byte-classes.ts';
import {
  skipBlockComment,
  skipLine,
  skipNumber,
  skipRegExp,
  skipString,
  skipTemplateText,
  skipWord,
  wideSpaceLength,
} from '../skip.ts';
import { keywordAt } from './keywords.ts';
import type { NameFinder } from './name-finder.ts';
import * as token from './token-kinds.ts';

export interface TextWithNames {
  readonly bytes: Buffer;
  readonly length: number;
  readonly names: NameFinder;
  /** Its text may have JSX. */
  readonly hasElements: boolean;
}

const operator = 0;
const operand = 1;
/** A name or a keyword. */
const word = 2;
/** The end of a condition or a block, or that of an operand. */
const unclear = 3;

/** Where the block ends that begins at `open`. If one of the names is in it, or that is not clear: -1 - the end of the search. */
export function endOfUnusedBlock(text: TextWithNames, open: number): number {
  const search = new BlockEndSearch(text);
  let pos = open;
  do {
    const end = pos < text.length ? search.endOfToken(pos) : -1;
    if (end < 0) return -1 - pos;
    pos = end;
  } while (search.depth > 0);
  return pos;
}

class BlockEndSearch {
  /** Of open braces, those of templates included. */
  depth = 0;
  readonly #text: TextWithNames;
  /** What the last token was. */
  #before = operator;
  #lastWord = 0;
  /** Depths of the templates whose substitution is open. */
  readonly #templates: number[] = [];

  constructor(text: TextWithNames) {
    this.#text = text;
  }

  /** -1 if it is one of the names, or not clear. */
  endOfToken(pos: number): number {
    const { bytes, length } = this.#text;
    const byte = bytes[pos]!;
    switch (tokenClass[byte]) {
      case ByteClass.space:
        return pos + 1;
      case ByteClass.beyondAscii:
      case ByteClass.word:
        return this.#endOfWord(pos);
      case ByteClass.digit:
        this.#before = operand;
        return skipNumber(bytes, pos);
      case ByteClass.quote:
        this.#before = operand;
        return skipString(bytes, pos, length);
      case ByteClass.backtick:
        return this.#endOfTemplateText(pos + 1);
      case ByteClass.slash:
        return this.#endOfSlash(pos);
      case ByteClass.openBrace:
        this.depth++;
        this.#before = operator;
        return pos + 1;
      case ByteClass.closeBrace:
        return this.#endOfCloseBrace(pos);
      case ByteClass.closeParen:
        this.#before = unclear;
        return pos + 1;
      case ByteClass.closeBracket:
        this.#before = operand;
        return pos + 1;
      case ByteClass.lessThan:
        if (this.#text.hasElements && !this.#isAfterOperand()) return -1;
        this.#before = operator;
        return pos + 1;
      default:
        this.#before = this.#isDoubtful(pos) ? unclear : operator;
        return pos + 1;
    }
  }

  #endOfWord(pos: number): number {
    const { bytes, names } = this.#text;
    const wide = bytes[pos]! < 0x80 ? 0 : wideSpaceLength(bytes, pos);
    if (wide > 0) return pos + wide;
    const end = skipWord(bytes, pos + 1);
    if (names.find(pos, end) !== -1) return -1;
    this.#before = word;
    this.#lastWord = pos;
    return end;
  }

  /** A comment, a division or a regular expression. */
  #endOfSlash(pos: number): number {
    const { bytes, length } = this.#text;
    const next = bytes[pos + 1];
    if (next === token.slash) return skipLine(bytes, pos, length);
    if (next === token.star) return skipBlockComment(bytes, pos, length);
    if (this.#before === operator) {
      this.#before = operand;
      return Math.max(skipRegExp(bytes, pos, length), -1);
    }
    if (!this.#isAfterOperand()) return -1;
    this.#before = operator;
    return pos + 1;
  }

  #isAfterOperand(): boolean {
    if (this.#before !== word) return this.#before === operand;
    const { bytes } = this.#text;
    return keywordAt(bytes, this.#lastWord, skipWord(bytes, this.#lastWord + 1)) === 0;
  }

  /** The end of an operand as well as an operator: `total++`, `cart!`, `<Order>`. */
  #isDoubtful(pos: number): boolean {
    const { bytes } = this.#text;
    const byte = bytes[pos];
    if (byte === token.plus || byte === token.minus) return bytes[pos - 1] === byte;
    if (byte === token.greater) return bytes[pos - 1] !== token.equals;
    return byte === token.bang && this.#before !== operator;
  }

  #endOfCloseBrace(pos: number): number {
    this.depth--;
    if (this.#templates.at(-1) === this.depth) {
      this.#templates.pop();
      return this.#endOfTemplateText(pos + 1);
    }
    this.#before = unclear;
    return pos + 1;
  }

  #endOfTemplateText(from: number): number {
    const { bytes, length } = this.#text;
    const end = skipTemplateText(bytes, from, length);
    const isOver = bytes[end - 1] === token.backquote;
    this.#before = isOver ? operand : operator;
    if (!isOver) this.#templates.push(this.depth++);
    return end;
  }
}
