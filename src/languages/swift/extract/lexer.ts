// Splits a Swift file into tokens. Skips comments and string text, but not the code in interpolations.
import type { SourceText } from '../../../model/source.ts';
import { bytesIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { countLines, endOfLine } from '../../kit/skip.ts';
import {
  blankBytes,
  digitBytes,
  endOfArguments,
  endOfName,
  endOfOperator,
  endOfOperatorName,
  endOfPath,
  endOfRegex,
  nameBytes,
  nameStarts,
  operatorBytes,
  upperStarts,
} from './ends.ts';
import { endOfSimpleNumber } from '../../kit/end-of-number.ts';
import { BraceLexer } from '../../kit/brace-lexer.ts';
import { StringText } from './string-text.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

/** Bytes that are tokens by themselves. */
const signs = bytesIn(';,:]}{');
/** Bytes that can begin a statement at the start of a line; `#` is decided later. */
const statementStarts = nameBytes.slice();
for (const byte of Buffer.from('(["@`')) statementStarts[byte] = 1;

const attributes = new Map<string, number>([
  ['testable', Token.testable],
  ['_exported', Token.exported],
]);
const directives = new Set(['if', 'elseif', 'else', 'endif', 'sourceLocation']);
const questions = new Set(['available', 'unavailable']);

/** Reused across files. */
export class SwiftLexer extends BraceLexer {
  #last: number = Token.newStatement;
  /** Token to return after `newStatement`. */
  #pending: number = Token.end;
  /** A line started after a complete expression. */
  #mayBegin = false;
  /** Open parentheses in the current interpolation, or in the file. */
  #parens = 0;
  readonly #string = new StringText();
  /** In string text, after an interpolation. */
  #isInText = false;
  /** A regular expression cannot end before this position. */
  #noRegexBefore = 0;
  /** Name, path or macro: the part that may name a type. `word` is its first name. */
  override extra = 0;

  begin(source: SourceText): void {
    const { bytes, length } = source;
    this.restart(source);
    this.#last = Token.newStatement;
    this.#pending = Token.end;
    this.#mayBegin = false;
    this.#parens = 0;
    this.#isInText = false;
    this.#string.clear(bytes, length);
    this.#noRegexBefore = 0;
    words.begin(bytes);
  }

  next(): number {
    if (this.#pending !== Token.end) {
      const token = this.#pending;
      this.#pending = Token.end;
      this.#last = token;
      return token;
    }
    if (this.#isInText && this.#readRestOfString() === Token.interpolation) return this.#enterInterpolation();
    return this.#readCode();
  }

  /** The next token, preceded by `newStatement` if it begins a statement. */
  #readCode(): number {
    for (;;) {
      const pos = this.skipBlanks();
      const byte = this.bytes[pos]!;
      this.start = pos;
      if (pos >= this.length) return Token.end;
      const begins = this.#mayBegin && statementStarts[byte] === 1;
      if (begins) this.#last = Token.newStatement;
      const token = this.#readToken(byte, pos);
      if (token === Token.end) continue;
      const isStatement = (begins && !Token.isSequel(token)) || (this.#mayBegin && byte === Byte.hash);
      this.#mayBegin = false;
      this.#last = token;
      if (token === Token.interpolation) this.#enterInterpolation();
      if (!isStatement) return token;
      this.#pending = token;
      return Token.newStatement;
    }
  }

  protected override endLine(): void {
    this.line++;
    if (Token.isComplete(this.#last)) this.#mayBegin = true;
  }

  /** A multi-line comment ends the line it began on. */
  protected override passLines(start: number, end: number): void {
    const lines = countLines(this.bytes, start, end);
    this.line += lines;
    if (lines > 0 && Token.isComplete(this.#last)) this.#mayBegin = true;
  }

  /** `end` if there is nothing to report. */
  #readToken(byte: number, pos: number): number {
    const { bytes } = this;
    if (nameStarts[byte] === 1) return this.#readWord(byte, pos);
    if (signs[byte] === 1) return this.take(byte, pos + 1);
    if (digitBytes[byte] === 1) return this.take(Token.operand, endOfSimpleNumber(bytes, pos));
    switch (byte) {
      case Byte.dot:
        return this.#readDot(pos);
      case Byte.openParen:
        this.#parens++;
        return this.take(byte, pos + 1);
      case Byte.closeParen:
        return this.#closeParen(pos);
      case Byte.openBracket: {
        const isAfterOperand = Token.endsOperand(this.#last) && !this.#isBlank(pos - 1);
        return this.take(isAfterOperand ? Token.openSubscript : byte, pos + 1);
      }
      case Byte.equals:
        return bytes[pos + 1] === Byte.equals ? this.#readOperator(pos) : this.take(byte, pos + 1);
      case Byte.doubleQuote:
        return this.#readString(pos, 0);
      case Byte.minus:
        return bytes[pos + 1] === Byte.greater ? this.take(Token.arrow, pos + 2) : this.#readOperator(pos);
      case Byte.question:
      case Byte.bang:
        return this.#readMark(pos);
      case Byte.less:
        return this.#readLess(pos);
      case Byte.greater:
        if (bytes[pos + 1] === Byte.equals || this.#last === Token.func) return this.#readOperator(pos);
        return this.take(byte, pos + 1);
      case Byte.at:
        return this.#readAttribute(pos);
      case Byte.hash:
        return this.#readHash(pos);
      case Byte.slash:
        return this.#readSlash(pos);
      case Byte.backquote:
        return this.#readBackquoted(pos);
      default:
        return operatorBytes[byte] === 1 ? this.#readOperator(pos) : this.take(Token.end, pos + 1);
    }
  }

  #isBlank(pos: number): boolean {
    const byte = this.bytes[pos]!;
    return blankBytes[byte] === 1 || byte === Byte.newline || byte === 0;
  }

  #readWord(first: number, start: number): number {
    const { bytes } = this;
    const word = words.read(start, nameBytes);
    const { end } = words;
    this.word = word;
    this.extra = word;
    // `$0` and `$projected` are local.
    if (this.#last === Byte.dot || first === Byte.dollar)
      return this.take(Token.operand, endOfPath(bytes, end));
    const kind = words.kindOf(word);
    if (kind === Token.operand) return this.take(kind, endOfPath(bytes, end));
    if (kind >= Token.public_ && kind <= Token.internal) return this.#readAccess(kind, end);
    if (kind !== Token.name || bytes[end] !== Byte.dot || nameStarts[bytes[end + 1]!] !== 1)
      return this.take(kind, end);
    const chainEnd = endOfPath(bytes, end, upperStarts);
    if (chainEnd > end) this.extra = words.numberOf(start, chainEnd);
    return this.take(Token.path, endOfPath(bytes, chainEnd));
  }

  /** `open(file)` is a call, `private(set)` only concerns the setter. */
  #readAccess(kind: number, end: number): number {
    const { bytes } = this;
    let next = end;
    while (blankBytes[bytes[next]!] === 1) next++;
    if (bytes[next] !== Byte.openParen) return this.take(kind, end);
    if (kind === Token.public_) return this.take(Token.name, end);
    return this.takeLines(Token.plain, end, endOfArguments(bytes, next, this.length));
  }

  /** `.member`; `...`, `..<`; or a dot before a blank. */
  #readDot(pos: number): number {
    const { bytes } = this;
    if (nameStarts[bytes[pos + 1]!] === 1) return this.take(Token.operand, endOfPath(bytes, pos));
    if (bytes[pos + 1] !== Byte.dot) return this.take(Byte.dot, pos + 1);
    let end = pos + 1;
    while (bytes[end] === Byte.dot || bytes[end] === Byte.less) end++;
    return this.take(Token.operator, end);
  }

  #closeParen(pos: number): number {
    this.pos = pos + 1;
    if (this.#parens > 0) this.#parens--;
    else if (this.#string.isInside) {
      this.#parens = this.#string.leave();
      this.#isInText = true;
      return Token.closeInterpolation;
    }
    return Byte.closeParen;
  }

  /** `?` and `!` directly after an operand belong to it. */
  #readMark(pos: number): number {
    const isAfterOperand = Token.endsOperand(this.#last) && !this.#isBlank(pos - 1);
    const isPostfix = (isAfterOperand && this.bytes[pos + 1] !== Byte.equals) || this.#last === Byte.greater;
    return isPostfix ? this.take(Token.operand, pos + 1) : this.#readOperator(pos);
  }

  /** `<` directly after a name usually begins generic arguments. */
  #readLess(pos: number): number {
    const { bytes } = this;
    const last = this.#last;
    const canTakeTypes = last === Token.name || last === Token.nameless || last === Token.operatorName;
    const isOfTypes = canTakeTypes && nameStarts[bytes[pos + 1]!] === 1;
    const isAfterName = pos > 0 && nameBytes[bytes[pos - 1]!] === 1;
    return isOfTypes || isAfterName ? this.take(Byte.less, pos + 1) : this.#readOperator(pos);
  }

  #readSlash(pos: number): number {
    const isOperator = Token.endsOperand(this.#last) || this.#last === Token.func;
    return isOperator ? this.#readOperator(pos) : this.#readRegex(pos, 0);
  }

  #readOperator(pos: number): number {
    const { bytes } = this;
    if (this.#last === Token.func) return this.take(Token.operatorName, endOfOperatorName(bytes, pos));
    return this.take(Token.operator, endOfOperator(bytes, pos + 1));
  }

  /** At the slash or the hashes before it. Falls back to an operator. */
  #readRegex(pos: number, hashes: number): number {
    const source = { bytes: this.bytes, length: this.length };
    const start = pos + hashes;
    if (start >= this.#noRegexBefore) {
      const end = endOfRegex(source, start, hashes);
      if (end.isRegex) return this.takeLines(Token.operand, start, end.pos);
      this.#noRegexBefore = end.pos;
    }
    return this.take(Token.operator, endOfOperator(source.bytes, start + 1));
  }

  #readAttribute(pos: number): number {
    const { bytes } = this;
    if (upperStarts[bytes[pos + 1]!] === 1) return this.#readMacro(pos);
    const end = endOfName(bytes, pos + 1);
    this.word = words.numberOf(pos + 1, end);
    const word = words.text(this.word);
    // The arguments of `@attached` name types.
    const kind = attributes.get(word) ?? Token.attribute;
    return this.takeLines(kind, end, word === 'attached' ? end : endOfArguments(bytes, end, this.length));
  }

  /** Conditional compilation directives are skipped: every branch is read. */
  #readHash(pos: number): number {
    const { bytes } = this;
    let at = pos;
    while (bytes[at] === Byte.hash) at++;
    if (bytes[at] === Byte.doubleQuote) return this.#readString(pos, at - pos);
    if (bytes[at] === Byte.slash) return this.#readRegex(pos, at - pos);
    const end = endOfName(bytes, at);
    const word = words.text(words.numberOf(pos + 1, end));
    if (directives.has(word)) return this.take(Token.end, endOfLine(bytes, end, this.length));
    if (questions.has(word)) {
      this.pos = endOfArguments(bytes, end, this.length);
      this.passLines(end, this.pos);
      return Token.end;
    }
    return end > at ? this.#readMacro(pos) : this.take(Token.operator, end);
  }

  /** Includes the sign, because macros have their own namespace. */
  #readMacro(start: number): number {
    const { bytes } = this;
    const name = endOfName(bytes, start + 1);
    this.extra = words.numberOf(start, endOfPath(bytes, name, upperStarts));
    return this.take(Token.macroUse, endOfPath(bytes, name));
  }

  /** `` `default` `` and `` `any text` `` are always names. */
  #readBackquoted(pos: number): number {
    const { bytes } = this;
    let end = pos + 1;
    while (bytes[end] !== Byte.backquote && bytes[end] !== Byte.newline && bytes[end] !== 0) end++;
    if (bytes[end] !== Byte.backquote || end === pos + 1) return this.take(Token.operator, pos + 1);
    this.start = pos + 1;
    this.word = words.numberOf(pos + 1, end);
    this.extra = this.word;
    return this.take(Token.name, end + 1);
  }

  /** At the hashes before the opening quote. */
  #readString(pos: number, hashes: number): number {
    const token = this.#string.begin(pos, hashes);
    return this.takeLines(token, pos, this.#string.end);
  }

  /** The rest of a string after an interpolation; an operand if the string ends. */
  #readRestOfString(): number {
    this.#isInText = false;
    const token = this.#string.readRest(this.pos);
    return this.takeLines(token, this.pos, this.#string.end);
  }

  #enterInterpolation(): number {
    this.#string.enter(this.#parens);
    this.#parens = 0;
    this.#last = Token.interpolation;
    return Token.interpolation;
  }
}
